// The deck desk of one table: who lays cards on which antenna, and what became of each. It stands between inbox and
// tracker: while it runs its antenna is heard here and not there. Tags pass through on their way to the vault.
import { createQueue } from '../base/queue.ts';
import { err, ok, type Result } from '../base/result.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import { type LaidOutput, laidCard, laidTime, NOTHING_LAID } from '../tracker/laidCard.ts';
import type { ReaderObservation } from '../tracker/shape.ts';
import type { DeckDraft, VaultReply } from '../vault/port.ts';
import type { TableActor } from './actor.ts';
import { askOfDeck } from './deckCareDesk.ts';
import { type CheckState, readBack } from './deckCheck.ts';
import type {
  DeckAsk,
  DeckDeskDeps,
  DeckReport,
  DeskRest,
  DeskSession,
  DeskState,
  Replacing,
} from './deckDeskState.ts';
import { besideDesk } from './deckInbox.ts';
import { askOfLaid } from './deckLaid.ts';
import { type DeskNews, NO_NEWS, newsOfLaid } from './deckNews.ts';
import { asZone, checkOf, nextIn, openDraft, refusePlace, replacingOf, stepDraft } from './deckStart.ts';
import type { InboxItem } from './tableCore.ts';

/** A desk that nobody uses gives its antenna back after this long. */
export const DESK_IDLE_MS = 15 * 60_000;

export class DeckDesk {
  readonly #deps: DeckDeskDeps;
  readonly #queue = createQueue();
  #session: DeskSession | null = null;
  #laid = NOTHING_LAID;
  #draft: DeckDraft | null = null;
  #check: CheckState | null = null;
  #replacing: Replacing | null = null;
  #report: DeckReport | null = null;
  #rests: DeskRest | null = null;
  #news = NO_NEWS;
  #activeAt = 0;
  /** inbox position that was heard; after a failed commit the table reads the same rows again */
  #heard = 0;

  private constructor(deps: DeckDeskDeps) {
    this.#deps = deps;
  }

  /** A draft of an earlier run rests until somebody goes on with it. */
  static async open(deps: DeckDeskDeps): Promise<DeckDesk> {
    const desk = new DeckDesk(deps);
    const reply = await deps.vault.request({ do: 'readDraft', table: deps.table });
    desk.#draft = reply.ok && reply.is === 'draft' ? reply.draft : null;
    desk.#rests = desk.#draft === null ? null : 'restart';
    return desk;
  }

  busy(): boolean {
    return this.#session !== null;
  }

  state(): DeskState {
    const session = this.#session === null ? null : { ...this.#session, antenna: this.#laid.word };
    return {
      ...{ session, draft: this.#draft, check: this.#check, rests: this.#rests, news: this.#news },
      ...{ replacing: this.#replacing, report: this.#report },
    };
  }

  ask(by: TableActor, command: DeckAsk): Promise<Result<true, RuleViolation>> {
    return this.#queue.run(() => this.#obey(by, command));
  }

  /** The show comes first: the antenna is the tracker's again before the first card of the hand lies there. */
  handStarted(): void {
    this.#report = null;
    if (this.#session !== null) this.#rest('hand-running');
  }

  /** What the tracker gets of a stored message. Never rejects: the table's inbox does not stop for a deck. */
  take(item: InboxItem): Promise<InboxItem> {
    return this.#queue.run(() => this.#take(item));
  }

  idle(): Promise<void> {
    return this.#queue.idle();
  }

  async #take(item: InboxItem): Promise<InboxItem> {
    const session = this.#session;
    if (session === null) return item;
    const observations = besideDesk(item.observations, session.place);
    if (item.position > this.#heard) {
      this.#heard = item.position;
      for (const observation of item.observations) await this.#hear(session, observation);
    }
    return { ...item, observations };
  }

  /** Time passes for readers that speak only of changes, and for a desk that nobody uses. */
  tick(): Promise<void> {
    return this.#queue.run(async () => {
      const session = this.#session;
      if (session === null) return;
      if (this.#deps.now() - this.#activeAt > DESK_IDLE_MS) return this.#rest('idle');
      await this.#step(session, laidTime(this.#laid, this.#deps.now()));
    });
  }

  async #hear(session: DeskSession, observation: ReaderObservation): Promise<void> {
    if (this.#session === session) await this.#step(session, laidCard(this.#laid, session.place, observation));
  }

  async #step(session: DeskSession, [laid, output]: ReturnType<typeof laidCard>): Promise<void> {
    const before = this.#laid.word;
    this.#laid = laid;
    if (output !== null) await this.#tell(session, output);
    if (before !== laid.word) this.#deps.changed('desk');
  }

