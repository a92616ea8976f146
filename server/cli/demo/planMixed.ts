// A hand of another game as a timeline: its line is played through the engine, and each word becomes a step of the demo. Pure.
import type { Card } from '../../engine/card.ts';
import { isCard, parseCards } from '../../engine/card.ts';
import { type Chips, chips } from '../../engine/chips.ts';
import type { HandCommand } from '../../engine/command.ts';
import { streetToCome, toDraw } from '../../engine/dealing.ts';
import { dealOrder } from '../../engine/forcedBets.ts';
import { gameOf } from '../../engine/game/games.ts';
import { isDealtStreet } from '../../engine/game/street.ts';
import { type Hand, holdsCards, liveSeats } from '../../engine/hand.ts';
import { slotsUsed } from '../../engine/heldSlots.ts';
import { handId } from '../../engine/ids.ts';
import { RUSSIAN } from '../../engine/profiles/russian.ts';
import { type SeatNo, seatNo } from '../../engine/seat.ts';
import { pointer } from '../../engine/showdown.ts';
import { Player } from '../replay/player.ts';
import type { MixedHand } from './mixedHands.ts';
import type { DemoPlan, DemoStep } from './plan.ts';

/** Throws when the rules refuse a word. */
export function planMixed(mixed: MixedHand): DemoPlan {
  const planned = new Planned(mixed);
  const steps = mixed.line.split(' ').map((word) => planned.step(word));
  return planned.whole([...steps, ...planned.showdown(), { do: 'award' }]);
}

class Planned {
  readonly #mixed: MixedHand;
  readonly #player = new Player();
  /** by position, every card the seat was ever dealt, in the order of its slots */
  readonly #cards: Card[][];

