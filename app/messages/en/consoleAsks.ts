// The console's texts about what waits for a second person in English: the reference catalogue.
import type { CatalogueOf } from '../language.ts';

export const consoleAsksEn = {
  title: 'A second person is asked',
  asks: (name: string) => `${name} asks:`,
  youAsk: 'You ask:',
  /** `what`: kind of show, `delay`: 0:45 */
  what: (canvases: string, what: string, delay: string) => `${canvases}: ${what}, ${delay} behind.`,
  when: { off: 'Cards air during play.', 'hand-complete': 'Cards air when their hand has ended.' },
  waitsFor: (names: string) => `Waits for the word of ${names}, given at another console.`,
  or: ' or ',
  lapses: (time: string) => `Lapses in ${time}`,
  confirm: 'Press and hold to confirm all of it',
  withdraw: 'Take it back',
  onCanvas: (names: string) => `Without hole cards until confirmed by ${names}`,
  banner: (name: string) => `${name} asks you to confirm a delay`,
  look: 'Read it',
  said: {
    asked: 'asked, now a second person confirms it',
    confirm: 'What was asked is confirmed',
    withdraw: 'What was asked is taken back',
  },
  ask: 'Press and hold to ask',
  explains:
    'This lets cards air during play. A second person must confirm it: the request appears at once at every console, and one held press there is enough. One of the two is floor or chief judge.',
  also: (canvas: string) => `Also for: ${canvas}`,
  answer: { yes: 'Yes', no: 'No, alone' },
};

export type ConsoleAskMessages = CatalogueOf<typeof consoleAsksEn>;
