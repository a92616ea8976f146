// No switch is silently without effect: the server reads it, or it stands in a list that the page of rules shows.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SWITCH_KEYS } from '../../server/engine/profiles/choices.ts';
import { FOR_PEOPLE, OF_LIMIT } from '../../server/engine/profiles/effects.ts';

const SERVER = path.join(import.meta.dirname, '../../server');
/** Where switches are declared, not used. */
const DECLARED = /engine\/(profile\.ts|profiles\/)|console\/rules\//;
const PAGE = fs.readFileSync(path.join(import.meta.dirname, '../../docs/RULES.md'), 'utf8');

function sources(): string {
  return fs
    .readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !DECLARED.test(file))
    .map((file) => fs.readFileSync(path.join(SERVER, file), 'utf8'))
    .join('\n');
}

/** `profile['deck.missing']`, `profile.rabbit`, `Pick<Profile, 'button' | 'ante'>`. */
function isRead(key: string, code: string): boolean {
  const name = key.replaceAll('.', '\\.');
  return new RegExp(`\\['${name}'\\]|(profile|rules)\\??\\.${name}\\b|Pick<Profile,[^>]*'${name}'`).test(code);
}

const LISTED: readonly string[] = [...FOR_PEOPLE, ...Object.keys(OF_LIMIT)];

function silent(code: string, listed = LISTED): readonly string[] {
  return SWITCH_KEYS.filter((key) => !listed.includes(key) && !isRead(key, code));
}

describe('the use of switches', () => {
  it('given each switch, then the server reads it or says that it does not', () => {
    expect(silent(sources())).toEqual([]);
  });

  it('given the lists, then docs/RULES.md names what people go by', () => {
    const [, said = ''] = /who go by them: ([\s\S]*?)\.\n/.exec(PAGE) ?? [];
    expect([...said.matchAll(/`([\w.]+)`/g)].map(([, key]) => key).sort()).toEqual([...FOR_PEOPLE].sort());
  });

  it('twin: given a switch that nobody reads and no list names, then it is found', () => {
    const code = sources();
    expect(silent(code.replaceAll("['showdown.retrieve']", ''))).toEqual(['showdown.retrieve']);
    expect(
      silent(
        code,
        LISTED.filter((key) => key !== 'clock'),
      ),
    ).toEqual(['clock']);
  });
});
