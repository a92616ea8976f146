// When each entry and each hole card is due on one canvas, worked out from section 4 of the design alone: media time, shift,
// gate, holds, words, a delay that is set, and one that is changed by procedure. It shares no code with server/release.
// Down time counts nothing here, and nothing is corrected: other properties look at that.
import { cardsDue, type Due } from './releaseDue.ts';
import type { Change, Deal, Fact, Settings, Sights, Told, Wrong } from './releaseFacts.ts';

const [SETTLE_MS, RESULT_MS] = [30_000, 5_000];
const [PAUSE_MS, PROTECTED_MS] = [600_000, 600_000];
const [WORD_MS, LEAST_GAIN_MS] = [120_000, 60_000];

export class ReleaseModel {
  readonly lines = new Map<number, number>();
  readonly cards = new Map<string, number>();
  readonly #wrong: Wrong;
  readonly #told: Told[] = [];
  readonly #deals = new Map<string, Deal>();
  readonly #words = new Map<string, 'held' | 'dropped'>();
  #settings: Settings;
  #waiting: { readonly to: Settings; readonly behind: string | null } | null = null;
  #change: Change | null = null;
  #held = false;
  /** the server has come back: what is not on air yet may have been before */
  #back = false;
  /** media time that was on air last */
  #tau = 0;
  /** entries that have aired */
  #aired = 0;
  /** media time of the last of them */
  #at = 0;
  /** media time since which no hand is on air, and the hand that was */
  #over: { readonly hand: string | null; readonly since: number } | null = null;
  #proposed: string | null = null;
  readonly #mucked = new Set<string>();
  #now = 0;

  constructor(settings: Settings, wrong: Wrong = {}) {
    this.#settings = settings;
    this.#wrong = wrong;
  }

  play(facts: readonly Fact[], until: number): Sights {
    for (const fact of facts) {
      this.#runTo(fact.now);
      this.#take(fact);
      this.#look();
    }
    this.#runTo(until);
    return this;
  }

  /** Goes from one moment at which something can change to the next. */
  #runTo(until: number): void {
    for (let next = this.#next(); next !== null && next <= until; next = this.#next()) {
      this.#now = Math.max(this.#now + 1, next);
      if (this.#now > until) break;
      this.#look();
    }
    this.#now = until;
  }

