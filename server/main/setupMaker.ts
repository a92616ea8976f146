// Makes a whole table from a plan, or nothing: rows, seats and level by the table's own door, addresses, canvases by
// release control. What broke off in the middle is finished by a repeat with the same client id.
import { v5 as uuidFrom } from 'uuid';
import { CONSOLE_ROLES, isRole } from '../access/role.ts';
import { type ClientId, clientId, type TableId } from '../base/ids.ts';
import { createQueue } from '../base/queue.ts';
import { secondsFor } from '../release/policy.ts';
import { planAddresses } from '../setup/addresses.ts';
import type { Admin } from '../setup/admin.ts';
import { type Checked, checkPlan } from '../setup/plan/checkPlan.ts';
import type { ReadyPlan } from '../setup/plan/readyPlan.ts';
import type { PlanWarning, TablePlan } from '../setup/plan/view.ts';
import { planAsk, planCanvases, planCommands } from '../setup/planCommands.ts';
import type { CreateReply, SetupAddress, SetupRefusal } from '../setup/view.ts';
import { tableCommandSchema } from '../table/commands.ts';
import { KeptReplies } from './keptReplies.ts';
import { note, refused, wallOf } from './setupDeps.ts';
import { type Progress, samePlan } from './setupProgress.ts';
import { type WaitingParts, waitingDelay } from './setupWaiting.ts';
import { staffOf } from './staff.ts';

export interface CreateRequest {
  readonly clientId: ClientId;
  readonly plan: TablePlan;
}

/** A table that is being made, for whom and from what. */
interface Making {
  readonly admin: Admin;
  readonly ready: ReadyPlan;
  readonly progress: Progress;
  readonly warnings: readonly PlanWarning[];
}

/** How long a new table may take to be served, ms. */
const SERVED_WITHIN_MS = 5_000;
const LOOK_MS = 250;

export class SetupMaker {
  readonly #parts: WaitingParts;
  /** One table at a time: of two with the same name the second is told. */
  readonly #queue = createQueue();
  readonly #replies: KeptReplies;

  constructor(parts: WaitingParts) {
    this.#parts = parts;
    this.#replies = new KeptReplies(parts.deps.opened.house.clock.now);
  }

  forgetOld(): void {
    this.#replies.forgetOld();
  }

  async check(admin: Admin, plan: TablePlan, without: TableId | null = null): Promise<Checked> {
    const { tables, tokens: store } = this.#parts.deps.opened.house.stores;
    const names = await this.#parts.tokens.names();
    const everywhere = (await store.list())
      .filter(({ tableId, role }) => tableId === null && isRole(role) && CONSOLE_ROLES.includes(role))
      .map(({ id, person }) => (person === null ? `token:${id}` : (names.get(person) ?? person)));
    const others = (await tables.list()).filter(({ id }) => id !== without);
    return checkPlan(plan, { tables: others, everywhere, me: names.get(admin.actor) ?? admin.actor });
  }

  /** The same request twice, also at the same time, is one. */
  create(admin: Admin, request: CreateRequest): Promise<CreateReply> {
    const known = this.#replies.find(request.clientId);
    if (known !== undefined)
      return samePlan(known.plan, request.plan) ? known.reply : Promise.resolve(refused('client-id-used'));
    const reply = this.#queue.run(() => this.#create(admin, request));
    this.#replies.keep(request.clientId, { plan: request.plan, reply });
    return reply;
  }

