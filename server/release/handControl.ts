// Carries out what is said of one hand: hold it, let it go, drop it for good; and lists the hands that have still to air.
import type { ControlCommand, ControlRefusal, ControlReply } from './control.ts';
import type { HandWords } from './handWords.ts';
import type { RunningCanvases } from './runningCanvases.ts';
import type { HandToAir, HandWord } from './status.ts';

export type HandCommand = Extract<ControlCommand, { readonly hand: string }>;

interface Deps {
  readonly canvases: RunningCanvases;
  readonly words: HandWords;
  /** programme ms */
  readonly now: () => number;
}

/** On consoles: those that air next, and those that are played now. */
const LISTED_EACH = 30;

const WORD_OF: Readonly<Record<HandCommand['do'], HandWord>> = {
  holdHand: 'held',
  letHandGo: 'open',
  letOwnHandGo: 'open',
  dropHand: 'dropped',
};

export class HandControl {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async say(actor: string, command: HandCommand): Promise<ControlReply> {
    const { hand } = command;
    const { canvases, words, now } = this.#deps;
    const word = WORD_OF[command.do];
    if (word !== 'open' && words.isSaid({ hand, word, actor })) return { ok: true };
    const refused = this.#refusal(actor, command);
    if (refused !== null) return { ok: false, code: refused, params: { hand } };
    const said = words.say({ hand, word, actor, at: now() });
    canvases.wake();
    await said;
    canvases.wake();
    return { ok: true };
  }

  /** What was kept back to its end may still be let go: its result then stands among the hands before. */
  #refusal(actor: string, { do: what, hand }: HandCommand): ControlRefusal | null {
    const { words } = this.#deps;
    const word = words.of(hand);
    if (word === 'dropped') return 'hand-dropped';
    if (WORD_OF[what] === 'open' && word !== 'held') return 'hand-not-held';
    if (what === 'letOwnHandGo') return words.isHeldBesides(hand, actor) ? 'hand-held-by-another' : null;
    if (what === 'letHandGo') return null;
    const where = this.#deps.canvases.whereIs(hand);
    if (where === 'nowhere') return 'hand-not-on-canvas';
    return where === 'aired' ? 'hand-has-aired' : null;
  }

  /** Oldest first. */
  toAir(): readonly HandToAir[] {
    const { canvases, words } = this.#deps;
    const hands = canvases.hands().flatMap(({ hand, number }): readonly HandToAir[] => {
      const air = canvases.handAir(hand);
      return air === 'waiting' || air === 'on-air' ? [{ hand, number, state: words.of(hand), air }] : [];
    });
    if (hands.length <= 2 * LISTED_EACH) return hands;
    return [...hands.slice(0, LISTED_EACH), ...hands.slice(-LISTED_EACH)];
  }
}