  #take(fact: Fact): void {
    this.#reach();
    if ('told' in fact) this.#hear(fact.told);
    else if ('to' in fact) this.#set(fact.does, fact.to);
    else if ('hand' in fact) this.#say(fact.does, fact.hand);
    else if ('offsetMs' in fact) this.#move(fact.offsetMs);
    else this.#press(fact.does);
  }

  #press(does: 'hold' | 'resume' | 'away' | 'killed' | 'confirm' | 'finish' | 'cancel'): void {
    if (does === 'hold' || does === 'away' || does === 'killed') this.#held = true;
    if (does === 'away' || does === 'killed') this.#comeBack();
    if (does === 'resume') this.#held = false;
    if (does === 'finish' || does === 'cancel') this.#change = null;
    if (does !== 'confirm' || this.#change === null) return;
    this.#change.stage = 'sync';
    this.#settings = { ...this.#change.to, offsetMs: this.#settings.offsetMs };
    this.#waiting = null;
  }

  /** A server that comes back knows which hands had begun and how far they had come; what was seen of a result is forgotten. */
  #comeBack(): void {
    this.#back = true;
    this.#over = null;
  }

  #move(offsetMs: number): void {
    this.#settings = { ...this.#settings, offsetMs };
    if (this.#waiting !== null) this.#waiting = { ...this.#waiting, to: { ...this.#waiting.to, offsetMs } };
  }

  /** A longer delay counts at once, a shorter one from the next hand on air; until then of both whatever lets less out. */
  #set(does: 'set' | 'arm', to: Settings): void {
    if (does === 'arm') {
      this.#change = { to, byPause: false, stage: 'armed' };
      return;
    }
    const old = this.#settings;
    this.#waiting = null;
    this.#settings = to;
    if (to.delayMs >= old.delayMs || (this.#hand === null && !this.#back) || this.#wrong.shorterAtOnce === true) return;
    this.#waiting = { to, behind: this.#hand };
    this.#settings = { ...to, delayMs: old.delayMs, cards: old.cards && to.cards, gated: old.gated || to.gated };
  }

  #say(does: 'holdHand' | 'letHandGo' | 'dropHand', hand: string): void {
    if (does === 'letHandGo') this.#words.delete(hand);
    else this.#words.set(hand, does === 'dropHand' ? 'dropped' : 'held');
  }

  #hear(told: Told): void {
    this.#told.push(told);
    if (told.hand === null) return;
    const deal = this.#deals.get(told.hand) ?? { dealt: new Map(), complete: null, ended: null, left: null };
    this.#deals.set(told.hand, deal);
    const came = told.typed ? 0 : told.happened;
    for (const at of told.dealt) if (!deal.dealt.has(at)) deal.dealt.set(at, { entered: this.#now, came });
    if (told.complete) deal.complete ??= this.#now;
    if (told.over) deal.ended ??= this.#now;
    if (told.left) deal.left ??= this.#now;
  }

  get #shift(): number {
    return this.#settings.delayMs + this.#settings.offsetMs;
  }

  get #stands(): boolean {
    return this.#held || (this.#change?.stage === 'card' && this.#wrong.cardStands !== false);
  }

  /** Up to now the picture was on air. */
  #reach(): void {
    if (!this.#stands) this.#tau = Math.max(this.#tau, this.#now - this.#shift);
  }

  /** the hand on air; null before the first */
  get #hand(): string | null {
    return this.#told.slice(0, this.#aired).findLast((one) => one.starts)?.hand ?? null;
  }

  get #isOver(): boolean {
    return this.#aired === 0 || this.#told[this.#aired - 1]?.over === true;
  }

  /** A longer delay is waited out: nothing leads. */
  get #waits(): boolean {
    return this.#now - this.#shift < this.#tau;
  }

  #media(told: Told, waits = this.#waits): number {
    const lead = told.typed && !waits && this.#wrong.leads !== false ? this.#settings.leadMs : 0;
    return Math.max(this.#at, told.happened - lead);
  }

  /** What is on air at this moment. */
  #look(): void {
    this.#reach();
    if (this.#held) return;
    if (this.#change?.stage === 'card') this.#lapse();
    if (this.#change?.stage === 'card') this.#airBehindCard();
    if (this.#change !== null && this.#change.stage !== 'armed') return;
    this.#air();
    if (this.#showsCard()) return;
    this.#see();
  }

  #air(): void {
    do {
      const told = this.#told[this.#aired];
      if (told?.starts === true && this.#change?.stage === 'armed' && this.#isOver) return;
    } while (this.#airOne());
  }

  /** What was due when the card came, also of the next hand, comes in behind it, nothing by its lead; nobody sees it there. */
  #airBehindCard(): void {
    while (this.#airOne(this.#tau, true));
  }

  #airOne(until = this.#tau, waits = this.#waits): boolean {
    const told = this.#told[this.#aired];
    if (told === undefined || this.#media(told, waits) > until) return false;
    this.#at = this.#media(told, waits);
    this.#aired += 1;
    if (told.starts && this.#waiting !== null && this.#waiting.behind !== told.hand) {
      this.#settings = this.#waiting.to;
      this.#waiting = null;
    }
    return true;
  }

  #showsCard(): boolean {
    if (!this.#isOver) {
      this.#over = null;
      return false;
    }
    const hand = this.#hand;
    if (this.#over?.hand !== hand || this.#over === null)
      this.#over = { hand, since: hand === null ? this.#tau - RESULT_MS : this.#tau };
    if (this.#change === null) this.#propose();
    if (this.#change?.stage !== 'armed' || this.#tau < this.#over.since + RESULT_MS) return false;
    this.#change.stage = 'card';
    this.#airBehindCard();
    return true;
  }

  /** Media time at which the next hand begins; null while none has been dealt. */
  get #nextBegins(): number | null {
    let at = this.#at;
    for (const told of this.#told.slice(this.#aired)) {
      at = Math.max(at, told.happened - (told.typed ? this.#settings.leadMs : 0));
      if (told.starts) return at;
    }
    return null;
  }

  #propose(): void {
    const { shrinkToMs, delayMs } = this.#settings;
    const hand = this.#hand;
    if (shrinkToMs === null || hand === null || hand === this.#proposed) return;
    const ahead = (this.#nextBegins ?? this.#now) - this.#tau;
    const least = this.#settings.cards ? Math.max(PROTECTED_MS, shrinkToMs) : shrinkToMs;
    const to = Math.max(least, delayMs - ahead + WORD_MS);
    if (ahead <= PAUSE_MS || delayMs - to < LEAST_GAIN_MS) return;
    if (this.#settings.cards && !this.#settings.gated) return;
    this.#proposed = hand;
    this.#change = { to: { ...this.#settings, delayMs: to }, byPause: true, stage: 'armed' };
  }

  /** Programme ms at which what a pause proposed would miss the beginning of the next hand. */
  get #lapsesAt(): number | null {
    const next = this.#nextBegins;
    if (this.#change?.stage !== 'card' || !this.#change.byPause || next === null) return null;
    return next + this.#change.to.delayMs + this.#change.to.offsetMs;
  }

  #lapse(): void {
    const at = this.#lapsesAt;
    if (at === null || at > this.#now) return;
    this.#change = null;
    this.#reach();
  }

  #see(): void {
    const hand = this.#hand;
    if (hand !== null && this.#words.has(hand)) return;
    // what lies mucked at a showdown comes out no more (A-10, as_played)
    for (const seat of this.#told[this.#aired - 1]?.mucked ?? []) this.#mucked.add(`${hand} ${seat}`);
    for (const told of this.#told.slice(0, this.#aired))
      if (told.line && told.hand === hand && !this.lines.has(told.position)) this.lines.set(told.position, this.#now);
    for (const [place, due] of this.#due()) if (due <= this.#now && this.#isPlaced(place)) this.#show(place);
  }

  #show(place: string): void {
    if (!this.cards.has(place) && !this.#mucked.has(place.split(':')[0] ?? '')) this.cards.set(place, this.#now);
  }

  /** A card lies in the picture from its deal on, or from when the deal was called complete. */
  #isPlaced(place: string): boolean {
    const own = this.#told.slice(0, this.#aired).filter(({ hand }) => hand !== null && place.startsWith(hand));
    return own.some(({ complete, dealt }) => complete || dealt.some((one) => place.endsWith(` ${one}`)));
  }

  #due(): readonly Due[] {
    return cardsDue(this.#hand, this.#deals, { ...this.#settings, settleMs: this.#wrong.settleMs ?? SETTLE_MS });
  }

  /** The next programme ms at which anything of this can change by itself. */
  #next(): number | null {
    if (this.#held) return null;
    const times = [this.#lapsesAt];
    if (this.#change === null || this.#change.stage === 'armed') times.push(this.#nextEntry(), ...this.#nextCards());
    const known = times.filter((at): at is number => at !== null);
    return known.length === 0 ? null : Math.min(...known);
  }

  #nextEntry(): number | null {
    const armed = this.#change?.stage === 'armed' && this.#isOver;
    if (armed) return this.#over === null ? this.#now + 1 : this.#over.since + RESULT_MS + this.#shift;
    const told = this.#told[this.#aired];
    if (told === undefined) return null;
    return (this.#waits ? Math.min(this.#tau, this.#media(told)) : this.#media(told)) + this.#shift;
  }

  #nextCards(): readonly number[] {
    const hand = this.#hand;
    if (hand !== null && this.#words.has(hand)) return [];
    return this.#due().flatMap(([place, due]) => (this.cards.has(place) || due <= this.#now ? [] : [due]));
  }
}
