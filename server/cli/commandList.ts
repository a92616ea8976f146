// The list of `feltcast` commands in the order of the help page. A command's file is loaded only when it is called.
import type { CommandEntry } from './command.ts';

export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'equity',
    summary: 'exact chances of hands, or checks files of them',
    load: () => import('./commands/equity.ts'),
  },
  {
    name: 'evaluate',
    summary: 'says what a hand is, or ranks the hands of files and compares',
    load: () => import('./commands/evaluate.ts'),
  },
  { name: 'replay', summary: 'plays recorded hands and compares', load: () => import('./commands/replay.ts') },
  { name: 'table', summary: 'adds and lists tables', load: () => import('./commands/table.ts') },
  { name: 'token', summary: 'makes, lists and revokes access tokens', load: () => import('./commands/token.ts') },
  { name: 'person', summary: 'names people and what they sign in as', load: () => import('./commands/person.ts') },
  { name: 'reader', summary: 'adds and lists card readers', load: () => import('./commands/reader.ts') },
  {
    name: 'bridge',
    summary: 'lets serial, MQTT and desk readers speak to the server',
    load: () => import('./commands/bridge.ts'),
  },
  { name: 'deck', summary: 'registers and lists decks', load: () => import('./commands/deck.ts') },
  { name: 'keys', summary: 'protects, rotates and destroys keys', load: () => import('./commands/keys.ts') },
  { name: 'log', summary: 'exports and imports the hand log of a table', load: () => import('./commands/log.ts') },
  { name: 'verify', summary: 'checks hand logs and the audit log', load: () => import('./commands/verify.ts') },
  {
    name: 'audit',
    summary: 'checks and exports the audit log, proves a hand',
    load: () => import('./commands/audit.ts'),
  },
  { name: 'leakcheck', summary: 'looks for leaks of unopened cards', load: () => import('./leakcheck/command.ts') },
  { name: 'sim', summary: 'plays simulated hands and scores them', load: () => import('./commands/sim.ts') },
  {
    name: 'session',
    summary: 'records what readers sent, sealed, and replays it',
    load: () => import('./commands/session.ts'),
  },
  { name: 'demo', summary: 'plays a show by itself', load: () => import('./commands/demo.ts') },
];
