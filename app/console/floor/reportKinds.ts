// What may be reported in a hand, by chapter, and what has to be said about each. Pure.
import type { FloorCommand, FloorView } from '../../../server/floor/view.ts';

export type Report = Extract<FloorCommand, { do: 'report' }>['report'];
export type ReportKind = Report['kind'];

export const CHAPTERS = ['deal', 'count', 'deck', 'players', 'board', 'pot'] as const;
export type ReportChapter = (typeof CHAPTERS)[number];

export type FieldSpec =
  /** one of the seats that were dealt in; `optional`: or none */
  | { readonly name: 'seat'; readonly is: 'seat'; readonly optional?: true }
  | { readonly name: FlagName; readonly is: 'flag' }
  /** `optional`: or nobody has counted */
  | {
      readonly name: NumberName;
      readonly is: 'number';
      readonly least: number;
      readonly most: number;
      readonly from: number;
      readonly optional?: true;
    }
  | { readonly name: ChoiceName; readonly is: 'choice'; readonly options: readonly ChoiceValue[] };

export type FlagName =
  | 'correctable'
  | 'looked'
  | 'first'
  | 'empty'
  | 'identifiable'
  | 'wrongInformation'
  | 'orderKnown'
  | 'deliberate'
  | 'previous';
export type NumberName = 'count' | 'nth' | 'counted' | 'recount' | 'burned' | 'burns' | 'board';
export type ChoiceName = 'what' | 'where' | 'place' | 'street';
export type ChoiceValue =
  | 'shuffle'
  | 'cut'
  | 'face-down'
  | 'face-up'
  | 'in-play'
  | 'stub'
  | 'hole'
  | 'burn'
  | 'board'
  | Street;

type Street = FloorView['reports'][number]['streets'][number];
/** Those of all games behind the first one. */
const LATER_STREETS: readonly [Street, ...Street[]] = [
  'flop',
  ...(['turn', 'river', 'fourth', 'fifth', 'sixth', 'seventh', 'first_draw', 'second_draw', 'third_draw'] as const),
];

/** What is chosen in the form so far. */
export interface Said {
  readonly seat: number | null;
  readonly flags: Readonly<Partial<Record<FlagName, boolean>>>;
  readonly numbers: Readonly<Partial<Record<NumberName, number | null>>>;
  readonly choices: Readonly<Partial<Record<ChoiceName, ChoiceValue>>>;
}

export interface KindSpec {
  readonly chapter: ReportChapter;
  readonly clause: string;
  readonly fields: readonly FieldSpec[];
  /** null while something is missing */
  readonly make: (said: Said) => Report | null;
}

const SEAT: FieldSpec = { name: 'seat', is: 'seat' };
const SEAT_OR_NONE: FieldSpec = { name: 'seat', is: 'seat', optional: true };
const STREET: FieldSpec = { name: 'street', is: 'choice', options: LATER_STREETS };
const flag = (name: FlagName): FieldSpec => ({ name, is: 'flag' });
const number = (name: NumberName, [least, most, from]: readonly [number, number, number]): FieldSpec => ({
  ...{ name, is: 'number', least, most, from },
});
const plain = (chapter: ReportChapter, clause: string, make: () => Report): KindSpec => ({
  ...{ chapter, clause, fields: [], make },
});

function atSeat<K extends Report>({ seat }: Said, make: (seat: number) => K): K | null {
  return seat === null ? null : make(seat);
}

function of<T extends ChoiceValue>(value: ChoiceValue | undefined, options: readonly [T, ...T[]]): T {
  return options.find((option) => option === value) ?? options[0];
}

const on = ({ flags }: Said, name: FlagName): boolean => flags[name] ?? false;
const count = ({ numbers }: Said, name: NumberName, from: number): number => numbers[name] ?? from;
const street = ({ choices }: Said) => of(choices.street, LATER_STREETS);

