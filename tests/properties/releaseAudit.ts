// What every picture of a canvas must obey, worked out from the entries and the steady clock alone, apart from the code that airs.
import { EMPTY_SESSION } from '../../server/engine/session.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { EMPTY_TABLE, foldEntry, type TableState } from '../../server/log/tableState.ts';
import { handRuns } from '../../server/table/decideInput.ts';
import type { Aired, Asked, ReleaseHouse } from './releaseHouse.ts';
import { type Fault, wordsAudit } from './releaseWords.ts';

const SETTLE_MS = 30_000;

/** What the table knew after each entry, and when it was written by the steady clock. */
interface Known {
  readonly real: number;
  readonly entry: LogEntry;
  readonly state: TableState;
}

export function auditOf(house: ReleaseHouse): readonly Fault[] {
  const known = knownOf(house);
  const canvases = [...new Set(house.aired.map((a) => a.canvas))];
  return [
    ...canvases.flatMap((canvas) => {
      const aired = house.aired.filter((a) => a.canvas === canvas);
      const asked = house.asked.filter((a) => a.canvas === canvas);
      return [
        ...linesAudit(aired, known),
        ...sessionAudit(aired, known),
        ...endAudit(aired, known),
        ...cardAudit(aired, known),
        ...askAudit(asked, aired, known),
        ...orderAudit(aired, known),
        ...showAudit(aired, known),
        ...hiddenAudit(aired),
      ];
    }),
    ...reachedAudit(house),
    ...wordsAudit(house),
  ];
}

function knownOf(house: ReleaseHouse): readonly Known[] {
  const known: Known[] = [];
  let state = EMPTY_TABLE;
  for (const entry of house.entries) {
    state = foldEntry(state, entry);
    known.push({ real: house.writtenAt.get(entry.position) ?? 0, entry, state });
  }
  return known;
}

/** Steady ms at which an entry took place: when it was written, less how late it was. */
function tookPlace({ real, entry }: Known): number {
  return real - (entry.recorded - entry.happened);
}

function shiftOf({ config }: Aired): number {
  return config.delayMs + config.offsetMs;
}

