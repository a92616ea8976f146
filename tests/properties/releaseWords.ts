// What holds for hands that are held back or dropped, worked out from the words that were said, apart from the code that airs.
import type { Session } from '../../server/engine/session.ts';
import type { Aired, ReleaseHouse } from './releaseHouse.ts';

export interface Fault {
  readonly what: string;
  readonly canvas: string;
  readonly real: number;
  readonly detail: string;
}

type State = 'open' | 'held' | 'dropped';
/** so many pictures, or questions to the vault */
interface Behind {
  readonly aired?: number;
  readonly asked?: number;
}

/** What was in force of a hand once so much had gone out. */
function stateAt(house: ReleaseHouse, hand: string, behind: Behind): State {
  const last = house.said.findLast(
    (one) => one.hand === hand && one.aired <= (behind.aired ?? one.aired) && one.asked <= (behind.asked ?? one.asked),
  );
  if (last === undefined || last.do === 'letHandGo') return 'open';
  return last.do === 'holdHand' ? 'held' : 'dropped';
}

export function stateOf(house: ReleaseHouse, hand: string | undefined): State {
  return hand === undefined ? 'open' : stateAt(house, hand, { aired: house.aired.length });
}

export function wordsAudit(house: ReleaseHouse): readonly Fault[] {
  const pictures = house.aired.flatMap((picture, index) =>
    picture.config.audience === 'venue' ? [] : [...shownAudit(house, picture, index), ...emptyAudit(house, index)],
  );
  return [...pictures, ...askedAudit(house)];
}

/** Neither on air, nor among the results. */
function shownAudit(house: ReleaseHouse, picture: Aired, index: number): readonly Fault[] {
  const { hand, previous } = picture.moment;
  const back = hand !== null && stateAt(house, hand.handId, { aired: index }) !== 'open';
  const listed = previous.filter(({ number }) =>
    handsOf(house, number).some((one) => stateAt(house, one, { aired: index }) !== 'open'),
  );
  return [
    ...(back ? [fault('a hand that is kept back', picture, String(hand.number))] : []),
    ...listed
      .filter(({ number }) => handsOf(house, number).length === 1)
      .map(({ number }) => fault('the result of a hand that is kept back', picture, String(number))),
  ];
}

/** A new show numbers its hands anew. */
function handsOf(house: ReleaseHouse, number: number): readonly string[] {
  return house.entries.flatMap(({ events, handId }) =>
    handId !== null && events.some((event) => event.type === 'HandStarted' && event.number === number) ? [handId] : [],
  );
}

/** It holds nothing of its hand, and it does not change while that goes on. */
function emptyAudit(house: ReleaseHouse, index: number): readonly Fault[] {
  const picture = house.aired[index];
  if (picture === undefined || picture.moment.withheld === 'none') return [];
  const { hand, slots, lines } = picture.moment;
  const full = hand !== null || slots.length + lines.length > 0;
  const before = house.aired.slice(0, index).findLast(({ canvas }) => canvas === picture.canvas);
  return [
    ...(full ? [fault('something of a hand that is kept back', picture, '')] : []),
    ...(before !== undefined && tells(before, picture)
      ? [fault('a held hand that tells how it goes on', picture, '')]
      : []),
  ];
}

function tells(before: Aired, { moment, run }: Aired): boolean {
  if (before.run !== run || before.moment.withheld !== 'held' || moment.withheld !== 'held') return false;
  if (before.moment.at !== moment.at) return false;
  // a name that is put right, and a hand before that is let go, tell nothing of this one
  const [old, now] = [before.moment, moment].map((one) => ({ ...one, previous: [], session: nameless(one.session) }));
  const renamed = JSON.stringify(before.moment.session) !== JSON.stringify(moment.session);
  const relisted = JSON.stringify(before.moment.previous) !== JSON.stringify(moment.previous);
  return JSON.stringify(old) !== JSON.stringify(now) || !(renamed || relisted);
}

function nameless(session: Session): Session {
  return { ...session, seats: session.seats.map((seat) => ({ ...seat, name: '' })) };
}

function askedAudit(house: ReleaseHouse): readonly Fault[] {
  return house.asked.flatMap(({ canvas, hand, real, places }, index) =>
    stateAt(house, hand, { asked: index }) === 'open'
      ? []
      : [{ what: 'vault asked for a hand that is kept back', canvas, real, detail: places.join() }],
  );
}

function fault(what: string, picture: Aired, detail: string): Fault {
  return { what, canvas: picture.canvas, real: picture.real, detail };
}
