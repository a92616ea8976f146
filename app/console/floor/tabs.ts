// The sides of the ruling desk.
export const TABS = ['alarms', 'report', 'table', 'rulings'] as const;
export type Tab = (typeof TABS)[number];
