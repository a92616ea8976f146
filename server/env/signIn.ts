// How long somebody stays signed in, from an environment variable. Read once, checked once.
import { z } from 'zod';
import { err, ok, type Result } from '../base/result.ts';

const HOUR_MS = 3_600_000;
/** A long evening. */
export const SIGN_IN_MS = 16 * HOUR_MS;

const shape = z.object({ SIGN_IN_HOURS: z.coerce.number().min(0.25).max(720).default(16) });

/** ms. A refusal names the variable, never its value. */
export function readSignIn(env: Readonly<Record<string, string | undefined>>): Result<number, string> {
  const given = env['SIGN_IN_HOURS'];
  const read = shape.safeParse(given === '' ? {} : { SIGN_IN_HOURS: given });
  if (!read.success) return err('cannot use the value of SIGN_IN_HOURS; the README says what it may be');
  return ok(Math.round(read.data.SIGN_IN_HOURS * HOUR_MS));
}
