// A change that waits, in words: 'Seat 4 Anna sits, 20,000'. Pure.
import type { ConsoleView } from '../../server/console/view.ts';
import { type ConsoleWords, wordOf } from './words.ts';

type Change = ConsoleView['planned'][number];

export function changeText(change: Change, words: ConsoleWords): string {
  const { planned, seat } = words.messages;
  const at = change.seat === null ? '' : seat.title(change.seat);
  const chips = change.do === 'setCurrency' && change.code === '';
  const does = chips ? words.messages.line.ChipsSet : planned.does[change.do];
  return [at, change.do === 'setButton' ? '' : change.name, does, whatOf(change, words)]
    .filter((part) => part !== '')
    .join(' ');
}

function whatOf(change: Change, { messages, money }: ConsoleWords): string {
  switch (change.do) {
    case 'takeSeat':
    case 'setStack':
      return money(change.amount ?? 0);
    case 'topUp':
      return `+${money(change.amount ?? 0)}`;
    case 'moveSeat':
      return String(change.to ?? '');
    case 'sitOut':
      return messages.planned.out[change.code === 'in' ? 'in' : 'out'];
    case 'setProfile':
      return wordOf(messages.level.profiles, change.code);
    case 'setSwitches':
      return String(change.code.split(' ').length);
    case 'setEventShuffler':
      return messages.planned.machine[change.code === 'on' ? 'on' : 'off'];
    case 'setCurrency':
      return change.code;
    case 'setGame':
      return wordOf(messages.game, change.code);
    case 'setRotation':
      return wordOf(messages.mix, change.code);
    case 'turnTo':
      return String(change.to ?? '');
    case 'planBombPot':
    case 'playStandUp':
    case 'setMaxBuyIn':
      return change.amount === 0 ? messages.cash.off : money(change.amount ?? 0);
    case 'callBombPot':
      return change.code === 'on' ? messages.cash.on : messages.cash.off;
    case 'setSafe':
      return change.code === 'safe' ? messages.line.SatDown : messages.line.Stands;
    default:
      return '';
  }
}
