// 2.5.3 and 2.5.5: board cards that came too early, and a flop of four.
import { gameOf } from '../game/games.ts';
import { nextStreet } from '../game/streets.ts';
import { type Hand, isRunning } from '../hand.ts';
import { MAY_RULE } from '../role.ts';
import { type RuleViolation, violation } from '../violation.ts';
import type { ChapterOf } from './chapter.ts';
import type { Remedy, ReportOf } from './incident.ts';
import { noCardComes } from './stopped.ts';
import { mayTakeBack } from './takeBack.ts';

/** The cards lie on the table and not on the board: the rules have never taken them. Betting is finished first. */
export const prematureBoard: ChapterOf<'premature-board'> = {
  refuse: (hand, { street }) => {
    if (!isRunning(hand) || !hand.dealComplete) return violation('betting-not-open', { phase: hand.phase }, '2.5.3');
    const next = nextStreet(gameOf(hand.game), hand.street);
    if (next !== street) return violation('wrong-street', { expected: next ?? hand.street, got: street }, '2.5.3');
    return hand.roundOpen ? null : violation('betting-not-open', { phase: hand.phase }, '2.5.3');
  },
  alarm: () => ({ code: 'PREMATURE_BOARD', clause: '2.5.3', severity: 'hard', stops: 'round' }),
  remedies: prematureRemedies,
  effects: (hand) => (hand.roundOpen ? violation('betting-open', { toAct: hand.toAct ?? 0 }, '2.5.3') : []),
};

const BACK: Remedy = { outcome: 'back-to-stub', code: 'SP-2.5.3-BACK_TO_STUB', clause: '2.5.3', by: MAY_RULE };
const STANDS: Remedy = { outcome: 'cards-stand', code: 'SP-2.5.3-STANDS', clause: '2.5.3', by: MAY_RULE };
const RP5: Remedy = { ...BACK, code: 'TDA-RP5-BACK_TO_STUB', clause: 'RP-5' };
const RESHUFFLE: Remedy = { outcome: 'reshuffle', code: 'RRP-PREMATURE-RESHUFFLE', clause: '2.5.3', by: MAY_RULE };
const SET_ASIDE: Remedy = { outcome: 'set-aside', code: 'RRP-PREMATURE-SET_ASIDE', clause: '2.5.3', by: MAY_RULE };

/**
 * RP-5: the burn stays, the cards go back to the stub, it is shuffled, and the street is dealt without a burn. Robert's: so with
 * flop and river; a turn is set aside, the card that would have been the river is the turn, and the one set aside is shuffled in.
 */
function prematureRemedies(hand: Hand, { street }: ReportOf<'premature-board'>): readonly Remedy[] {
  if (noCardComes(hand)) return [];
  switch (hand.profile.premature) {
    case 'judge':
      return [BACK, STANDS];
    case 'back_to_stub':
      return [RP5];
    case 'by_street':
      return [street === 'turn' ? SET_ASIDE : RESHUFFLE];
  }
}

/** Four cards where three belong: three may be on the board already. */
export const fourCardFlop: ChapterOf<'four-card-flop'> = {
  refuse: refuseFour,
  alarm: () => ({ code: 'FLOP_4', clause: '2.5.5', severity: 'hard', stops: 'now' }),
  remedies: fourRemedies,
  effects: (hand, _, { remedy, ruling }) => {
    if (remedy.outcome === 'play-on' || hand.street === 'preflop') return [];
    if (!mayTakeBack(hand, 'flop')) return violation('board-stands', { street: 'flop' }, '2.5.5');
    return [{ type: 'BoardTakenBack', street: 'flop', burns: hand.burns, ruling }];
  },
};

function refuseFour(hand: Hand): RuleViolation | null {
  if (!isRunning(hand) || !hand.dealComplete) return violation('not-on-the-flop', { phase: hand.phase }, '2.5.5');
  const waits = hand.street === 'preflop' && !hand.roundOpen;
  return waits || hand.street === 'flop' ? null : violation('not-on-the-flop', { phase: hand.phase }, '2.5.5');
}

const SCRAMBLE: Remedy = { outcome: 'scramble', code: 'SP-2.5.5-SCRAMBLE', clause: '2.5.5', by: MAY_RULE };
const REDEAL: Remedy = { outcome: 'redeal-flop', code: 'SP-2.5.5-REDEAL_FLOP', clause: '2.5.5', by: MAY_RULE };
const PLAY_ON: Remedy = { outcome: 'play-on', code: 'SP-2.5.5-PLAY_ON', clause: '2.5.5', by: MAY_RULE };

/** R39-A: the four are scrambled, the floor picks one as the next burn. Robert's: a new flop. The seeds are silent: the judge. */
function fourRemedies(hand: Hand): readonly Remedy[] {
  if (hand.street !== 'preflop' && !mayTakeBack(hand, 'flop')) return [PLAY_ON];
  switch (hand.profile['flop.four']) {
    case 'judge':
      return [SCRAMBLE, REDEAL];
    case 'scramble':
      return [{ ...SCRAMBLE, code: 'TDA-R39-SCRAMBLE', clause: 'R39' }];
    case 'redeal':
      return [{ ...REDEAL, code: 'RRP-FLOP-REDEAL' }];
  }
}
