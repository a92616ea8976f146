// The pages of the form that asks what happened: the most frequent first, then each chapter that has something for this hand. Pure.
import type { ConsoleView } from '../../server/console/view.ts';
import { CHAPTERS, type FieldSpec, KINDS, kindsOf, type ReportChapter, type ReportKind } from './floor/reportKinds.ts';

export type ReportPage = 'often' | ReportChapter;

export interface ReportPageKinds {
  readonly name: ReportPage;
  readonly kinds: readonly ReportKind[];
}

/** What dealers call for most: one press less for these. */
const OFTEN: readonly ReportKind[] = [
  'boxed',
  'exposed-by-dealer',
  'wrong-count',
  'exposed-by-player',
  'deal-order',
  'burn',
  'premature-board',
  'fouled',
  'all-mucked',
  'refuses-to-open',
  'dispute',
];

export function reportPages({ reports }: Pick<ConsoleView, 'reports'>): readonly ReportPageKinds[] {
  const fits = (kind: ReportKind): boolean => reports.some((one) => one.kind === kind);
  const pages = [
    { name: 'often' as const, kinds: OFTEN.filter(fits) },
    ...CHAPTERS.map((name) => ({ name, kinds: kindsOf(name).filter(fits) })),
  ];
  return pages.filter(({ kinds }) => kinds.length > 0);
}

/** The field whose tap reports at once: the seat, or the only choice there is. Null: a button of its own does. */
export function decidingField(kind: ReportKind): FieldSpec | null {
  const { fields } = KINDS[kind];
  const seat = fields.find((field) => field.is === 'seat' && field.optional !== true);
  if (seat !== undefined) return seat;
  const [only, ...others] = fields;
  return only?.is === 'choice' && others.length === 0 ? only : null;
}
