// Starts and stops the whole server from its ingredients. serve.ts gives the real ones, tests replace them one by one.
import { warmUpEquity } from '../equity/warmUp.ts';
import { createHttp, type HttpOptions } from '../http/createHttp.ts';
import { createPages, type Pages } from '../http/pages.ts';
import { type Ingredients, type OpenHouse, openHouse } from './house.ts';
import { createHub } from './hub.ts';
import { projectRoot } from './projectRoot.ts';
import { Tables } from './tables.ts';

export interface ServerOptions extends Ingredients {
  readonly dev: boolean;
  /** null: no pages, sockets only (tests) */
  readonly pages: 'next' | null;
  readonly sockets?: Pick<HttpOptions, 'allowedOrigins' | 'connections'>;
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
    const http = createHttp({
      ...options.sockets,
      clock,
      logger,
      pages,
      dev: options.dev,
      authenticator: opened.authenticator,
      hub: createHub(tables, opened.audit),
      acceptReader: (socket, request) => opened.gateway.acceptReader(socket, request),
    });
    const address = await http.listen(environment);
    return {
      ...address,
      opened,
      tables,
      async stop() {
        await http.stop(STOP_WITHIN_MS);
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
