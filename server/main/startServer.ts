// Starts and stops the whole server from its ingredients. serve.ts gives the real ones, tests replace them one by one.
import os from 'node:os';
import { SIGN_IN_MS } from '../env/signIn.ts';
import { warmUpEquity } from '../equity/warmUp.ts';
import { createHttp, type HttpOptions } from '../http/createHttp.ts';
import type { Address } from '../http/listen.ts';
import { createPages, type Pages } from '../http/pages.ts';
import { createAuditOffice } from './auditOffice.ts';
import { type Ingredients, type OpenHouse, openHouse } from './house.ts';
import { createHub } from './hub.ts';
import { createJudgeOffice } from './judge.ts';
import { projectRoot } from './projectRoot.ts';
import { createSetupOffice } from './setup.ts';
import { createSignInOffice } from './signIn.ts';
import { Tables } from './tables.ts';
import { TokenUses } from './tokenUses.ts';

export interface ServerOptions extends Ingredients {
  readonly dev: boolean;
  /** null: no pages, sockets only (tests) */
  readonly pages: 'next' | null;
  /** how long a sign-in lasts, ms */
  readonly signInMs?: number;
  readonly sockets?: Pick<HttpOptions, 'allowedOrigins' | 'trustedProxies' | 'connections'>;
}

export interface RunningServer {
  readonly host: string;
  readonly port: number;
  readonly opened: OpenHouse;
  readonly tables: Tables;
  stop(): Promise<void>;
}

const STOP_WITHIN_MS = 5_000;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { clock, logger, environment } = options;
  const tables = new Tables();
  const opened = await openHouse(options, tables);
  try {
    warmUpEquity();
    await tables.start(opened);
    const pages = await openPages(options);
    const hub = createHub(tables, opened.audit);
    let address: Address = environment;
    const networks = () => os.networkInterfaces();
    const { random, signInMs = SIGN_IN_MS } = options;
    const signIn = createSignInOffice({ opened, random, livesMs: signInMs });
    const http = createHttp({
      ...options.sockets,
      clock,
      logger,
      pages,
      dev: options.dev,
      authenticator: opened.authenticator,
      hub,
      setup: createSetupOffice({ opened, tables, hub, random, listening: () => address, networks }),
      judge: createJudgeOffice(opened, tables),
      audit: createAuditOffice(opened),
      witness: new TokenUses(opened.audit, clock),
      signIn,
      acceptReader: (socket, request) => opened.gateway.acceptReader(socket, request),
      readerBatches: opened.gateway.batches,
    });
    address = await http.listen(environment);
    return {
      ...address,
      opened,
      tables,
      async stop() {
        await http.stop(STOP_WITHIN_MS);
        await signIn.close();
        await tables.stop();
        await opened.close();
      },
    };
  } catch (error) {
    await tables.stop();
    await opened.close();
    throw error;
  }
}

async function openPages({ pages, dev, environment }: ServerOptions): Promise<Pages> {
  if (pages === 'next') return createPages({ dir: projectRoot(), dev, host: environment.host, port: environment.port });
  return {
    handle: async (_request, response) => void response.writeHead(404).end(),
    upgrade: null,
    close: async () => undefined,
  };
}
