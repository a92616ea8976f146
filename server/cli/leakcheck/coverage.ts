// What must have been compared before a check may say that nothing leaks: a check that is blind finds nothing.
import { DOORS, type Procedure } from './doors.ts';
import { doorsOf } from './onlookers.ts';
import { pathOf } from './pages.ts';
import { GATED, LEAK_CANVASES, ONLOOKERS, SHORT } from './stage.ts';
import { LEAK_TABLE } from './tableName.ts';

export interface Compared {
  compared(channel: string): number;
  /** of them with cards that were due */
  comparedDue(channel: string): number;
}

export interface CoverageOf {
  readonly procedures: readonly Procedure[];
  readonly routes: readonly string[];
  /** channels beside sockets and pages */
  readonly others: readonly string[];
}

/** Channels on which nothing was compared though something should have come. */
export function blindSpots(compared: Compared, of: CoverageOf): readonly string[] {
  const due = [SHORT, GATED].map((canvas) => `canvas ${canvas} public feeds.watch ${canvas}`);
  return [
    ...[...answers(of.procedures), ...pictures(), ...of.routes.map(pageChannel), ...of.others].filter(
      (channel) => compared.compared(channel) === 0,
    ),
    ...due.filter((channel) => compared.comparedDue(channel) === 0).map((channel) => `${channel}, cards that are due`),
  ];
}

/** Everybody is answered by every procedure of every door that he comes in by, be it by a refusal. */
function answers(procedures: readonly Procedure[]): readonly string[] {
  const asked = procedures.filter(({ kind }) => kind !== 'subscription');
  return ONLOOKERS.flatMap((who) =>
    DOORS.filter((door) => doorsOf(who).includes(door)).flatMap((door) =>
      asked
        .filter((procedure) => procedure.door === door)
        .flatMap(({ path }) => channelsOf(`${who.name} ${door} ${path}`)),
    ),
  );
}

/** Those that are asked for each canvas have a channel for each. */
function channelsOf(channel: string): readonly string[] {
  return channel.endsWith(' feeds.clock') ? LEAK_CANVASES.map(({ name }) => `${channel} ${name}`) : [channel];
}

/** The checker's picture is refused to everybody else. */
function pictures(): readonly string[] {
  const watching = ONLOOKERS.filter(
    ({ role, canvas }) => canvas !== null && (canvas !== 'check' || role === 'checker'),
  );
  return ['operator console watch', ...watching.map(({ name, canvas }) => `${name} public feeds.watch ${canvas}`)];
}

function pageChannel(route: string): string {
  return `page ${pathOf(route, LEAK_TABLE)}`;
}
