// Pages that wait for a successor: which are listed, and how an offer ends, by a clock that a test moves.
import { describe, expect, test } from 'vitest';
import type { Principal } from '../../server/access/principal.ts';
import { tableId } from '../../server/base/ids.ts';
import { ReissueBoard } from '../../server/main/reissueBoard.ts';
import type { StandingPage } from '../../server/setup/reissue/office.ts';
import type { SuccessorStep } from '../../server/setup/reissue/view.ts';
import { manualClock } from '../support/manualClock.ts';

const PRINCIPAL: Principal = {
  ...{ tokenId: 'old', actor: 'token:old', role: 'canvas', canvas: 'overlay', person: null },
  tableId: tableId('main'),
};
const settle = async (): Promise<void> => void (await Promise.resolve());

function page(sinceMs: number, principal: () => Principal | null = () => PRINCIPAL) {
  const steps: SuccessorStep[] = [];
  const standing: StandingPage = {
    principal,
    seen: () => ({ host: 'obs', width: 1920, height: 1080, visible: true, address: '10.0.0.7', sinceMs, keeps: true }),
    say: (step) => void steps.push(step),
    hold: () => () => undefined,
    carry: () => undefined,
  };
  return { standing, steps };
}

function boardAt(clock = manualClock()) {
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `page-${ids}`;
  };
  return { clock, board: new ReissueBoard({ clock, newId }) };
}

describe('an offer to a page', () => {
  const OFFER = { id: 'offer', token: 'text' };

  test('given a page that says nothing, when ten seconds have passed, then there is no answer, and a late one counts for nothing', async () => {
    const { clock, board } = boardAt();
    const { standing, steps } = page(0);
    const waiting = board.enter(standing);
    const end = board.offer('page-1', OFFER);
    expect(steps).toEqual([{ do: 'keep', offer: 'offer', token: 'text' }]);
    let ended = '';
    void end.then((how) => {
      ended = how;
    });
    await clock.advance(9_999, settle);
    expect(ended).toBe('');
    await clock.advance(1, settle);
    expect(await end).toBe('no-answer');
    waiting.answer('offer', true);
    const again = board.offer('page-1', { ...OFFER, id: 'second' });
    waiting.answer('offer', true);
    waiting.answer('second', false);
    expect(await again).toBe('page-cannot-keep');
  });

  test('twin: given a page that answers, then it has it; given one that leaves, then it is gone', async () => {
    const { board } = boardAt();
    const waiting = board.enter(page(0).standing);
    const end = board.offer('page-1', OFFER);
    waiting.answer('offer', true);
    expect(await end).toBe('kept');
    const other = board.offer('page-1', OFFER);
    waiting.leave();
    expect(await other).toBe('page-gone');
    expect(await board.offer('page-1', OFFER)).toBe('page-gone');
  });
});

test('given pages of two tokens, when listed, then those of the one alone, the oldest first, and no more than fifty', () => {
  const { board } = boardAt();
  board.enter(page(5).standing);
  board.enter(page(9).standing);
  board.enter(page(7, () => ({ ...PRINCIPAL, tokenId: 'other' })).standing);
  board.enter(page(8, () => null).standing);
  expect(board.of('old').map(({ sinceMs }) => sinceMs)).toEqual([9, 5]);
  expect(board.find('page-1', 'old')).toBeDefined();
  expect(board.find('page-1', 'other')).toBeUndefined();
  for (let i = 0; i < 60; i += 1) board.enter(page(1).standing);
  expect(board.of('old')).toHaveLength(50);
  expect(board.of('old')[0]?.sinceMs).toBe(9);
});
