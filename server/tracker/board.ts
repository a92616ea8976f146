// Layer 3, the board: exactly the due number of new cards, with no betting open. Anything else is told, never dropped.
import { tellExtras } from './extras.ts';
import { own } from './location.ts';
import { boardOnTable, type DueStreet, dueBehind, dueStreet, isGathering } from './phases.ts';
import { hitsIn, lies, tierAt } from './presence.ts';
import { BOARD_RULES, HISTORY } from './rules.ts';
import type { Context, TagId, ZoneId } from './shape.ts';
import { isFree } from './standing.ts';
import { emit, entriesOf, presencesOf, type Step, type TrackerState, withHand, zonesOf } from './state.ts';
import { boardOfZone, boardPlace, zoneKind } from './zones.ts';

interface BoardCard {
  readonly tag: TagId;
  readonly zone: ZoneId;
  readonly first: number;
  readonly firm: boolean;
  readonly hits: number;
  /** read within the last scans */
  readonly lies: boolean;
}

export function readBoard(step: Step): Step {
  const kept = followEngine(step);
  if (isGathering(kept.state.context)) return kept;
  const seen = newCards(kept.state);
  const adopted = adopt(kept, seen);
  const cards = seen.filter(({ tag }) => isFree(adopted.state, tag));
  return cards.length === 0 ? adopted : street(adopted, cards);
}

/** The engine took cards back (undo): they are offered again once betting has been open in between, or one has moved by ruling. */
function followEngine(step: Step): Step {
  const { context, hand } = step.state;
  const onTable = boardOnTable(context);
  const taken = (hand.boardTaken || onTable < hand.boardEngine) && onTable < hand.board.length;
  const next =
    onTable === hand.boardEngine && taken === hand.boardTaken
      ? step
      : withHand(step, { boardEngine: onTable, boardTaken: taken });
  if (isGathering(context)) return next;
  const repaired = repair(next);
  const moved = context.repair === 'reorder' && hand.board.slice(onTable).some((tag) => !liesOnBoard(next.state, tag));
  return taken && (!context.closed || moved) ? released(repaired, onTable) : repaired;
}

/** Cards behind the engine's count are nobody's again. */
function released(step: Step, onTable: number): Step {
  const { board } = step.state.hand;
  const freed = without(step, board.slice(onTable));
  return withHand(freed, { board: board.slice(0, onTable), boardTaken: false, boardTold: null });
}

function without(step: Step, tags: readonly TagId[]): Step {
  const cards = { ...step.state.cards };
  for (const tag of tags) delete cards[tag];
  return { ...step, state: { ...step.state, cards } };
}

function liesOnBoard(state: TrackerState, tag: TagId): boolean {
  return zonesOf(state).some(([zone, { tags }]) => zoneKind(zone) === 'board' && tags[tag] !== undefined);
}

/** 6.4.6, 2.5.3: by ruling a burned card may leave the burns, and what is to leave the board counts only once it has. */
function repair(step: Step): Step {
  const { context, cards, zones, hand } = step.state;
  if (context.repair === 'none') return hand.cleared ? withHand(step, { cleared: false }) : step;
  const unburned = entriesOf(cards).flatMap(([tag, { home }]) =>
    home.at === 'burn' && zones.burn?.tags[tag] === undefined ? [tag] : [],
  );
  const next = unburned.length === 0 ? step : without(step, unburned);
  return context.repair === 'clear' && !hand.cleared ? cleared(next) : next;
}

/** As cards of an earlier hand: named until they have left their place. */
function cleared(step: Step): Step {
  const freed = released(step, boardOnTable(step.state.context));
  const leftover = { ...freed.state.leftover };
  for (const { tag, zone } of newCards(freed.state)) leftover[tag] = zone;
  return withHand({ ...freed, state: { ...freed.state, leftover } }, { cleared: true });
}

/** Free cards that lie on the board, each at its best antenna, in board order where there is one. */
function newCards(state: TrackerState): readonly BoardCard[] {
  const best = new Map<TagId, BoardCard>();
  for (const [zone, { tags, pile }] of zonesOf(state)) {
    if (zoneKind(zone) !== 'board' || pile) continue;
    for (const [tag, presence] of presencesOf(tags)) {
      const tier = isFree(state, tag) ? tierAt(state, zone, tag) : 'none';
      if (tier !== 'firm' && tier !== 'provisional') continue;
      const hits = hitsIn(presence, HISTORY);
      const old = best.get(tag);
      const first = Math.min(presence.first, old?.first ?? presence.first);
      const firm = tier === 'firm' || (old?.firm ?? false);
      const there = lies(state, { zone, tag }, BOARD_RULES.restScans) || (old?.lies ?? false);
      const card = old === undefined || hits > old.hits ? { tag, zone, hits } : old;
      best.set(tag, { ...card, first, firm, lies: there });
    }
  }
  return [...best.values()].sort(byPlace);
}

