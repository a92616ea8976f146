// `report KIND ...` of a scenario script: `report wrong-count s5 3`, `report deal-order correctable first`, `report burn turn 2 known`.
// A role at the end says who reports; without one it is the dealer.

import type { IncidentKind, IncidentReport, ReportOf } from '../../../server/engine/rulings/incident.ts';
import type { ReportIncident } from '../../../server/engine/rulings/rulingCommand.ts';
import { roleFrom, seatFrom, sharesFrom, streetFrom } from './scriptValues.ts';

type Words = readonly string[];

const REPORTS: { readonly [K in IncidentKind]: (words: Words) => ReportOf<K> } = {
  'blind-missing': ([seat]) => ({ kind: 'blind-missing', seat: seatFrom(seat) }),
  'exposed-in-cut': () => ({ kind: 'exposed-in-cut' }),
  'not-shuffled': ([what]) => ({ kind: 'not-shuffled', what: what === 'cut' ? 'cut' : 'shuffle' }),
  'deal-order': (words) => ({
    kind: 'deal-order',
    correctable: words.includes('correctable'),
    looked: words.includes('looked'),
    first: words.includes('first'),
  }),
  'dealt-wrong-seat': (words) => ({
    kind: 'dealt-wrong-seat',
    seat: seatFrom(words[0]),
    empty: words.includes('empty'),
  }),
  'wrong-count': ([seat, count]) => ({ kind: 'wrong-count', seat: seatFrom(seat), count: Number(count) }),
  'exposed-by-dealer': ([seat, nth]) => ({ kind: 'exposed-by-dealer', seat: seatFrom(seat), nth: Number(nth) }),
  defect: (words) => ({ kind: 'defect', where: words.includes('up') ? 'face-up' : 'face-down', seat: seatIn(words) }),
  'deck-count': ([counted, recount]) => ({
    kind: 'deck-count',
    counted: Number(counted),
    recount: recount === undefined ? null : Number(recount),
  }),
  duplicate: () => ({ kind: 'duplicate' }),
  foreign: ([where]) => ({ kind: 'foreign', where: where === 'stub' ? 'stub' : 'in-play' }),
  'non-standard': (words) => ({ kind: 'non-standard', seat: seatIn(words) }),
  'out-of-view': ([seat]) => ({ kind: 'out-of-view', seat: seatFrom(seat) }),
  fouled: (words) => ({
    kind: 'fouled',
    seat: seatFrom(words[0]),
    identifiable: words.includes('identifiable'),
    wrongInformation: words.includes('misled'),
  }),
  boxed: ([place]) => ({ kind: 'boxed', place: place === 'burn' || place === 'board' ? place : 'hole' }),
  burn: (words) => ({
    kind: 'burn',
    street: streetFrom(words[0]),
    burned: Number(words[1]),
    orderKnown: words.includes('known'),
  }),
  'exposed-by-player': (words) => ({
    kind: 'exposed-by-player',
    seat: seatFrom(words[0]),
    deliberate: words.includes('deliberate'),
  }),
  'premature-board': ([street]) => ({ kind: 'premature-board', street: streetFrom(street) }),
  'four-card-flop': () => ({ kind: 'four-card-flop' }),
  'count-mismatch': ([burns, board]) => ({ kind: 'count-mismatch', burns: Number(burns), board: Number(board) }),
  'stub-too-early': () => ({ kind: 'stub-too-early' }),
  award: (words) => ({ kind: 'award', entered: sharesFrom(words) }),
  'all-mucked': () => ({ kind: 'all-mucked' }),
  'refuses-to-open': ([seat]) => ({ kind: 'refuses-to-open', seat: seatFrom(seat) }),
  dispute: ([about]) => ({ kind: 'dispute', previous: about === 'previous' }),
};

export function parseReport([kind = '', ...words]: Words, line: string): ReportIncident {
  return { type: 'ReportIncident', report: reportOf(kind, words, line), by: roleFrom(words, 'DEALER') };
}

function reportOf(kind: string, words: Words, line: string): IncidentReport {
  const parse = new Map<string, (words: Words) => IncidentReport>(Object.entries(REPORTS)).get(kind);
  if (parse === undefined) throw new Error(`nothing to report is called so: ${line}`);
  return parse(words);
}

/** The seat that a report may or may not name. */
function seatIn(words: Words) {
  const seat = words.find((word) => /^s\d+$/.test(word));
  return seat === undefined ? null : seatFrom(seat);
}