export const KINDS: Readonly<Record<ReportKind, KindSpec>> = {
  'blind-missing': {
    ...{ chapter: 'deal', clause: '2.5.1', fields: [SEAT] },
    make: (said) => atSeat(said, (seat) => ({ kind: 'blind-missing', seat })),
  },
  'exposed-in-cut': plain('deal', '6.3.1', () => ({ kind: 'exposed-in-cut' })),
  'not-shuffled': {
    ...{ chapter: 'deal', clause: '6.3.2' },
    fields: [{ name: 'what', is: 'choice', options: ['shuffle', 'cut'] }],
    make: ({ choices }) => ({ kind: 'not-shuffled', what: of(choices.what, ['shuffle', 'cut']) }),
  },
  'deal-order': {
    ...{ chapter: 'deal', clause: '6.3.3', fields: [flag('correctable'), flag('looked'), flag('first')] },
    make: (said) => ({
      ...{ kind: 'deal-order', correctable: on(said, 'correctable') },
      ...{ looked: on(said, 'looked'), first: on(said, 'first') },
    }),
  },
  'dealt-wrong-seat': {
    ...{ chapter: 'deal', clause: '6.3.4', fields: [SEAT, flag('empty')] },
    make: (said) => atSeat(said, (seat) => ({ kind: 'dealt-wrong-seat', seat, empty: on(said, 'empty') })),
  },
  'exposed-by-dealer': {
    ...{ chapter: 'deal', clause: '6.3.6', fields: [SEAT, number('nth', [1, 60, 1])] },
    make: (said) => atSeat(said, (seat) => ({ kind: 'exposed-by-dealer', seat, nth: count(said, 'nth', 1) })),
  },
  'wrong-count': {
    ...{ chapter: 'count', clause: '6.3.5', fields: [SEAT, number('count', [0, 9, 3])] },
    make: (said) => atSeat(said, (seat) => ({ kind: 'wrong-count', seat, count: count(said, 'count', 3) })),
  },
  'deck-count': {
    ...{ chapter: 'count', clause: '6.2.1' },
    fields: [
      number('counted', [0, 60, 52]),
      { name: 'recount', is: 'number', least: 0, most: 60, from: 52, optional: true },
    ],
    make: (said) => ({
      ...{ kind: 'deck-count', counted: count(said, 'counted', 52), recount: said.numbers.recount ?? null },
    }),
  },
  defect: {
    ...{ chapter: 'deck', clause: '6.1' },
    fields: [{ name: 'where', is: 'choice', options: ['face-down', 'face-up'] }, SEAT_OR_NONE],
    make: ({ choices, seat }) => ({ kind: 'defect', where: of(choices.where, ['face-down', 'face-up']), seat }),
  },
  duplicate: plain('deck', '6.2.2', () => ({ kind: 'duplicate' })),
  foreign: {
    ...{ chapter: 'deck', clause: '6.2.3' },
    fields: [{ name: 'where', is: 'choice', options: ['in-play', 'stub'] }],
    make: ({ choices }) => ({ kind: 'foreign', where: of(choices.where, ['in-play', 'stub']) }),
  },
  'non-standard': {
    ...{ chapter: 'deck', clause: '6.2.1', fields: [SEAT_OR_NONE] },
    make: ({ seat }) => ({ kind: 'non-standard', seat }),
  },
  boxed: {
    ...{ chapter: 'deck', clause: '6.4.5' },
    fields: [{ name: 'place', is: 'choice', options: ['hole', 'burn', 'board'] }],
    make: ({ choices }) => ({ kind: 'boxed', place: of(choices.place, ['hole', 'burn', 'board']) }),
  },
  'out-of-view': {
    ...{ chapter: 'players', clause: '6.4.1', fields: [SEAT] },
    make: (said) => atSeat(said, (seat) => ({ kind: 'out-of-view', seat })),
  },
  fouled: {
    ...{ chapter: 'players', clause: '6.4.2', fields: [SEAT, flag('identifiable'), flag('wrongInformation')] },
    make: (said) =>
      atSeat(said, (seat) => ({
        ...{ kind: 'fouled', seat },
        ...{ identifiable: on(said, 'identifiable'), wrongInformation: on(said, 'wrongInformation') },
      })),
  },
  'exposed-by-player': {
    ...{ chapter: 'players', clause: '6.4.7', fields: [SEAT, flag('deliberate')] },
    make: (said) => atSeat(said, (seat) => ({ kind: 'exposed-by-player', seat, deliberate: on(said, 'deliberate') })),
  },
  burn: {
    ...{ chapter: 'board', clause: '6.4.6', fields: [STREET, number('burned', [0, 9, 0]), flag('orderKnown')] },
    make: (said) => ({
      ...{ kind: 'burn', street: street(said), burned: count(said, 'burned', 0), orderKnown: on(said, 'orderKnown') },
    }),
  },
  'premature-board': {
    ...{ chapter: 'board', clause: '2.5.3', fields: [STREET] },
    make: (said) => ({ kind: 'premature-board', street: street(said) }),
  },
  'four-card-flop': plain('board', '2.5.5', () => ({ kind: 'four-card-flop' })),
  'count-mismatch': {
    ...{ chapter: 'board', clause: '2.5.5', fields: [number('burns', [0, 9, 1]), number('board', [0, 9, 3])] },
    make: (said) => ({ kind: 'count-mismatch', burns: count(said, 'burns', 1), board: count(said, 'board', 3) }),
  },
  'stub-too-early': plain('board', '2.5.7', () => ({ kind: 'stub-too-early' })),
  'all-mucked': plain('pot', '5.9.2.2', () => ({ kind: 'all-mucked' })),
  'refuses-to-open': {
    ...{ chapter: 'pot', clause: '5.9.2.1', fields: [SEAT] },
    make: (said) => atSeat(said, (seat) => ({ kind: 'refuses-to-open', seat })),
  },
  dispute: {
    ...{ chapter: 'pot', clause: '5.9.1', fields: [flag('previous')] },
    make: (said) => ({ kind: 'dispute', previous: on(said, 'previous') }),
  },
};

export const NOTHING_SAID: Said = { seat: null, flags: {}, numbers: {}, choices: {} };

/** What is chosen before anything is tapped: the first street that the report may name. */
export function firstSaid([street]: readonly Street[]): Said {
  return street === undefined ? NOTHING_SAID : { ...NOTHING_SAID, choices: { street } };
}

/** The things to say, with the streets alone that the report may name now. */
export function fieldsOf(kind: ReportKind, streets: readonly Street[]): readonly FieldSpec[] {
  return KINDS[kind].fields.map((field) => (field.name === 'street' ? { ...field, options: streets } : field));
}

export function kindsOf(chapter: ReportChapter): readonly ReportKind[] {
  return ALL_KINDS.filter((kind) => KINDS[kind].chapter === chapter);
}

/** In the order of the rulebook. */
const ALL_KINDS = [
  'blind-missing',
  'exposed-in-cut',
  'not-shuffled',
  'deal-order',
  'dealt-wrong-seat',
  'exposed-by-dealer',
  'wrong-count',
  'deck-count',
  'defect',
  'duplicate',
  'foreign',
  'non-standard',
  'boxed',
  'out-of-view',
  'fouled',
  'exposed-by-player',
  'burn',
  'premature-board',
  'four-card-flop',
  'count-mismatch',
  'stub-too-early',
  'all-mucked',
  'refuses-to-open',
  'dispute',
] as const satisfies readonly ReportKind[];
