// What waits at the ruling desk, as one list: alarms of the vault, reports of this hand, soft alarms, questions. Pure.
import type {
  FloorInboxItem,
  FloorIncident,
  FloorNotice,
  FloorQuestion,
  FloorView,
} from '../../../server/floor/view.ts';

export type Alarm =
  | { readonly kind: 'inbox'; readonly key: string; readonly item: FloorInboxItem }
  | { readonly kind: 'incident'; readonly key: string; readonly item: FloorIncident }
  | { readonly kind: 'notice'; readonly key: string; readonly item: FloorNotice }
  | { readonly kind: 'question'; readonly key: string; readonly item: FloorQuestion };

export interface AlarmGroups {
  readonly open: readonly Alarm[];
  readonly soft: readonly Alarm[];
  readonly asked: readonly Alarm[];
  readonly done: readonly Alarm[];
}

/** What stops the hand first, each oldest first. */
export function alarmGroups(view: FloorView): AlarmGroups {
  const inbox = view.inbox.map((item): Alarm => ({ kind: 'inbox', key: `inbox ${item.hand} ${item.code}`, item }));
  const incidents = view.incidents.map((item): Alarm => {
    return { kind: 'incident', key: `incident ${view.hand?.hand} ${item.id}`, item };
  });
  const open = [...inbox, ...incidents.filter(({ item }) => !('status' in item) || item.status === 'open')];
  return {
    open: [...open.filter(isHard), ...open.filter((alarm) => !isHard(alarm))],
    soft: view.notices.map((item): Alarm => ({ kind: 'notice', key: `notice ${item.id}`, item })),
    asked: view.questions.map((item): Alarm => ({ kind: 'question', key: `question ${item.id}`, item })),
    done: incidents.filter(({ item }) => 'status' in item && item.status !== 'open'),
  };
}

/** Red rather than amber. */
export function isHard(alarm: Alarm): boolean {
  switch (alarm.kind) {
    case 'inbox':
      return alarm.item.stops;
    case 'incident':
      return alarm.item.severity === 'hard' && alarm.item.status === 'open';
    case 'notice':
      return alarm.item.severity === 'hard';
    case 'question':
      return false;
  }
}

/** What the page sounds for, by key. */
export function hardAlarms(view: FloorView): readonly string[] {
  return alarmGroups(view)
    .open.filter(isHard)
    .map(({ key }) => key);
}

/** The chosen one while it is there, else the first that waits. */
export function shownAlarm(groups: AlarmGroups, chosen: string): Alarm | null {
  const all = [...groups.open, ...groups.soft, ...groups.asked, ...groups.done];
  return all.find(({ key }) => key === chosen) ?? groups.open[0] ?? groups.soft[0] ?? null;
}
