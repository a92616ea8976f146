// Cards one after another. Those that were pressed while one of them was on its way were meant to follow it: where it is
// refused they are not sent, since each would lie one place off.
import { type Answer, refused } from '../consoleLink.ts';

export const NOT_SENT = 'pressed-behind-refused';

export function createInOrder(): (send: () => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  let refusals = 0;
  return (send) => {
    const seen = refusals;
    const answer = last.then(async () => {
      if (seen !== refusals) return refused(NOT_SENT);
      const got = await send();
      if (!got.ok) refusals += 1;
      return got;
    });
    last = answer;
    return answer;
  };
}