function byPlace(a: BoardCard, b: BoardCard): number {
  return (boardPlace(a.zone) ?? 0) - (boardPlace(b.zone) ?? 0) || a.first - b.first;
}

/** Cards that a person has entered already: they are taken over without a word. */
function adopt(step: Step, seen: readonly BoardCard[]): Step {
  const { context, hand } = step.state;
  const missing = boardOnTable(context) - hand.board.length;
  return missing <= 0 ? step : take(step, seen.filter(({ firm }) => firm).slice(0, missing));
}

function take(step: Step, cards: readonly BoardCard[]): Step {
  if (cards.length === 0) return step;
  const owned = cards.reduce((next, { tag }) => own(next, tag, { at: 'board' }), step);
  return withHand(owned, { board: [...owned.state.hand.board, ...cards.map(({ tag }) => tag)] });
}

function street(step: Step, cards: readonly BoardCard[]): Step {
  const { context, hand } = step.state;
  const firm = cards.filter((card) => card.firm);
  const due = context.phase === 'DEALING' ? null : dueStreet(context);
  if (due === null) return extra(step, firm);
  if (boardOnTable(context) !== hand.board.length) return step;
  const lying = cards.filter((card) => isOnBoard(card, due));
  if (lying.length === 0) return step;
  const mine = firstOf(
    context,
    due,
    lying.filter((card) => card.firm),
  );
  if (mine.length > due.need) return extra(step, firm);
  if (mine.length < due.need) return incomplete(step, due, lying);
  if (!context.closed) return waiting(step, due, mine);
  // History accepts nothing by itself: the cards still lie there when the reads are of now.
  return step.state.late || mine.some((card) => !card.lies) ? step : complete(step, due, mine);
}

/** Where each board has an antenna of its own, cards of another board wait for their turn. */
function isOnBoard({ zone }: BoardCard, { run }: DueStreet): boolean {
  return (boardOfZone(zone) ?? run) === run;
}

/** Two boards under one antenna get their street one after the other: the cards that came first, where the pause tells them apart. */
function firstOf(context: Context, due: DueStreet, cards: readonly BoardCard[]): readonly BoardCard[] {
  const behind = dueBehind(context, due);
  if (cards.length <= due.need || cards.length > due.need + behind) return cards;
  const came = [...cards].sort((a, b) => a.first - b.first);
  const [last, next] = [came[due.need - 1], came[due.need]];
  if (last === undefined || next === undefined || next.first - last.first < BOARD_RULES.boardApartMs) return cards;
  const mine = came.slice(0, due.need);
  return cards.filter((card) => mine.includes(card));
}

function newest(cards: readonly BoardCard[]): number {
  return Math.max(...cards.map(({ first }) => first));
}

function complete(step: Step, due: DueStreet, cards: readonly BoardCard[]): Step {
  const places = cards.map(({ zone }) => boardPlace(zone));
  const ordered = cards.length === 1 || (!places.includes(null) && new Set(places).size === cards.length);
  const taken = withHand(take(step, cards), { boardTold: null });
  const tags = cards.map(({ tag }) => tag);
  return emit(taken, newest(cards), {
    type: 'board',
    street: due.street,
    run: due.run,
    tags,
    ordered,
    count: cards.length,
  });
}

function waiting(step: Step, { street: name, run }: DueStreet, cards: readonly BoardCard[]): Step {
  const body = { type: 'board-waiting', street: name, count: cards.length } as const;
  return once(step, `waiting ${name} ${run} ${cards.length}`, (next) => emit(next, newest(cards), body));
}

function incomplete(step: Step, { street: name, run }: DueStreet, cards: readonly BoardCard[]): Step {
  const first = Math.min(...cards.map((card) => card.first));
  // cards that are still being laid one after the other are on their way
  if (step.state.now - newest(cards) < BOARD_RULES.incompleteAfterMs) return step;
  const count = cards.filter(({ firm }) => firm).length;
  const body = { type: 'board-incomplete', street: name, count } as const;
  return once(step, `incomplete ${name} ${run} ${count}`, (next) => emit(next, first, body));
}

/** A sixth card, a second card on one street, or a card during the deal. */
function extra(step: Step, cards: readonly BoardCard[]): Step {
  const lying = cards.filter((card) => card.lies);
  return lying.length === 0 ? step : tellExtras(step, 'board', lying);
}

function once(step: Step, told: string, say: (step: Step) => Step): Step {
  return step.state.hand.boardTold === told ? step : say(withHand(step, { boardTold: told }));
}
