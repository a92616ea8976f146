// What a plan means at the table's own door and at release control: the same commands that a console would send. Pure.
import { type CanvasConfig, type ControlCommand, ONE_PERSON_SENTENCE, PLAIN_PICTURE } from '../release/control.ts';
import type { TableCommandInput } from '../table/commands.ts';
import { playedCommand } from './plan/playedGame.ts';
import type { ReadyPlan } from './plan/readyPlan.ts';

export function planCommands(plan: ReadyPlan): readonly TableCommandInput[] {
  const { symbol, decimals } = plan.currency;
  return [
    { do: 'setCurrency', symbol, decimals },
    { do: 'setProfile', profile: plan.profile },
    ...plan.players.map(({ seat, name, stack }): TableCommandInput => ({ do: 'takeSeat', seat, name, stack })),
    playedCommand(plan.played, plan.level),
    ...(plan.button === null ? [] : [{ do: 'setButton', button: plan.button } as const]),
  ];
}

/**
 * The short delay of a plan for several people, asked for on all its pages by one word, for a second person to confirm.
 * Null when there is nothing to ask.
 */
export function planAsk(plan: ReadyPlan): ControlCommand | null {
  if (plan.programme.confirmation !== 'two-people') return null;
  const { delayMs } = plan.programme;
  const configs = planCanvases(plan).flatMap(({ safe: { config } }): CanvasConfig[] =>
    planNames(plan).includes(config.name) ? [{ ...config, kind: 'short', gate: 'off', ...PLAIN_PICTURE }] : [],
  );
  const people = [plan.people.producer];
  return {
    do: 'setCanvases',
    configs,
    exception: { canvases: planNames(plan), people, sentence: '', minimumMs: delayMs },
  };
}

type SetCanvas = Extract<ControlCommand, { do: 'setCanvas' }>;

export interface PlannedCanvas {
  readonly wanted: SetCanvas;
  /** Shows nothing unopened: how the canvas starts while others must confirm what is wanted. */
  readonly safe: SetCanvas;
}

/** The venue is live and shows what lies face up; the commentary is never earlier than the programme. */
export function planCanvases(plan: ReadyPlan): readonly PlannedCanvas[] {
  const { overlay, commentary, venue } = plan.pages;
  return [
    ...(overlay ? [delayed('overlay', plan)] : []),
    ...(commentary ? [delayed('commentary', plan)] : []),
    ...(venue ? [live()] : []),
  ];
}

function delayed(name: 'overlay' | 'commentary', plan: ReadyPlan): PlannedCanvas {
  const { kind, delayMs, confirmation } = plan.programme;
  const config = { name, audience: name, kind, delayMs, offsetMs: 0, leadMs: 0 } as const;
  const exception = {
    canvases: planNames(plan),
    people: [plan.people.producer],
    sentence: ONE_PERSON_SENTENCE,
    minimumMs: delayMs,
  };
  const safe = setCanvas({
    ...config,
    kind: kind === 'short' ? 'tabled-only' : kind,
    gate: 'hand-complete',
    ...PLAIN_PICTURE,
  });
  if (confirmation !== 'sentence') return { wanted: safe, safe };
  return { wanted: { ...setCanvas({ ...config, gate: 'off', ...PLAIN_PICTURE }), exception }, safe };
}

function live(): PlannedCanvas {
  const timing = { delayMs: 0, offsetMs: 0, leadMs: 0 } as const;
  const safe = setCanvas({
    name: 'venue',
    audience: 'venue',
    kind: 'tabled-only',
    ...timing,
    gate: 'hand-complete',
    ...PLAIN_PICTURE,
  });
  return { wanted: safe, safe };
}

function setCanvas(config: CanvasConfig): SetCanvas {
  return { do: 'setCanvas', config, exception: null };
}

/** Names of the canvases that may show hole cards. */
export function planNames({ pages }: Pick<ReadyPlan, 'pages'>): string[] {
  return (['overlay', 'commentary'] as const).filter((name) => pages[name]);
}
