// Cards that were pressed while one was on its way: they follow it, or are not sent where it is refused.
import { expect, test } from 'vitest';
import { createInOrder, NOT_SENT } from '../../../app/console/cards/inOrder.ts';
import { type Answer, refused } from '../../../app/console/consoleLink.ts';

function desk() {
  const inOrder = createInOrder();
  const sent: string[] = [];
  const press = (card: string) =>
    inOrder(async (): Promise<Answer> => {
      await Promise.resolve();
      sent.push(card);
      return card === 'slip' ? refused('typed-already') : { ok: true };
    });
  return { sent, press };
}

const said = (answer: Answer) => (answer.ok ? 'ok' : answer.code);

test('given a card that is refused, then those pressed behind it are not sent and say so', async () => {
  const { sent, press } = desk();
  const answers = await Promise.all(['a', 'slip', 'b', 'c'].map(press));
  expect(sent).toEqual(['a', 'slip']);
  expect(answers.map(said)).toEqual(['ok', 'typed-already', NOT_SENT, NOT_SENT]);
  expect(said(await press('b'))).toBe('ok');
  expect(sent).toEqual(['a', 'slip', 'b']);
});

test('twin: given none is refused, then all are sent in their order', async () => {
  const { sent, press } = desk();
  await Promise.all(['a', 'b', 'c'].map(press));
  expect(sent).toEqual(['a', 'b', 'c']);
});
