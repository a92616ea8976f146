// What a demo is started with.
import type { Random } from '../../sim/random.ts';
import type { AirWord } from './airWords.ts';
import type { DemoAir } from './canvases.ts';
import type { Programme } from './playShow.ts';

export interface DemoOptions extends DemoAir {
  /** people type the cards; no reader is at the table */
  readonly typed: boolean;
  readonly folder: string;
  readonly speed: number;
  /** null: until it is stopped */
  readonly hands: number | null;
  readonly host: string;
  readonly port: number;
  /** which hands are played, and what happens beside them */
  readonly programme: (random: Random, typed: boolean) => Pick<Programme, 'scenes' | 'happenings'>;
  /** what the producer says of this hand */
  readonly airWordIn: (handNumber: number) => AirWord | null;
  /** arguments of Node.js that start the server and the simulated table */
  readonly programs: { readonly server: readonly string[]; readonly sim: readonly string[] };
  readonly stop: AbortSignal;
}
