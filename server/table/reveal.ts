// 5.9.2.5: hands of an earlier deal that are shown to all participants. No command of the console's door: only the chief
// judge's office gives this word, with the cards that the vault gave it. It is no step of any hand and moves no chips.
import { err, ok } from '../base/result.ts';
import type { RevealEvent } from '../engine/sessionEvent.ts';
import { violation } from '../engine/violation.ts';
import type { TableState } from '../log/tableState.ts';
import type { InputDecision } from './decideInput.ts';

export type RevealWord = { readonly up: true; readonly shown: Shown } | { readonly up: false };
type Shown = Omit<Extract<RevealEvent, { type: 'HandsRevealed' }>, 'type'>;

/** Of no hand: whoever follows the hand of now hears of it at the time of the word. */
export function decideReveal({ revealed }: TableState, word: RevealWord): InputDecision {
  if (word.up) return ok({ input: { type: 'reveal', up: true }, events: [shown(word.shown)], hand: null });
  if (revealed === null) return err(violation('nothing-shown', {}, '5.9.2.5'));
  const down = { type: 'RevealTakenDown', handId: revealed.handId } as const;
  return ok({ input: { type: 'reveal', up: false }, events: [down], hand: null });
}

function shown(what: Shown): RevealEvent {
  return { type: 'HandsRevealed', ...what };
}
