// An office of the chief judge for stands that are about something else: whoever asks it is told so.
import type { JudgeOffice } from '../../server/judge/office.ts';

const none = (): never => {
  throw new Error('this stand has no chief judge');
};

export const NO_JUDGE: JudgeOffice = {
  ...{ desk: none, hands: none, ask: none, look: none, hide: none },
  turnedAway: async () => undefined,
};
