// Scenes of the floor called from the operator's console: what happened, one report, a hand that waits, decks, who is away.
import { seatNo } from '../../server/engine/seat.ts';
import type { Question } from '../../server/table/commands.ts';
import { type Scene, scene, withSheet } from './scene.ts';
import { give, giveAll, HAND, type Show } from './show.ts';
import { acts, board, dealt, seated } from './tables.ts';

type Told = Extract<Parameters<typeof give>[1], { do: 'report' }>['report'];

const SIX = [1, 2, 3, 5, 7, 9];
const preflop = dealt(seated(SIX), 9);
const flop = board(acts(preflop, ['call', 'call', 'call', 'call', 'call', 'check']), 'flop', ['Th', '8s', '2s']);
const later = acts(preflop, ['call', ['raise', 130_000]]);
const OPERATOR = { me: { actor: 'maria', role: 'operator' } } as const;
const FLOOR_HERE = { people: [{ actor: 'olga', role: 'floor' }] };
const SEEN: Question = {
  ...{ id: 'q9', code: 'EXTRA_CARD', clause: '6.3.5', seat: 7, params: { count: 3 }, recommended: 'count-cards' },
  report: { kind: 'wrong-count', seat: seatNo(7), count: 3 },
};

function told(show: Show, report: Told): Show {
  return give(show, { do: 'report', hand: HAND, report, by: 'DEALER' });
}

function about(kind: Told['kind']) {
  return { ...OPERATOR, ...withSheet({ kind: 'floor', part: 'report', about: kind }) };
}

const CALLED = { ...OPERATOR, ...withSheet({ kind: 'floor', part: 'report', about: null }) };
const DECK = { ...OPERATOR, ...withSheet({ kind: 'floor', part: 'deck', about: null }) };
const idle = () => give(seated(SIX), { do: 'setButton', button: 9 });
const kept = () => giveAll(idle(), [{ do: 'reportShuffle', wash: true, riffle: true }]);
const unfit = () => giveAll(idle(), [{ do: 'reportDefect', card: null, by: 'DEALER' }]);

export const FLOOR_SCENES: Readonly<Record<string, Scene>> = {
  'floor-preflop': scene(preflop, {}, CALLED),
  'floor-flop': scene(flop, {}, CALLED),
  'floor-boxed': scene(flop, {}, about('boxed')),
  'floor-count': scene(preflop, {}, about('wrong-count')),
  'floor-deal-order': scene(preflop, {}, about('deal-order')),
  'floor-burn': scene(flop, {}, about('burn')),
  'floor-defect': scene(preflop, {}, about('defect')),
  'floor-empty-place': scene(preflop, {}, about('dealt-wrong-seat')),
  'floor-deck-running': scene(flop, {}, DECK),
  'floor-deck': scene(idle(), {}, DECK),
  'floor-deck-unfit': scene(unfit(), {}, DECK),
  'deck-unfit': scene(unfit(), {}, OPERATOR),
  'procedure-kept': scene(kept(), {}, OPERATOR),
  'stop-count': scene(told(preflop, { kind: 'wrong-count', seat: 5, count: 3 }), FLOOR_HERE, OPERATOR),
  'stop-count-alone': scene(told(preflop, { kind: 'wrong-count', seat: 5, count: 3 }), {}, OPERATOR),
  'stop-count-late': scene(told(later, { kind: 'wrong-count', seat: 1, count: 3 }), FLOOR_HERE, OPERATOR),
  'stop-twins': scene(
    flop,
    { ...FLOOR_HERE, stopped: { code: 'SP-6.2.2-DUPLICATE', clause: '6.2.2' } },
    { ...OPERATOR },
  ),
  'stop-later': scene(told(preflop, { kind: 'premature-board', street: 'flop' }), FLOOR_HERE, OPERATOR),
  'stop-later-rule': scene(
    told(preflop, { kind: 'premature-board', street: 'flop' }),
    {},
    { ...OPERATOR, ...withSheet({ kind: 'open', incident: 1 }) },
  ),
  'seen-by-readers': scene(preflop, { questions: [SEEN] }, OPERATOR),
  away: scene(
    giveAll(preflop, [
      { do: 'setPresence', seat: 5, presence: 'ABSENT' },
      { do: 'setPresence', seat: 3, presence: 'PENALTY' },
    ]),
    {},
    OPERATOR,
  ),
  'seat-away': scene(
    give(idle(), { do: 'setPresence', seat: 5, presence: 'ABSENT' }),
    {},
    { ...OPERATOR, ...withSheet({ kind: 'seat', seat: 5 }) },
  ),
};
