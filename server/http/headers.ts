// Headers of every answer: what a page may load and who may frame it, what a cache may keep. It reads no body.
import type { ServerResponse } from 'node:http';

export interface HeaderOptions {
  readonly path: string;
  /** of the request; the page's socket goes back there */
  readonly host: string | undefined;
  readonly dev: boolean;
}

const HASHED = '/_next/static/';
const FONTS = '/fonts/';
const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;

export function setHeaders(response: ServerResponse, options: HeaderOptions): void {
  response.setHeader('Content-Security-Policy', contentPolicy(options));
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'SAMEORIGIN');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
  response.setHeader('Cache-Control', cacheControl(options));
}

/** Pages that keep a tablet awake over plain http play a silent video that lies in their own script. */
const AWAKE = /^\/(?:console|sync)\//;

/** Next starts a page with inline scripts and styles: those may stand in it, handlers in attributes may not. */
function contentPolicy({ path, host, dev }: HeaderOptions): string {
  const sockets = host !== undefined && /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' 'unsafe-inline'${dev ? " 'unsafe-eval'" : ''}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ...(AWAKE.test(path) ? ['media-src data:'] : []),
    `connect-src 'self'${sockets}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function cacheControl({ path, dev }: HeaderOptions): string {
  if (dev) return 'no-store';
  if (path.startsWith(HASHED)) return `public, max-age=${YEAR_S}, immutable`;
  return path.startsWith(FONTS) ? `public, max-age=${DAY_S}` : 'no-store';
}
