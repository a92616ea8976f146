// What must have been compared before a check may say that nothing leaks: a check that is blind finds nothing.
import { DOORS, inputsOf, type Procedure } from './doors.ts';
import { nameOf } from './line.ts';
import { doorsOf } from './onlookers.ts';
import { pathOf } from './pages.ts';
import { AIRING, ONLOOKERS } from './stage.ts';
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
  const due = AIRING.map(({ name }) => `canvas ${name} public feeds.watch ${name}`);
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
        .flatMap((procedure) => channelsOf(procedure).map((channel) => `${who.name} ${door} ${channel}`)),
    ),
  );
}

/** What is asked for a canvas has a channel for each. */
function channelsOf(procedure: Procedure): readonly string[] {
  const inputs = inputsOf(procedure, { table: LEAK_TABLE, hands: [] });
  return [...new Set(inputs.map((input) => nameOf({ path: procedure.path, input })))];
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