  constructor(mixed: MixedHand) {
    this.#mixed = mixed;
    this.#cards = mixed.stacks.map(() => []);
    this.#give({ type: 'StartHand', start: startOf(mixed) });
    const order = dealOrder(this.#hand);
    for (const seat of order) {
      const hole = listed(mixed.hole[seat - 1] ?? '');
      this.#deal(seat, hole[this.#cards[seat - 1]?.length ?? 0]);
    }
    if (!this.#hand.dealComplete) this.#give({ type: 'CompleteDeal' });
  }

  get #hand(): Hand {
    return this.#player.hand;
  }

  step(word: string): DemoStep {
    const rest = word.slice(1);
    switch (word.charAt(0)) {
      case '=':
        return this.#board(listed(rest));
      case '+':
        return this.#more(rest.split(','));
      case 'd':
        return this.#discard(listed(rest));
      case 'p':
        return this.#discard([]);
      default:
        return this.#act(word.charAt(0), rest);
    }
  }

  showdown(): readonly DemoStep[] {
    const steps: DemoStep[] = [];
    for (let seat = pointer(this.#hand); seat !== null; seat = pointer(this.#hand)) {
      const cards = this.#held(seat);
      this.#give({ type: 'OpenHand', seat, cards });
      steps.push({ do: 'open', position: seat - 1, cards });
    }
    return steps;
  }

  whole(steps: readonly DemoStep[]): DemoPlan {
    const { id, stacks, structure, game, hole } = this.#mixed;
    if (this.#hand.phase !== 'COMPLETE') this.#give({ type: 'AwardPots' });
    const ends = [...this.#hand.seats].sort((a, b) => a.seat - b.seat).map(({ stack }) => stack);
    return { id, stacks, ends, structure, game, hole: hole.map(listed), steps };
  }

  #act(letter: string, rest: string): DemoStep {
    const seat = this.#hand.toAct;
    const s = this.#hand.seats.find((one) => one.seat === seat);
    if (seat === null || s === undefined)
      throw new Error(`${this.#mixed.id}: nobody is to act before ${letter}${rest}`);
    const action = actionOf(letter, s.street < this.#hand.currentBet);
    const to: Chips | null = rest === '' ? null : chips(Number(rest));
    this.#give({ type: 'Act', seat, action, to });
    const position = seat - 1;
    if (action === 'fold') return { do: 'fold', position, last: liveSeats(this.#hand).length === 1 };
    return { do: 'act', position, action, to, weight: 0.1 };
  }

  #board(cards: readonly Card[]): DemoStep {
    const street = streetToCome(this.#hand);
    if (street === null || !isDealtStreet(street)) throw new Error(`${this.#mixed.id}: no board is due`);
    this.#give({ type: 'DealBoard', street, run: 0, cards });
    return { do: 'board', street, cards, size: this.#hand.boards[0]?.length ?? 0 };
  }

  #discard(cards: readonly Card[]): DemoStep {
    const seat = toDraw(this.#hand);
    if (seat === null) throw new Error(`${this.#mixed.id}: nobody draws`);
    const slots = cards.map((card) => this.#cards[seat - 1]?.indexOf(card) ?? -1);
    this.#give({ type: 'Discard', seat, count: cards.length, slots });
    return { do: 'discard', position: seat - 1, cards };
  }

  /** By position; in draws for those who wait, in stud one card for everybody still in. */
  #more(words: readonly string[]): DemoStep {
    const to = words.map(listed);
    const stud = gameOf(this.#mixed.game).forced === 'bring_in';
    const up = stud && !this.#isLastDown();
    for (const [position, cards] of to.entries()) for (const card of cards) this.#deal(seatNo(position + 1), card);
    return { do: stud ? 'street' : 'replacements', up, to };
  }

  #isLastDown(): boolean {
    const street = streetToCome(this.#hand);
    return gameOf(this.#mixed.game).streets.find((rule) => rule.street === street)?.deal[0] === 'down';
  }

  #deal(seat: SeatNo, card: Card | undefined): void {
    const s = this.#hand.seats.find((one) => one.seat === seat);
    if (s === undefined || card === undefined || !holdsCards(s))
      throw new Error(`${this.#mixed.id}: no card for ${seat}`);
    const faces = gameOf(this.#mixed.game).streets.flatMap(({ deal }) => deal);
    const slot = Math.max(slotsUsed(s), this.#cards[seat - 1]?.length ?? 0);
    this.#cards[seat - 1]?.push(card);
    this.#give(faces[slot] === 'up' ? { type: 'DealUp', seat, slot, card } : { type: 'DealHole', seat, slot });
  }

  #held(seat: SeatNo): readonly Card[] {
    const s = this.#hand.seats.find((one) => one.seat === seat);
    return s?.held.flatMap((slot) => this.#cards[seat - 1]?.[slot] ?? []) ?? [];
  }

  #give(command: HandCommand): void {
    const sent = this.#player.send(command);
    if (!sent.ok) throw new Error(`${this.#mixed.id}: ${JSON.stringify(command)} refused with ${sent.error.code}`);
  }
}

function actionOf(letter: string, facing: boolean): Extract<DemoStep, { do: 'act' }>['action'] | 'fold' {
  switch (letter) {
    case 'f':
      return 'fold';
    case 'c':
      return facing ? 'call' : 'check';
    case 'b':
      return 'bet';
    case 'r':
      return 'raise';
    case 'i':
      return 'bring_in';
    case 't':
      return 'complete';
    default:
      throw new Error(`a demo hand knows no ${letter}`);
  }
}

/** Position 0 is left of the button, which is the last one. */
function startOf({ id, game, structure, stacks }: MixedHand): Extract<HandCommand, { type: 'StartHand' }>['start'] {
  const blinds = gameOf(game).forced === 'blinds';
  return {
    ...{ handId: handId(id), number: 1, button: stacks.length, game, structure, profile: RUSSIAN },
    smallBlindSeat: blinds ? seatNo(1) : null,
    bigBlindSeat: blinds ? seatNo(2) : null,
    seats: stacks.map((stack, i) => ({
      ...{ seat: seatNo(i + 1), name: `Seat ${i + 1}`, stack: chips(stack) },
      presence: 'PRESENT',
    })),
  };
}

function listed(text: string): readonly Card[] {
  const cards = text === '-' ? [] : (parseCards(text) ?? []);
  if (!cards.every(isCard)) throw new Error('not a list of cards');
  return cards;
}
