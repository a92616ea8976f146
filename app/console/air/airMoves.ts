// What a key of the air desk does: another place on it, or a word to release. Pure; the server decides.
import type { ConsoleControl, ConsoleView } from '../../../server/console/view.ts';
import { canResume } from '../mayResume.ts';
import type { Right } from '../permits.ts';
import type { AirIntent } from './airKeys.ts';
import { type AirPlace, atCanvas, atPart } from './airPlace.ts';
import { chosenRow, handRows, nextRow } from './handRows.ts';

type Release = ConsoleView['release'];

export function placeAfter(intent: AirIntent, place: AirPlace, release: Release): AirPlace {
  switch (intent.do) {
    case 'hand':
      return { ...place, hand: nextRow(handRows(release), place.hand, intent.by) };
    case 'tab':
      return { ...place, tab: intent.tab };
    case 'part':
      return atPart(place, intent.part, release.canvases);
    case 'canvas': {
      const canvas = release.canvases[intent.place];
      return canvas === undefined ? place : atCanvas(place, canvas.name);
    }
    case 'add':
      return { ...place, tab: 'canvas', canvas: null };
    case 'back':
      return { ...place, tab: 'hands' };
    default:
      return place;
  }
}

export interface Steering {
  readonly right: Right;
  readonly control: ConsoleControl;
}

export interface Seen {
  readonly release: Release;
  /** programme ms */
  readonly now: number;
}

/** null where the button of this key is grey or not there. */
export function steering(intent: AirIntent, place: AirPlace, { release, now }: Seen): Steering | null {
  switch (intent.do) {
    case 'hold':
    case 'panic':
      return { right: 'stop', control: { do: intent.do } };
    case 'resume':
      return canResume(release, now) ? { right: 'resume', control: { do: 'resume', gapMs: release.gapMs } } : null;
    case 'holdHand':
    case 'letHandGo': {
      const row = chosenRow(handRows(release), place.hand);
      // a hold beside that of somebody else: the checker then cannot let the hand go alone
      const beside = intent.do === 'holdHand' && row?.state === 'held' && row.acts.includes('letHandGo');
      if (row === null || !(beside || row.acts.includes(intent.do))) return null;
      return { right: intent.do === 'holdHand' ? 'stop' : 'resume', control: { do: intent.do, hand: row.hand } };
    }
    default:
      return null;
  }
}
