// What a part of a divided pot is called: by half, by run or board, by both, or by its pot. Knows no layout.
import type { OverlayMessages } from '../messages/en/overlay.ts';

interface Part {
  readonly run: number;
  readonly part: 'whole' | 'high' | 'low';
  /** named where there are several pots */
  readonly pot?: number;
}

interface DividedTable {
  readonly boards: readonly unknown[];
  readonly boardsAre: 'runs' | 'boards';
  readonly pots: readonly unknown[];
  readonly played: { readonly halves: '' | 'high-low' | 'badugi-low' };
}

/** 'Run 2', 'Board 1', 'High'; 'High 2' where there are boards as well; 'Main pot High'; '' where nothing is divided. */
export function partName({ run, part, pot }: Part, view: DividedTable, messages: OverlayMessages): string {
  const several = view.boards.length > 1;
  const { halves } = view.played;
  const half = part === 'whole' || halves === '' ? '' : messages.half[halves][part];
  const board = view.boardsAre === 'boards' ? messages.board(run + 1) : messages.run(run + 1);
  const own = half === '' ? (several ? board : '') : several ? `${half} ${run + 1}` : half;
  return [pot === undefined || view.pots.length < 2 ? '' : potName(pot, messages), own]
    .filter((text) => text !== '')
    .join(' · ');
}

function potName(pot: number, { mainPot, sidePot }: OverlayMessages): string {
  return pot === 0 ? mainPot : sidePot(pot);
}
