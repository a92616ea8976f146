// Who may open sockets and how many, from environment variables. Read once, checked once.
import { z } from 'zod';
import { err, ok, type Result } from '../base/result.ts';

export interface SocketSettings {
  /** Whole origins of pages beside our own that may open sockets. */
  readonly allowedOrigins: readonly string[];
  /** Addresses of proxies in front of this server: what they say of a caller's address counts. */
  readonly trustedProxies: readonly string[];
  readonly connections: {
    readonly total: number;
    /** Addresses of this computer are not counted. */
    readonly perAddress: number;
  };
}

/** An origin as browsers send it: scheme, host, port when it is not the usual one, and nothing else. */
const origin = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, 'not-an-origin');
const words = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''));
const places = z.coerce.number().int().min(1).max(1_000_000);
const shape = z.object({
  ALLOWED_ORIGINS: words.pipe(z.array(origin)),
  TRUSTED_PROXIES: words.pipe(z.array(z.union([z.ipv4(), z.ipv6()]).transform((text) => text.toLowerCase()))),
  MAX_SOCKETS: places.default(10_000),
  MAX_SOCKETS_PER_ADDRESS: places.default(200),
});

/** A refusal names the variable, never its value. */
export function readSockets(env: Readonly<Record<string, string | undefined>>): Result<SocketSettings, string> {
  const named = Object.entries(env).filter(([, value]) => value !== '');
  const read = shape.safeParse(Object.fromEntries(named));
  if (!read.success) {
    const names = new Set(read.error.issues.map((issue) => String(issue.path[0])));
    return err(`cannot use the value of ${[...names].join(', ')}; the README says what it may be`);
  }
  const { ALLOWED_ORIGINS: allowedOrigins, TRUSTED_PROXIES: trustedProxies } = read.data;
  const { MAX_SOCKETS: total, MAX_SOCKETS_PER_ADDRESS: perAddress } = read.data;
  return ok({ allowedOrigins, trustedProxies, connections: { total, perAddress } });
}