  finish(admin: Admin, table: TableId): Promise<CreateReply> {
    return this.#queue.run(async () => {
      const progress = await this.#parts.progress.of(table);
      if (progress === undefined || progress.done !== null) return refused('nothing-to-finish', { table });
      return this.#goOn(admin, table, progress);
    });
  }

  async #create(admin: Admin, { clientId: id, plan }: CreateRequest): Promise<CreateReply> {
    if (admin.person === null) return refused('name-yourself-first');
    const begun = await this.#parts.progress.begunBy(id);
    if (begun !== undefined) return this.#repeat(admin, begun, plan);
    const { ready, problems, warnings } = await this.check(admin, plan);
    if (ready === null) return { ok: false, code: 'plan-refused', problems, warnings };
    const progress = { clientId: id, by: admin.person, plan, done: null };
    const added = await this.#parts.progress.begin(ready, progress);
    // added from elsewhere since the plan was looked at: the next look names it
    if (!added.ok) return this.#create(admin, { clientId: id, plan });
    const detail = { seats: ready.seats, cardDesk: ready.cardDesk };
    await note(this.#parts.deps, admin, { action: 'table-added', subject: `table:${ready.id}`, detail });
    return this.#make({ admin, ready, progress, warnings });
  }

  async #repeat(admin: Admin, table: TableId, plan: TablePlan): Promise<CreateReply> {
    const progress = await this.#parts.progress.of(table);
    if (progress === undefined || !samePlan(progress.plan, plan)) return refused('client-id-used', { table });
    return this.#goOn(admin, table, progress);
  }

  /** Who takes over for somebody else makes what that one had planned, and confirms nothing in his name. */
  async #goOn(admin: Admin, table: TableId, progress: Progress): Promise<CreateReply> {
    const begunBy = { ...admin, actor: progress.by, person: progress.by };
    const { ready, problems, warnings } = await this.check(begunBy, { ...progress.plan, id: table }, table);
    if (ready === null) return { ok: false, code: 'plan-refused', problems, warnings };
    const making = { admin, ready, progress, warnings };
    if (progress.done !== null) return this.#made(making, await this.#address(making));
    // nobody was ever told the texts of these
    for (const { id, page, revoked } of await this.#parts.tokens.list(table))
      if (page !== null && revoked === null) await this.#parts.tokens.revoke(admin, id);
    return this.#make(making);
  }

  async #make(making: Making): Promise<CreateReply> {
    const seated = (await this.#serve(making)) ?? (await this.#seat(making));
    if (seated !== null) return seated;
    const addresses = await this.#address(making);
    const shown = await this.#show(making);
    if (shown !== null) return shown;
    await this.#parts.progress.finish(making.ready.id, making.progress);
    await note(this.#parts.deps, making.admin, { action: 'table-set-up', subject: `table:${making.ready.id}` });
    return this.#made(making, addresses);
  }

  async #serve({ ready }: Making): Promise<SetupRefusal | null> {
    const { tables, opened } = this.#parts.deps;
    const { clock } = opened.house;
    for (const end = clock.now() + SERVED_WITHIN_MS; clock.now() < end; await clock.sleepUntil(clock.now() + LOOK_MS))
      if ((await tables.served(opened, ready.id)) !== undefined) return null;
    return refused('setup-unfinished', { table: ready.id, step: 'serve', reason: 'table-not-served' });
  }

  /** Each command has an id of its own made from the request's: the table's door takes each once. */
  async #seat({ admin, ready, progress }: Making): Promise<SetupRefusal | null> {
    const actor = { actor: admin.actor, role: 'operator' };
    for (const [index, input] of planCommands(ready).entries()) {
      const id = clientId(uuidFrom(`set-up ${index}`, progress.clientId));
      const command = tableCommandSchema.parse(input);
      const reply = await this.#parts.deps.hub.command(ready.id, { actor, clientId: id, command });
      if (!reply?.ok) return refused('setup-unfinished', { table: ready.id, step: 'seats', reason: reply?.code ?? '' });
    }
    return null;
  }

  async #address({ admin, ready }: Making): Promise<readonly SetupAddress[]> {
    const addresses: SetupAddress[] = [];
    for (const wanted of planAddresses(ready)) addresses.push(await this.#parts.tokens.hand(admin, ready.id, wanted));
    return addresses;
  }

  /** What release control does not allow yet starts without hole cards. */
  async #show({ admin, ready }: Making): Promise<SetupRefusal | null> {
    const speaker = { actor: admin.actor, role: 'producer' };
    for (const { wanted, safe } of planCanvases(ready)) {
      const first = await this.#parts.deps.hub.control(ready.id, speaker, wanted);
      const reply =
        first?.ok === false && wanted !== safe ? await this.#parts.deps.hub.control(ready.id, speaker, safe) : first;
      if (!reply?.ok)
        return refused('setup-unfinished', { table: ready.id, step: 'canvases', reason: reply?.code ?? '' });
    }
    await this.#ask(admin, ready);
    return null;
  }

  /** Who is one of the two people himself has asked the other one by making the table; for nobody else it asks. */
  async #ask({ actor }: Admin, ready: ReadyPlan): Promise<void> {
    const ask = planAsk(ready);
    if (ask === null) return;
    const { deps } = this.#parts;
    const at = { table: ready.id, wall: wallOf(deps) };
    const { people } = await staffOf(deps.opened.house.stores.tokens, at, actor);
    if (secondsFor(people, actor).length > 0) await deps.hub.control(ready.id, { actor, role: 'admin' }, ask);
  }

  async #made({ ready, warnings }: Making, addresses: readonly SetupAddress[]): Promise<CreateReply> {
    const waiting = await waitingDelay(this.#parts, ready.id);
    return { ok: true, table: ready.id, name: ready.name, addresses, warnings, waiting };
  }
}
