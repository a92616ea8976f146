// What waits for a second person, person by person, and what this console may do about it. Pure; the server decides.
import type { ConsoleControl, ConsoleView } from '../../server/console/view.ts';
import type { Me } from './consoleLink.ts';
import { may } from './permits.ts';

type Ask = ConsoleView['release']['asks'][number];
type Config = Ask['config'];

/** As in server/release/control.ts; a test compares. Pages take only types from the server. */
export const ASK_LASTS_MS = 600_000;
const FLOOR: readonly string[] = ['floor', 'chief-judge'];

/** Canvases that are asked to have the same. */
export interface AskedLine {
  readonly canvases: readonly Config[];
  readonly kind: Config['kind'];
  readonly delayMs: number;
  readonly gate: Config['gate'];
}

/** Everything that one person asks for: one press confirms it. */
export interface Asked {
  readonly by: string;
  readonly name: string;
  readonly waitsFor: readonly string[];
  readonly asks: readonly Ask[];
  readonly lines: readonly AskedLine[];
  /** programme ms at which the first of it lapses */
  readonly until: number;
  /** `nothing`: another role's, another person's */
  readonly mine: 'confirm' | 'withdraw' | 'nothing';
}

export function askedOf(asks: readonly Ask[], me: Me | null, now: number): readonly Asked[] {
  const open = asks.filter(({ at }) => now - at < ASK_LASTS_MS);
  return [...new Set(open.map(({ by }) => by))].map((by) => {
    const his = open.filter((ask) => ask.by === by);
    return {
      by,
      name: his[0]?.actor ?? by,
      waitsFor: [...new Set(his.flatMap(({ waitsFor }) => waitsFor))],
      asks: his,
      lines: linesOf(his.map(({ config }) => config)),
      until: Math.min(...his.map(({ at }) => at)) + ASK_LASTS_MS,
      mine: mineOf(his, by, me),
    };
  });
}

/** Nobody confirms his own; of a producer's ask the other one is floor or chief judge, here or at another console of his. */
function mineOf(his: readonly Ask[], by: string, me: Me | null): Asked['mine'] {
  if (me === null) return 'nothing';
  if (me.actor === by) return 'withdraw';
  const agrees = his.every((ask) => ask.may.includes(me.actor)) || FLOOR.includes(me.role);
  return agrees && may(me, 'confirm') ? 'confirm' : 'nothing';
}

function linesOf(configs: readonly Config[]): readonly AskedLine[] {
  const lines: AskedLine[] = [];
  for (const { kind, delayMs, gate } of configs) {
    if (lines.some((line) => line.kind === kind && line.delayMs === delayMs && line.gate === gate)) continue;
    const canvases = configs.filter((one) => one.kind === kind && one.delayMs === delayMs && one.gate === gate);
    lines.push({ canvases, kind, delayMs, gate });
  }
  return lines;
}

/** Exactly what stands there: the server takes no other. */
export function confirmAsked({ by, asks }: Pick<Asked, 'by' | 'asks'>): ConsoleControl {
  return { do: 'confirmAsks', by, asks: asks.map(({ at, config }) => ({ at, config })) };
}

export function withdrawAsked({ asks }: Pick<Asked, 'asks'>): ConsoleControl {
  return { do: 'withdrawAsks', asks: asks.map(({ at }) => at) };
}
