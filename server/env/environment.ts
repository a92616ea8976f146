// What the server was started with: environment variables, and flags that outrank them. Read once, checked once.
import { z } from 'zod';
import { err, ok, type Result } from '../base/result.ts';

export interface Environment {
  /** Folder of the private database; not used with a databaseUrl. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly host: string;
  readonly port: number;
}

export interface Flags {
  readonly data?: string | undefined;
  readonly host?: string | undefined;
  readonly port?: number | undefined;
}

const filled = z.string().min(1);
const shape = z.object({
  DATA_DIR: filled.default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  HOST: filled.default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
});

/** A refusal names the variable or flag, never its value: an address of a database holds a password. */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  flags: Flags = {},
): Result<Environment, string> {
  const given = { ...env, DATA_DIR: flags.data ?? env['DATA_DIR'], HOST: flags.host ?? env['HOST'] };
  // An empty variable is one that is not set.
  const named = Object.entries({ ...given, PORT: flags.port ?? env['PORT'] }).filter(([, value]) => value !== '');
  const read = shape.safeParse(Object.fromEntries(named));
  if (!read.success) {
    const names = read.error.issues.map((issue) => String(issue.path[0])).join(', ');
    return err(`cannot use the value of ${names}; the README says what it may be`);
  }
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, HOST: host, PORT: port } = read.data;
  return ok({ dataDir, databaseUrl, host, port });
}
