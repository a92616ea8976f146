// Answers plain HTTP: the health of the process, and pages under our headers. Nothing of a show passes here.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';
import { setHeaders } from './headers.ts';
import type { Pages } from './pages.ts';
import { loggedPath, requestPath } from './requestPath.ts';

export interface AnswerOptions {
  /** Paths that are answered by themselves, not by a page. */
  readonly routes: ReadonlyMap<string, Answer>;
  readonly pages: Pages;
  readonly dev: boolean;
  readonly clock: Clock;
  readonly logger: Logger;
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export function createAnswer(options: AnswerOptions): Answer {
  return (request, response) => {
    const path = requestPath(request);
    logWhenDone(request, response, { ...options, path });
    setHeaders(response, { path, host: request.headers.host, dev: options.dev });
    if (path === '/healthz') return plain(response, 200, 'ok');
    const route = options.routes.get(path);
    if (route !== undefined) return route(request, response);
    if (!options.dev && request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'method not allowed');
    }
    if (hasBody(request)) {
      // nothing here takes one: it is not read, and the line ends with the answer
      response.setHeader('Connection', 'close');
      response.once('finish', () => request.destroy());
      return plain(response, 413, 'no body here');
    }
    options.pages.handle(request, response).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : 'unknown';
      options.logger.log('error', 'page failed', { path: loggedPath(path), error: name });
      if (!response.headersSent) plain(response, 500, 'internal error');
      else response.destroy();
    });
  };
}

/** Of a length that is told and is something, or of one that is not told. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

/** What a page fetches by itself is worth a line only when it fails. */
const ASSETS = /^\/(?:_next|fonts)\//;

function logWhenDone(
  { method }: IncomingMessage,
  response: ServerResponse,
  { clock, logger, path }: Pick<AnswerOptions, 'clock' | 'logger'> & { readonly path: string },
): void {
  const from = clock.now();
  response.once('close', () => {
    if (ASSETS.test(path) && response.statusCode < 400) return;
    const ms = Math.round(clock.now() - from);
    logger.log('debug', 'request', { method, path: loggedPath(path), status: response.statusCode, ms });
  });
}