/** Nothing of the hand lane airs before happened - lead + delay + offset; a correction, not before it was made. */
function linesAudit(aired: readonly Aired[], known: readonly Known[]): readonly Fault[] {
  const seen = new Set<string>();
  const byPosition = new Map(known.map((k) => [k.entry.position, k]));
  return aired.flatMap((picture) =>
    picture.moment.lines.flatMap(({ position }) => {
      const key = `${picture.moment.hand?.handId} ${position}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const made = byPosition.get(Math.floor(position));
      if (made === undefined) return [fault('line of no entry', picture, `${position}`)];
      const lead = made.entry.typed ? picture.config.leadMs : 0;
      const corrects = ['amend', 'hole'].includes(made.entry.input.type) || of(made, 'SeatRenamed');
      const due = corrects ? made.real : tookPlace(made) - lead + shiftOf(picture);
      return picture.real >= due ? [] : [fault('line before its time', picture, `${position} due ${due}`)];
    }),
  );
}

/** Names that were given during the show carry the position of their entry: a name that is put right counts at once. */
function sessionAudit(aired: readonly Aired[], known: readonly Known[]): readonly Fault[] {
  const byPosition = new Map(known.map((k) => [k.entry.position, k]));
  return aired.flatMap((picture) => {
    const names = [...picture.moment.session.seats, ...(picture.moment.hand?.seats ?? [])].map((s) => s.name);
    return names.flatMap((name) => {
      const made = name.startsWith('N') ? byPosition.get(Number(name.slice(1))) : undefined;
      if (made === undefined || picture.real >= made.real) return [];
      return [fault('name before its time', picture, name)];
    });
  });
}

/** A hand that is over on the canvas was over at the table a delay ago: looks also where no lines are shown. */
function endAudit(aired: readonly Aired[], known: readonly Known[]): readonly Fault[] {
  return aired.flatMap((picture) => {
    const { hand } = picture.moment;
    if (hand === null) return [];
    const over = ['COMPLETE', 'MISDEAL', 'VOID'].includes(hand.phase);
    const first = known.find((k) => k.state.hand?.handId === hand.handId && (!over || !handRuns(k.state)));
    if (first === undefined) return [fault('hand of no entry', picture, String(hand.number))];
    const due =
      over && first.entry.input.type === 'amend'
        ? first.real
        : tookPlace(first) - picture.config.leadMs + shiftOf(picture);
    return picture.real >= due ? [] : [fault('hand before its time', picture, `${hand.number} ${hand.phase}`)];
  });
}

interface Place {
  readonly hand: string;
  readonly place: string;
  readonly real: number;
}

/** The first time a card is on the canvas; it may stay for as long as it likes. */
function cardAudit(aired: readonly Aired[], known: readonly Known[]): readonly Fault[] {
  const seen = new Set<string>();
  return aired.flatMap((picture) => {
    const hand = picture.moment.hand?.handId ?? '';
    return picture.moment.slots.flatMap(({ seat, slot, card }) => {
      const key = `${hand} ${seat}:${slot}`;
      if (card === null || seen.has(key)) return [];
      seen.add(key);
      const why = earlyCard({ hand, place: `${seat}:${slot}`, real: picture.real }, picture, known);
      return why === null ? [] : [fault('card before its time', picture, `${key} ${why}`)];
    });
  });
}

/** The vault is not even asked before the time. */
function askAudit(asked: readonly Asked[], aired: readonly Aired[], known: readonly Known[]): readonly Fault[] {
  const [sample] = aired;
  if (sample === undefined) return [];
  const seen = new Set<string>();
  return asked.flatMap(({ hand, places, real }) =>
    places.flatMap((place) => {
      if (seen.has(`${hand} ${place}`)) return [];
      seen.add(`${hand} ${place}`);
      const why = earlyCard({ hand, place, real }, sample, known);
      return why === null
        ? []
        : [{ what: 'vault asked before the time', canvas: sample.canvas, real, detail: `${place} ${why}` }];
    }),
  );
}

function earlyCard({ hand, place, real }: Place, { config }: Aired, known: readonly Known[]): string | null {
  if (config.kind === 'tabled-only' || config.kind === 'tape') return 'never';
  const before = known.filter((k) => k.real <= real);
  const dealt = dealtAt(hand, place, before);
  const due = dealt + config.delayMs + Math.max(0, config.offsetMs);
  if (real < due) return `dealt ${dealt}, due ${due}`;
  return config.gate === 'off' ? null : shut(hand, real, before);
}

/** Written time of the slot's first card or of the first complete deal that still stands. */
function dealtAt(hand: string, place: string, before: readonly Known[]): number {
  const own = before.filter((k) => k.entry.handId === hand);
  const card = own.find((k) =>
    k.entry.events.some((e) => e.type === 'HoleCardDealt' && `${e.seat}:${e.slot}` === place),
  );
  const last = own.at(-1);
  const standing = last?.state.hand?.dealComplete === true ? completedAt(own) : Number.POSITIVE_INFINITY;
  return Math.min(card?.real ?? Number.POSITIVE_INFINITY, standing);
}

/** Since when the deal has been complete without a break. */
function completedAt(own: readonly Known[]): number {
  const open = own.findLastIndex((k) => k.state.hand?.dealComplete !== true);
  return own[open + 1]?.real ?? Number.POSITIVE_INFINITY;
}

/** Why the gate is shut at `real`, null when it is open. */
function shut(hand: string, real: number, before: readonly Known[]): string | null {
  const own = before.filter((k) => k.state.hand?.handId === hand);
  const running = own.findLastIndex((k) => handRuns(k.state));
  const ended = own[running + 1];
  if (ended === undefined) return 'the hand runs';
  if (real < ended.real + SETTLE_MS) return `ended ${ended.real}, not settled`;
  const since = before.filter((k) => k.real >= ended.real);
  const left = since.some((k) => k.entry.events.some((e) => e.type === 'HandLeft' && e.handId === hand));
  const next = before.some(
    (k) => k.state.hand !== null && k.state.hand.handId !== hand && k.real >= ended.real && k.state.hand.dealComplete,
  );
  const shows = since.filter((k) => k.state.hand?.handId === hand).flatMap((k) => k.entry.events);
  const show = shows.findLast((e) => e.type === 'ShowEnded' || e.type === 'ShowReopened');
  return left || next || show?.type === 'ShowEnded' ? null : 'the cards lie at the seats';
}

/** Hands go forward; what changes behind the newest line is a correction, and says so; cards that are out stay out. */
function orderAudit(aired: readonly Aired[], known: readonly Known[]): readonly Fault[] {
  return aired.flatMap((picture, i) => {
    const before = aired[i - 1];
    if (
      before === undefined ||
      before.run !== picture.run ||
      picture.moment.show !== 'on' ||
      before.moment.show !== 'on'
    )
      return [];
    if (before.moment.withheld !== 'none' || picture.moment.withheld !== 'none') return [];
    const [a, b] = [before.moment.hand, picture.moment.hand];
    const renewed = known.some((k) => of(k, 'ShowStarted') && k.state.hand === null && mayShow(k, picture));
    if (a !== null && (b === null || b.number < a.number))
      return renewed ? [] : [fault('went back', picture, `${a.number}`)];
    if (a?.handId !== b?.handId) return [];
    const faults: Fault[] = [];
    const [old, now] = [before, picture].map(toldBy);
    if (old !== now?.slice(0, old?.length) && !picture.moment.snap)
      faults.push(fault('corrected without a snap', picture, `${b?.number}`));
    const out = before.moment.slots.filter((s) => s.card !== null);
    const lost = out.filter(
      (s) => !picture.moment.slots.some((t) => t.seat === s.seat && t.slot === s.slot && t.card === s.card),
    );
    const dealt = (picture.moment.hand?.seats ?? []).every((s) => s.dealt >= 0);
    const gone = lost.filter((s) => !leaves(picture, s.seat));
    const wrong = gone.filter((s) => putRight(known, picture, s));
    const taken = gone.filter((s) => !putRight(known, picture, s));
    if (taken.length > 0 && dealt && picture.moment.hand?.dealComplete === true)
      faults.push(fault('card taken back', picture, `${b?.number}`));
    if (wrong.length > 0 && !picture.moment.snap)
      faults.push(fault('card exchanged without a snap', picture, `${b?.number}`));
    return faults;
  });
}

/** The canvas takes the cards of folded, or of mucked, hands off. */
function leaves({ moment, config }: Aired, seat: number): boolean {
  const state = moment.hand?.seats.find((s) => s.seat === seat)?.state;
  const out = state === 'FOLDED' || state === 'KILLED';
  return (out && config.folded === 'leave') || (state === 'MUCKED' && config.mucked === 'hide');
}

/** The desk has said that another card lies in this place of the hand on air. */
function putRight(known: readonly Known[], picture: Aired, { seat, slot }: { seat: number; slot: number }): boolean {
  const hand = picture.moment.hand?.handId;
  return known.some(
    ({ entry, real }) =>
      real <= picture.real &&
      entry.handId === hand &&
      entry.events.some((e) => e.type === 'HoleCorrected' && e.seat === seat && e.slot === slot),
  );
}

/** An end card stands only where the end of a show may be seen. */
function showAudit(aired: readonly Aired[], known: readonly Known[]): readonly Fault[] {
  return aired.flatMap((picture) => {
    const may = picture.moment.show !== 'ended' || known.some((k) => of(k, 'ShowEnded') && mayShow(k, picture));
    return may ? [] : [fault('ended before its time', picture, '')];
  });
}

function mayShow(k: Known, picture: Aired): boolean {
  return picture.real >= tookPlace(k) - picture.config.leadMs + shiftOf(picture);
}

function of({ entry }: Known, type: LogEntry['events'][number]['type']): boolean {
  return entry.events.some((event) => event.type === type);
}

/** What the lines say, apart from faces, which live canvases show later. */
function toldBy({ moment }: Aired): string {
  const faces = ['HandOpened', 'OpenedCorrected', 'CardExposed'];
  const said = moment.lines.filter((line) => !faces.includes(line.event.type));
  return said.map((line) => JSON.stringify(line.event)).join('\n');
}

/** Nothing of the table is in a picture that is hidden. */
function hiddenAudit(aired: readonly Aired[]): readonly Fault[] {
  return aired.flatMap((picture) => {
    const { show, hand, slots, lines, session, previous } = picture.moment;
    if (picture.held && show !== 'hidden') return [fault('shown before it was resumed', picture, show)];
    if (show !== 'hidden' && show !== 'ended') return [];
    const empty = hand === null && slots.length + lines.length + previous.length === 0;
    return empty && JSON.stringify(session) === JSON.stringify(EMPTY_SESSION)
      ? []
      : [fault('hidden but not empty', picture, show)];
  });
}

function reachedAudit(house: ReleaseHouse): readonly Fault[] {
  const last = new Map<string, number>();
  return house.reached.flatMap(({ canvas, tau, run }) => {
    const before = last.get(`${canvas} ${run}`) ?? Number.NEGATIVE_INFINITY;
    last.set(`${canvas} ${run}`, tau);
    return tau >= before ? [] : [{ what: 'media time fell', canvas, real: 0, detail: `${before} to ${tau}` }];
  });
}

function fault(what: string, picture: Aired, detail: string): Fault {
  return { what, canvas: picture.canvas, real: picture.real, detail };
}
