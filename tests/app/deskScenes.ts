// The named scenes of commentary page and venue screen.
import type { VenueRevealed } from '../../server/views/venue/view.ts';
import { commentaryOf, venueOf } from './deskViews.ts';
import { SCENES } from './scenes.ts';

const FLOP = SCENES['six-flop'];
const RUNOUT = SCENES['all-in-equity'];
const AWAY = SCENES['away-all-in'];
function scenery(
  name: string,
  patches: Parameters<typeof commentaryOf>[1],
): ReturnType<typeof commentaryOf> | undefined {
  const scene = SCENES[name];
  return scene && commentaryOf(scene, patches);
}

/** A hand whose chips went back. */
const OVER = {
  pot: 0,
  pots: [],
  seats: (FLOP?.seats ?? []).map((seat) => ({ ...seat, toAct: false, bet: 0, action: 'none', amount: 0 }) as const),
};

export const COMMENTARY_SCENES = {
  'commentary-flop':
    FLOP &&
    commentaryOf(FLOP, {
      2: { winPercent: 61.2, tiePercent: 1.4, label: { category: 'pair', ranks: 'AAKT2' } },
      5: {
        winPercent: 4.1,
        tiePercent: 0,
        label: { category: 'high_card', ranks: 'AT872' },
        outs: ['9s', '9h', '9d', '9c', 'Js'],
      },
      7: {
        winPercent: 33.3,
        tiePercent: 1.4,
        toCall: 905_000,
        potOdds: 27.5,
        label: { category: 'two_pair', ranks: 'AATT2' },
        outs: ['Td', 'Th', 'Ac', 'Ad', 'Kh', 'Kd', 'Kc'],
      },
    }),
  'commentary-outs':
    FLOP &&
    commentaryOf(FLOP, {
      2: { winPercent: 45.2, tiePercent: 3.2, label: { category: 'two_pair', ranks: 'AA99Q' } },
      5: {
        winPercent: 3.1,
        tiePercent: 3.2,
        toCall: 450,
        label: { category: 'pair', ranks: 'AAQJ9' },
        outs: ['Qs', 'Js', 'Kh', 'Th', '8h', '7h', '6h', '5h', '4h', '3h', '2h', 'Jd', 'Qd', 'Jc', 'Qc'],
      },
      7: {
        winPercent: 51.5,
        tiePercent: 3.2,
        label: { category: 'full_house', ranks: 'QQQJJ' },
        outs: ['Qs', 'Js', 'Ts', 'Kh', 'Th', '8h', '7d', '6d', 'Tc'],
      },
    }),
  'commentary-plo4': scenery('plo4-six', {
    2: {
      winPercent: 40.6,
      tiePercent: 0.4,
      toCall: 625_000,
      potOdds: 24.9,
      outs: ['9s', '8s', '7s', '6s', '5s', '4s', '3s', 'Js'],
    },
    5: { winPercent: 52, tiePercent: 0.4 },
    6: { winPercent: 7.2, tiePercent: 0, outs: ['Kd', 'Kh', '8c'] },
  }),
  'commentary-hi-lo': scenery('plo5-hi-lo-result', {}),
  'commentary-plo6': scenery('plo6-eight', {}),
  'commentary-stud': scenery('stud-seventh', {}),
  'commentary-draw': scenery('triple-draw-drawn', {}),
  'commentary-runs': scenery('run-three-times', {}),
  'commentary-winner': SCENES['winner'] && commentaryOf(SCENES['winner'], { 2: { invested: 3_437_500 } }),
  'commentary-ruling': SCENES['ruling-award'] && commentaryOf(SCENES['ruling-award'], {}),
  'commentary-overruled': SCENES['overruled'] && commentaryOf(SCENES['overruled'], {}),
  'commentary-countdown': SCENES['countdown'] && {
    ...commentaryOf({ ...SCENES['countdown'], handNumber: 0 }, {}),
    previous: [],
  },
  'commentary-ended': SCENES['ended'] && {
    ...commentaryOf({ ...SCENES['ended'], handNumber: 0 }, {}),
    previous: [],
  },
  'commentary-ten': SCENES['ten-preflop'] && commentaryOf({ ...SCENES['ten-preflop'], delayMs: 0, demo: true }, {}),
  'commentary-runout':
    RUNOUT &&
    commentaryOf(RUNOUT, {
      2: { winPercent: 46.9, tiePercent: 0, outs: ['Qs', 'Js', '9s', '7s', '6s', '5s', '4s', '3s'] },
      5: { winPercent: 53.1, tiePercent: 0 },
    }),
};

const SHOWN_TO_ALL: VenueRevealed = {
  handNumber: 41,
  hands: [
    { seat: 1, name: 'Анна Кузнецова', cards: ['Ks', 'Kd'] },
    { seat: 4, name: 'Konstantin Yevgenyevich', cards: ['7h', '??'] },
  ],
};

export const VENUE_SCENES = {
  'venue-ten': SCENES['ten-preflop'] && venueOf(SCENES['ten-preflop']),
  'venue-ended': SCENES['ended'] && venueOf(SCENES['ended']),
  'venue-ruling': SCENES['ruling-award'] && venueOf(SCENES['ruling-award']),
  'venue-overruled': SCENES['overruled'] && venueOf(SCENES['overruled']),
  'venue-champion': SCENES['champion'] && venueOf(SCENES['champion']),
  'venue-flop': FLOP && venueOf(FLOP),
  'venue-misdeal': FLOP && venueOf({ ...FLOP, ...OVER, phase: 'misdeal' }),
  'venue-void': FLOP && venueOf({ ...FLOP, ...OVER, phase: 'void' }),
  'venue-all-in': RUNOUT && venueOf(RUNOUT),
  'venue-away-all-in': AWAY && venueOf(AWAY),
  'venue-shown-to-all': SCENES['overruled'] && {
    ...venueOf(SCENES['overruled']),
    revealed: SHOWN_TO_ALL,
  },
  'venue-side-pots': SCENES['side-pots-won'] && venueOf({ ...SCENES['side-pots-won'], demo: true }),
  'venue-plo4': SCENES['plo4-six'] && venueOf(SCENES['plo4-six']),
  'venue-stud': SCENES['stud-seventh'] && venueOf(SCENES['stud-seventh']),
  'venue-draw': SCENES['triple-draw-drawn'] && venueOf(SCENES['triple-draw-drawn']),
  'venue-bomb-pot': SCENES['bomb-pot-two-boards'] && venueOf(SCENES['bomb-pot-two-boards']),
  'venue-three-runs': SCENES['run-three-times'] && venueOf(SCENES['run-three-times']),
  'venue-run-twice': SCENES['run-twice'] && venueOf(SCENES['run-twice']),
};
