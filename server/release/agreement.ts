// Changes of canvases by whose word they need: made at once, asked of a second person, confirmed by him, or taken back.
// All canvases of one command or none. It carries nothing out itself and knows no card.
import { Asks, sameSettings } from './asks.ts';
import type { CanvasConfig, ControlCommand, ControlReply, DelayException } from './control.ts';
import { aheadOfProgramme, checkCanvas, type PolicyRefusal, type Staff, secondsFor, showsNoMore } from './policy.ts';
import type { OpenAsk } from './status.ts';

type People = Omit<Staff, 'second'>;
type Refusal = Extract<ControlReply, { readonly ok: false }>;

interface Wish {
  readonly configs: readonly CanvasConfig[];
  readonly exception: DelayException | null;
  readonly arms: boolean;
}

type Agreed = Pick<OpenAsk, 'config' | 'by' | 'arms'>;

export interface AgreementDeps {
  readonly staff: (actor: string) => Promise<People>;
  /** the settings last asked for of a canvas; undefined when it does not run */
  readonly wanted: (name: string) => CanvasConfig | undefined;
  /** the same of every canvas that runs */
  readonly all: () => readonly CanvasConfig[];
  /** the same, with what is armed in the place of what counts now */
  readonly planned: () => readonly CanvasConfig[];
  readonly put: (config: CanvasConfig) => Promise<void>;
  /** the procedure of another delay begins */
  readonly arm: (actor: string, config: CanvasConfig) => Promise<ControlReply>;
  /** such a procedure is open on this canvas: its settings wait for its end */
  readonly changing: (name: string) => boolean;
  /** programme ms */
  readonly now: () => number;
}

export class Agreement {
  readonly #deps: AgreementDeps;
  readonly #asks = new Asks();

  constructor(deps: AgreementDeps) {
    this.#deps = deps;
  }

  asks(): readonly OpenAsk[] {
    return this.#asks.open(this.#deps.now());
  }

  /** Whether an ask has lapsed since the last look. */
  look(): boolean {
    return this.#asks.lapsed(this.#deps.now());
  }

  /** The settings of this canvas are others now, or it is gone: who agreed to a change of the old ones agreed to another. */
  changed(name: string): void {
    this.#asks.forget(name);
  }

  /** Takes effect, or waits for the second person where only his word is missing. */
  set(actor: string, configs: readonly CanvasConfig[], exception: DelayException | null): Promise<ControlReply> {
    return this.#agree(actor, { configs, exception, arms: false });
  }

  /** The procedure needs the word of those whom the settings themselves need. */
  arm(actor: string, config: CanvasConfig, exception: DelayException | null): Promise<ControlReply> {
    return this.#agree(actor, { configs: [config], exception, arms: true });
  }

  async #agree(actor: string, { configs, exception, arms }: Wish): Promise<ControlReply> {
    const changing = this.#changing(configs);
    if (changing !== null) return changing;
    const ahead = arms ? this.#aheadIn(this.#deps.planned(), configs) : this.ahead(configs);
    if (ahead !== null) return ahead;
    const staff = await this.#deps.staff(actor);
    const now = this.#deps.now();
    const refusals = configs.flatMap((config) => {
      if (this.#isSet(config)) return [];
      const checked = checkCanvas(config, exception, {
        ...staff,
        second: this.#asks.secondFor(config, { actor, now, arms }),
      });
      return checked.ok ? [] : [checked.error];
    });
    const [refused] = refusals;
    if (refused === undefined) return this.#carryOut(configs.map((config) => ({ config, by: actor, arms })));
    const waits = refusals.every(({ code }) => code === 'gate-needs-two-people') && namesAll(exception, configs);
    return waits
      ? this.#ask(actor, { configs, exception, arms }, staff)
      : no(refusals.find(({ code }) => code !== 'gate-needs-two-people') ?? refused);
  }

