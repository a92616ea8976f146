// The named scenes of commentary page and venue screen.
import { commentaryOf, venueOf } from './deskViews.ts';
import { SCENES } from './scenes.ts';

const FLOP = SCENES['six-flop'];
const RUNOUT = SCENES['all-in-equity'];

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
  'commentary-ten': SCENES['ten-preflop'] && commentaryOf({ ...SCENES['ten-preflop'], delayMs: 0, demo: true }, {}),
  'commentary-runout':
    RUNOUT &&
    commentaryOf(RUNOUT, {
      2: { winPercent: 46.9, tiePercent: 0, outs: ['Qs', 'Js', '9s', '7s', '6s', '5s', '4s', '3s'] },
      5: { winPercent: 53.1, tiePercent: 0 },
    }),
};

export const VENUE_SCENES = {
  'venue-ten': SCENES['ten-preflop'] && venueOf(SCENES['ten-preflop']),
  'venue-flop': FLOP && venueOf(FLOP),
  'venue-side-pots': SCENES['side-pots-won'] && venueOf({ ...SCENES['side-pots-won'], demo: true }),
  'venue-run-twice': SCENES['run-twice'] && venueOf(SCENES['run-twice']),
};
