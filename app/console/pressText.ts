// Presses as the words on their buttons, for what waits and for what was not entered. Pure; words come in.
import type { Intent } from './keys.ts';
import type { ConsoleWords } from './words.ts';

/** 'Call · 500 · Enter': the signs of one amount stand together. */
export function pressesText(presses: readonly Intent[], words: ConsoleWords): string {
  return presses.reduce((text, press, i) => {
    const word = pressText(press, words);
    const joined = press.do === 'type' && presses[i - 1]?.do === 'type';
    return text === '' || joined ? `${text}${word}` : `${text} · ${word}`;
  }, '');
}

function pressText(press: Intent, { messages, money }: ConsoleWords): string {
  if (press.do === 'type') return press.text;
  if (press.do === 'take') return money(press.to);
  return wordsOf(messages)[press.do];
}

function wordsOf({ act, action, bar, floor, hands, inbox, key, release, step }: ConsoleWords['messages']) {
  return {
    fold: act.fold,
    passive: `${act.check}/${act.call}`,
    wager: `${action.bet}/${action.raise}`,
    'all-in': act.allIn,
    confirm: key.enter,
    cancel: key.escape,
    undo: bar.undo,
    redo: bar.redo,
    erase: key.erase,
    accept: inbox.accept,
    dismiss: inbox.dismiss,
    open: hands.open,
    muck: hands.muck,
    hold: release.hold,
    panic: release.panic,
    resume: release.resume,
    'type-board': step.typeBoard,
    floor: bar.floor,
    shuffled: floor.shuffled,
    cut: floor.cut,
  } as const;
}
