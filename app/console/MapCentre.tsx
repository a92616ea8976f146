'use client';
// The middle of the table: phase, board and pots. A board card is tapped to correct it.
import type { ConsoleView } from '../../server/console/view.ts';
import { Card } from '../ui/Card.tsx';
import { familyName } from '../ui/names.ts';
import { type Desk, useDesk } from './desk.ts';
import { nextStepText } from './nextStep.ts';
import { longest, useDrain } from './useDrain.ts';
import { wordOf } from './words.ts';

export function MapCentre() {
  const { view, words, me, sheet } = useDesk();
  const airs = longest(useDrain());
  const boards = boardsOf(view);
  return (
    <>
      <div className="con-phase" data-phase={view.phase}>
        <b>{wordOf(words.messages.phase, view.phase)}</b>
        {(view.phase === 'BETTING' || view.phase === 'DRAWING') && (
          <span>{wordOf(words.messages.street, view.street)}</span>
        )}
        <output className="con-next">{nextStepText({ view, words, me, sheet, airs })}</output>
      </div>
      <div className="con-centre" data-boards={boards.length}>
        {boards.map((board, run) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place
          <Board key={run} board={board} run={run} />
        ))}
        <Pots />
      </div>
    </>
  );
}

/** None in games that have none; as many as are dealt from the start, or as the runs have. */
function boardsOf({ boards, game }: ConsoleView): ConsoleView['boards'] {
  if (!game.board) return boards.filter((board) => board.length > 0);
  return Array.from({ length: Math.max(1, game.boards, boards.length) }, (_, run) => boards[run] ?? []);
}

function Board({ board, run }: { readonly board: readonly string[]; readonly run: number }) {
  const { view, show } = useDesk();
  return (
    <div className="con-board">
      {placesOf(view, board).map((index) => {
        const card = board[index];
        if (card === undefined) return <Card key={index} place=".." light="plain" slot />;
        return (
          <button
            key={index}
            type="button"
            className="con-board-card"
            onClick={() => show({ kind: 'board-card', run, index })}
          >
            <Card place={card} light="plain" />
          </button>
        );
      })}
    </div>
  );
}

/** A card that stands for the last one of each, where the deck does not suffice, lies alone (stud). */
function placesOf({ game }: ConsoleView, board: readonly string[]): readonly number[] {
  return game.board ? [0, 1, 2, 3, 4] : board.map((_, index) => index);
}

function Pots() {
  const { view, words } = useDesk();
  const { messages, money } = words;
  if (view.pot === 0) return null;
  const split = view.pots.length > 1 || view.pots.some((pot) => pot.shares.length > 0);
  return (
    <div className="con-pots">
      <div className="con-pot-total">
        <span>{messages.pots.pot}</span> <b>{money(view.pot)}</b>
      </div>
      {split && view.pots.map((pot) => <PotLine key={pot.index} pot={pot} />)}
    </div>
  );
}

function PotLine({ pot }: { readonly pot: ConsoleView['pots'][number] }) {
  const desk = useDesk();
  const { messages, money } = desk.words;
  return (
    <div className="con-pot" data-won={pot.shares.length > 0}>
      <span>{pot.index === 0 ? messages.pots.main : messages.pots.side(pot.index)}</span>
      <b>{money(pot.amount)}</b>
      <span>{potNames(pot, desk)}</span>
    </div>
  );
}

/** 'Anna → 650 · Boris → 650': who takes how much of a decided pot; else who may win it. */
export function potShares(pot: ConsoleView['pots'][number], desk: Pick<Desk, 'view' | 'words'>): string {
  const { view, words } = desk;
  if (pot.shares.length === 0) return potNames(pot, desk);
  const taken = (seat: number) => pot.shares.reduce((sum, s) => sum + (s.seat === seat ? s.amount : 0), 0);
  const nameOf = (seat: number) => familyName(view.seats.find((s) => s.seat === seat)?.name ?? '', 10);
  return [...new Set(pot.shares.map((s) => s.seat))]
    .map((seat) => `${nameOf(seat)} → ${words.money(taken(seat))}`)
    .join(' · ');
}

/** Who wins it, else who may. */
export function potNames(pot: ConsoleView['pots'][number], { view }: Pick<Desk, 'view'>): string {
  const seats = pot.shares.length > 0 ? [...new Set(pot.shares.map((s) => s.seat))] : pot.seats;
  const shown = pot.shares.length === 0 && seats.length > 3 ? [] : seats;
  return shown.length === 0
    ? `× ${seats.length}`
    : shown.map((seat) => familyName(view.seats.find((s) => s.seat === seat)?.name ?? '', 10)).join(' · ');
}
