// A bridge in front of a station: started on a device, watched by what the inbox holds.

import { Bridge } from '../../../server/readers/bridges/bridge.ts';
import type { Device } from '../../../server/readers/bridges/deviceMessage.ts';
import type { About } from '../../../server/readers/client/readerClient.ts';
import type { ReaderObservation } from '../../../server/readers/observation.ts';
import { realClock } from '../../support/realClock.ts';
import { type Station, TABLE } from '../station.ts';

export const ABOUT: About = { fw: 'test', model: 'bridge', tech: [], mode: 'scan', caps: {}, ants: ['1', '2'] };

export interface RunningBridge {
  readonly told: readonly string[];
  seen(): Promise<readonly ReaderObservation[]>;
  stop(): Promise<void>;
}

export function startBridge(station: Station, device: Device, boot: string): RunningBridge {
  const told: string[] = [];
  const stopping = new AbortController();
  const { url, secret } = station;
  const running = new Bridge({
    ...{ url, secret, reader: 'tbl-a', device, about: ABOUT, boot, clock: realClock },
    tell: (line) => told.push(line),
  }).run(stopping.signal);
  return {
    told,
    async seen() {
      const entries = await station.inbox.read(TABLE, 0, 10_000);
      return entries.flatMap((entry) => entry.observations).filter(({ src }) => src.boot === boot);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
