// The antennas with whatever is wrong with them, their tags or what lies on them. Draws from streams of its own, after the
// reads were drawn: a fault shifts nothing but what it is about.
import { type Card, cardIndex, DECK } from '../engine/card.ts';
import { type Antennas, type CardRead, type TagRead, THROUGH_MM } from './antenna.ts';
import { Bursts } from './bursts.ts';
import { makeDeck } from './deck.ts';
import { cardOf, type FaultTimes } from './faults.ts';
import type { Antenna, Zone } from './felt.ts';
import type { SimProfile } from './profiles.ts';
import type { Random, Streams } from './random.ts';
import type { World } from './world.ts';

export interface FaultyOptions {
  readonly antennas: Antennas;
  readonly world: World;
  readonly faults: FaultTimes;
  readonly profile: SimProfile;
  readonly streams: Streams;
  readonly seed: string;
}

/** What is left of the reads while an antenna flickers (F02), under a weak tag (F09), under metal (F25). */
const FLICKER = 0.1;
const WEAK = 0.25;
const GUARDED = 0.35;
/** A card whose corners are this high has been parted from the other, mm. */
const PARTED_MM = 20;
const STRANGER: TagRead = { u: 'E0040150FFEEDD01', r: 60 };
const KEY_CARD: TagRead = { u: '04A1B2C3D4E5F6', r: 50 };

export class FaultyAntennas {
  private readonly options: FaultyOptions;
  private readonly spent = new Set<string>();
  private readonly bursts: Bursts<string>;
  private otherDeck: ReadonlyMap<Card, string> | null = null;

  constructor(options: FaultyOptions) {
    this.options = options;
    this.bursts = new Bursts(options.profile.burst);
  }

  /** Null: the scan of this antenna failed (F15). */
  read(antenna: Antenna, t: number): readonly TagRead[] | null {
    const { antennas, faults } = this.options;
    const reads = antennas.reads(antenna, t);
    if (faults.on('F15', t).some(({ zone }) => zone === antenna.zone)) return null;
    const kept = this.stacked(antenna, t, this.missed(antenna, t, [...reads, ...this.heard(antenna, t)]));
    return [...kept.map(({ card, u, r }) => ({ u: this.uidOf(card, u, t), r })), ...this.strangers(antenna, t)];
  }

  private stream(id: string): Random {
    return this.options.streams(`fault:${id}`);
  }

  /** F01, F02, F03, F25 by antenna, F08 and F09 by tag. */
  private missed({ zone }: Antenna, t: number, reads: readonly CardRead[]): readonly CardRead[] {
    const { faults, world } = this.options;
    const here = (one: { readonly zone: Zone }) => one.zone === zone;
    if (faults.on('F01', t).some(here)) return [];
    const dead = faults.on('F08', t).map((fault) => cardOf(fault, world.hands));
    const weak = faults.on('F09', t).map((fault) => cardOf(fault, world.hands));
    const place = (faults.on('F02', t).some(here) ? FLICKER : 1) * (faults.on('F25', t).some(here) ? GUARDED : 1);
    const alternates = faults.on('F03', t).some(here);
    return reads.filter(({ card }) => {
      if (dead.includes(card)) return false;
      const share = place * (weak.includes(card) ? WEAK : 1);
      if (share < 1 && this.stream(`miss ${zone}`).next() >= share) return false;
      return !alternates || this.answers(`${zone} ${card}`);
    });
  }

  private answers(key: string): boolean {
    if (this.spent.delete(key)) return false;
    this.spent.add(key);
    return true;
  }

  /** F04: the upper one of two shadows the other until the corners come up. */
  private stacked({ zone }: Antenna, t: number, reads: readonly CardRead[]): readonly CardRead[] {
    const { faults, world } = this.options;
    const fault = faults.on('F04', t).find(({ seat }) => zone === `seat:${seat}`);
    if (fault === undefined) return reads;
    const hand = world.hands.get(fault.seat) ?? [];
    const parted = hand.some((card) => (world.poseOf(card, t)?.z ?? 0) > PARTED_MM);
    const top = hand.at(-1);
    return parted ? reads : reads.filter(({ card }) => card === top || !hand.includes(card));
  }

  /** F05: cards of the other antenna, in bursts of their own. */
  private heard(antenna: Antenna, t: number): readonly CardRead[] {
    const { faults, antennas, world } = this.options;
    return faults.on('F05', t).flatMap(({ zones, x }): readonly CardRead[] => {
      if (!zones.includes(antenna.zone)) return [];
      const other = world.felt.antennas.find(({ zone }) => zone !== antenna.zone && zones.includes(zone));
      if (other === undefined) return [];
      const random = this.stream(`F05 ${antenna.port}`);
      return antennas.near(other, t).flatMap(({ card, chance, mm, u }): readonly CardRead[] => {
        const hit = random.next() < chance * x * this.bursts.factor(`${antenna.port} ${card}`, random);
        const r = Math.max(1, Math.round(80 - (mm + THROUGH_MM) * 0.8));
        return hit ? [{ card, u, r, mm: mm + THROUGH_MM }] : [];
      });
    });
  }

  /** F13: a card of another deck says another number. */
  private uidOf(card: Card, uid: string, t: number): string {
    const [fault] = this.options.faults.on('F13', t);
    if (fault === undefined || shareOf(card) >= fault.share) return uid;
    this.otherDeck ??= new Map(makeDeck(`${this.options.seed} other`).map((one) => [one.card, one.uid]));
    return this.otherDeck.get(card) ?? uid;
  }

  /** F10, F11, F12, F27: tags that have no business here. */
  private strangers({ zone }: Antenna, t: number): readonly TagRead[] {
    const { faults, world, antennas } = this.options;
    const here = (one: { readonly zone: Zone }) => one.zone === zone;
    const unknown = faults
      .on('F10', t)
      .filter(here)
      .map(() => STRANGER);
    const foreign = faults
      .on('F11', t)
      .filter(here)
      .map(({ what }) => (what === 'key' ? KEY_CARD : this.phone()));
    const twins = faults
      .on('F12', t)
      .filter(here)
      .flatMap((fault) => {
        const card = cardOf(fault, world.hands);
        return card === undefined ? [] : [{ u: antennas.uidOf(card), r: 55 }];
      });
    const piles = faults
      .on('F27', t)
      .filter(here)
      .flatMap(({ cards }) => this.pile(cards));
    return [...unknown, ...foreign, ...twins, ...piles];
  }

  private phone(): TagRead {
    const random = this.stream('F11');
    const bytes = Array.from({ length: 3 }, () => Math.floor(random.next() * 256));
    return { u: `08${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`, r: 45 };
  }

  /** Cards of the stub, most of them now and then. */
  private pile(count: number): readonly TagRead[] {
    const { antennas, world } = this.options;
    const random = this.stream('F27');
    const stub = DECK.filter((card) => world.goalOf(card) === null).slice(0, count);
    return stub.filter(() => random.next() < 0.6).map((card) => ({ u: antennas.uidOf(card), r: 40 }));
  }
}

/** 0 <= x < 1, the same for a card whenever it is asked. */
function shareOf(card: Card): number {
  return ((cardIndex(card) * 37 + 11) % DECK.length) / DECK.length;
}