  async #tell(session: DeskSession, output: LaidOutput): Promise<void> {
    this.#activeAt = this.#deps.now();
    if (output.type === 'several') return this.#say({ what: 'several' });
    const replacing = this.#replacing;
    const reply = await askOfLaid(this.#deps, session, { tag: output.tag, deck: this.#check?.deck ?? '', replacing });
    if (session.kind === 'register') return this.#registered(reply);
    if (session.kind === 'replace') return this.#replaced(reply, replacing);
    this.#checked(session, reply);
  }

  #registered(reply: VaultReply): void {
    if (!reply.ok || reply.is !== 'laid') return void this.#failed(reply);
    const { draft } = reply;
    const before = this.#draft;
    this.#draft = draft;
    if (draft !== null || before === null) return void this.#say(newsOfLaid(reply, before));
    this.#session = null;
    this.#rests = null;
    this.#deps.changed('decks');
    this.#say({ what: 'registered', deck: before.name });
  }

  #checked(session: DeskSession, reply: VaultReply): void {
    if (!reply.ok || reply.is !== 'checked') return void this.#failed(reply);
    if (this.#session !== session || this.#check === null) return;
    const { card, what } = reply;
    if (card === null) return void this.#say({ what, card });
    const [check, news] = readBack(this.#check, card);
    this.#check = check;
    this.#say(news);
  }

  #replaced(reply: VaultReply, replacing: Replacing | null): void {
    const { card = null, name = null } = replacing ?? {};
    if (!reply.ok) return void this.#failed(reply);
    this.#session = null;
    this.#replacing = null;
    this.#report = null;
    this.#deps.changed('decks');
    this.#say({ what: 'replaced', card, deck: name });
  }

  #failed(reply: VaultReply): void {
    const code = reply.ok ? 'vault-unavailable' : reply.code;
    if (code === 'hand-running') this.#rest('hand-running');
    else this.#say({ what: 'failed', code });
  }

  #say(news: Partial<Omit<DeskNews, 'n'>> & Pick<DeskNews, 'what'>): void {
    this.#news = { ...NO_NEWS, ...news, n: this.#news.n + 1 };
    this.#deps.changed('desk');
  }

  /** A check ends; a registration waits for a press. */
  #rest(why: DeskRest): void {
    this.#session = null;
    this.#check = null;
    this.#replacing = null;
    this.#rests = this.#draft === null ? null : why;
    this.#deps.changed('desk');
  }

  async #obey(by: TableActor, command: DeckAsk): Promise<Result<true, RuleViolation>> {
    const other = this.#session !== null && this.#session.by.actor !== by.actor;
    if (other) return err(violation('deck-desk-taken', { who: this.#session?.by.actor ?? '' }));
    this.#activeAt = this.#deps.now();
    switch (command.do) {
      case 'bring':
      case 'putAway':
      case 'switch':
      case 'retire':
      case 'report':
        return this.#ofDeck(by, command);
      case 'register':
        return this.#register(by, command);
      case 'check':
        return this.#beginCheck(by, command);
      case 'replace':
        return this.#beginReplacing(by, command);
      case 'resume':
        return this.#draft === null ? err(violation('no-draft')) : this.#begin('register', by, command);
      case 'skip':
      case 'back':
        return this.#stepDraft(by, command);
      case 'stop':
        return this.#stop();
      case 'drop':
        return this.#drop(by);
    }
  }

  #stop(): Result<true, RuleViolation> {
    if (this.#session === null && this.#report === null) return err(violation('deck-desk-idle'));
    this.#report = null;
    if (this.#session === null) this.#deps.changed('desk');
    else this.#rest('asked');
    return ok(true);
  }

  async #register(by: TableActor, command: Extract<DeckAsk, { do: 'register' }>): Promise<Result<true, RuleViolation>> {
    const opened = await openDraft(this.#deps, by, command);
    if (!opened.ok) return opened;
    this.#draft = opened.value;
    const begun = await this.#begin('register', by, command);
    // a hand that started meanwhile, a reader that went: the draft is there and waits for a press
    if (!begun.ok) this.#rest(begun.error.code === 'hand-running' ? 'hand-running' : 'asked');
    return begun;
  }

  async #beginCheck(by: TableActor, command: Extract<DeckAsk, { do: 'check' }>): Promise<Result<true, RuleViolation>> {
    const check = await checkOf(this.#deps, command);
    if (!check.ok) return check;
    const begun = await this.#begin('check', by, command);
    if (begun.ok) this.#check = check.value;
    return begun;
  }

  async #beginReplacing(
    by: TableActor,
    command: Extract<DeckAsk, { do: 'replace' }>,
  ): Promise<Result<true, RuleViolation>> {
    const replacing = await replacingOf(this.#deps, command);
    if (!replacing.ok) return replacing;
    const begun = await this.#begin('replace', by, command);
    if (begun.ok) this.#replacing = replacing.value;
    return begun;
  }

  async #ofDeck(by: TableActor, command: Parameters<typeof askOfDeck>[2]): Promise<Result<true, RuleViolation>> {
    if (this.#session !== null) return err(violation('deck-desk-busy'));
    const done = await askOfDeck(this.#deps, by, command);
    if (!done.ok) return done;
    this.#report = done.value;
    this.#deps.changed('decks');
    return ok(true);
  }

  async #begin(
    kind: DeskSession['kind'],
    by: TableActor,
    { reader, zone }: { readonly reader: string; readonly zone: string },
  ): Promise<Result<true, RuleViolation>> {
    const refused = await refusePlace(this.#deps, { reader, zone });
    if (refused !== null) return err(refused);
    this.#session = { kind, by, place: { reader, zone: asZone(zone) } };
    this.#laid = NOTHING_LAID;
    this.#check = null;
    this.#replacing = null;
    this.#rests = kind !== 'register' && this.#draft !== null ? 'asked' : null;
    this.#say({ what: 'none' });
    return ok(true);
  }

  async #stepDraft(
    by: TableActor,
    { do: step, seen }: Extract<DeckAsk, { do: 'skip' | 'back' }>,
  ): Promise<Result<true, RuleViolation>> {
    if (this.#session?.kind !== 'register') return err(violation('deck-desk-idle'));
    if (seen !== this.#news.n) return err(violation('stale-command'));
    const card = nextIn(this.#draft);
    const stepped = await stepDraft(this.#deps, by, step);
    if (!stepped.ok) return stepped;
    this.#draft = stepped.value;
    this.#say(step === 'skip' ? { what: 'skipped', card } : { what: 'back', card: nextIn(this.#draft) });
    return ok(true);
  }

  async #drop(by: TableActor): Promise<Result<true, RuleViolation>> {
    const reply = await this.#deps.vault.request({ do: 'dropDraft', table: this.#deps.table, by });
    if (!reply.ok) return err(violation(reply.code));
    this.#draft = null;
    this.#rests = null;
    if (this.#session?.kind === 'register') this.#session = null;
    this.#say({ what: 'none' });
    return ok(true);
  }
}