  #ask(by: string, { configs, arms }: Wish, { people }: People): ControlReply {
    const may = secondsFor(people, by);
    if (may.length === 0) return no({ code: 'nobody-may-confirm', params: {} });
    this.#asks.ask(configs, { by, may, now: this.#deps.now(), arms });
    return { ok: true, asked: true };
  }

  /** Exactly what was read: an ask that is gone, or that says something else by now, is confirmed by nobody. */
  async confirm(
    actor: string,
    { by, asks: read }: Extract<ControlCommand, { do: 'confirmAsks' }>,
  ): Promise<ControlReply> {
    if (read.every(({ config }) => this.#isSet(config))) return { ok: true };
    const changing = this.#changing(read.map(({ config }) => config));
    if (changing !== null) return changing;
    const staff = await this.#deps.staff(actor);
    const now = this.#deps.now();
    const found = read.flatMap(({ at, config }) => this.#asks.find({ at, config, by }, now) ?? []);
    if (found.length !== read.length) return no({ code: 'ask-changed', params: {} });
    for (const { config } of found) {
      const checked = checkCanvas(config, agreedTo(config, [by, actor]), { ...staff, second: by });
      if (!checked.ok) return no(checked.error);
    }
    const ahead = found.every(({ arms }) => arms)
      ? this.#aheadIn(
          this.#deps.planned(),
          found.map(({ config }) => config),
        )
      : this.ahead(found.map(({ config }) => config));
    if (ahead !== null) return ahead;
    // where the picture stands against the graphics may have been moved since
    return this.#carryOut(
      found.map((ask) => ({ ...ask, config: { ...ask.config, ...this.#offsetNow(ask.config.name) } })),
    );
  }

  withdraw(actor: string, times: readonly number[]): ControlReply {
    return this.#asks.withdraw(actor, times, this.#deps.now()) ? { ok: true } : no({ code: 'ask-changed', params: {} });
  }

  /** What these settings, or a canvas taken away, would put ahead of the programme. What was ahead before is not their fault. */
  ahead(configs: readonly CanvasConfig[], without: string | null = null): Refusal | null {
    return this.#aheadIn(this.#deps.all(), configs, (name) => name === without);
  }

  /** What is armed changes nothing yet: programme and commentary are armed in one break, and looked at again one by one. */
  #aheadIn(
    before: readonly CanvasConfig[],
    configs: readonly CanvasConfig[],
    goes: (name: string) => boolean = () => false,
  ): Refusal | null {
    const others = before.filter(({ name }) => !goes(name) && !configs.some((config) => config.name === name));
    const was = aheadOfProgramme(before);
    const set = configs.filter((config) => !this.#isSet(config)).map(({ name }) => name);
    const found = aheadOfProgramme([...others, ...configs]).find(({ code, params: { canvas } }) => {
      const before = was.some((one) => one.code === code && one.params['canvas'] === canvas);
      return !before || set.some((name) => name === canvas);
    });
    return found === undefined ? null : no(found);
  }

  /** The same settings, perhaps with another offset or less in the picture: who agreed to them has agreed to this. */
  #isSet(config: CanvasConfig): boolean {
    const wanted = this.#deps.wanted(config.name);
    if (wanted === undefined || !showsNoMore(config, wanted)) return false;
    const { reveal, folded, mucked, shrinkToMs } = wanted;
    return sameSettings(wanted, { ...config, reveal, folded, mucked, shrinkToMs });
  }

  #offsetNow(name: string): Partial<Pick<CanvasConfig, 'offsetMs'>> {
    const wanted = this.#deps.wanted(name);
    return wanted === undefined ? {} : { offsetMs: wanted.offsetMs };
  }

  #changing(configs: readonly CanvasConfig[]): Refusal | null {
    const found = configs.find(({ name }) => this.#deps.changing(name));
    return found === undefined ? null : no({ code: 'delay-change-open', params: { canvas: found.name } });
  }

  /** Wherever it stops in between no commentary is left ahead: a longer one goes first, a shorter or new one last. */
  #inOrder(agreed: readonly Agreed[]): readonly Agreed[] {
    const rank = ({ config }: Agreed): number => {
      if (config.audience !== 'commentary') return 1;
      return config.delayMs >= (this.#deps.wanted(config.name)?.delayMs ?? Number.POSITIVE_INFINITY) ? 0 : 2;
    };
    return [...agreed].sort((a, b) => rank(a) - rank(b));
  }

  /** Where a procedure does not begin after all, nobody has agreed to anything further. */
  async #carryOut(agreed: readonly Agreed[]): Promise<ControlReply> {
    for (const { config, by, arms } of this.#inOrder(agreed)) {
      if (!arms) await this.#deps.put(config);
      else {
        const armed = await this.#deps.arm(by, config);
        if (!armed.ok) return armed;
      }
    }
    return { ok: true };
  }
}

function no({ code, params }: PolicyRefusal): Refusal {
  return { ok: false, code, params };
}

function namesAll(exception: DelayException | null, configs: readonly CanvasConfig[]): boolean {
  return exception !== null && configs.every(({ name }) => exception.canvases.includes(name));
}

/** Both have seen these settings and no lower delay. */
function agreedTo({ name, delayMs }: CanvasConfig, people: readonly string[]): DelayException {
  return { canvases: [name], people: [...people], sentence: '', minimumMs: delayMs };
}
