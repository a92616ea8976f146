// The log as a person at a terminal reads it: what he must know, in words, and where to go on. Everything else is left out;
// programs read lines of JSON instead (server/base/logger.ts).
import type { LogFields, Logger, LogLevel } from '../base/logger.ts';

export const LOG_STYLES = ['json', 'text'] as const;
export type LogStyle = (typeof LOG_STYLES)[number];

/** Asked for by name, or what fits: words for a terminal, JSON for a pipe or a file. Null: no such style. */
export function logStyle(asked: string | undefined, terminal: boolean): LogStyle | null {
  if (asked === undefined) return terminal ? 'text' : 'json';
  return LOG_STYLES.find((style) => style === asked) ?? null;
}

export interface Terminal {
  readonly write: (line: string) => void;
  readonly wall: () => number;
  /** said again after trouble, so that it is not scrolled away; '' before there is anywhere to go */
  readonly whereTo: () => string;
}

const WORDS: Readonly<Record<LogLevel, string>> = { debug: '', info: '', warn: 'Warning', error: 'Error' };
/** The same trouble within this time is one line, ms. */
const SAID_FOR_MS = 60_000;

export function createTerminalLog(terminal: Terminal): Logger {
  const said = new Map<string, number>();
  const bound = (fields: LogFields): Logger => ({
    log(level, message, more) {
      if (WORDS[level] === '') return;
      const text = `${WORDS[level]}: ${sentence(message, { ...fields, ...more })}`;
      const now = terminal.wall();
      for (const [line, at] of said) if (now - at >= SAID_FOR_MS) said.delete(line);
      if (said.has(text)) return;
      said.set(text, now);
      terminal.write(`${clock(now)}  ${text}`);
      if (terminal.whereTo() !== '') terminal.write(`          ${terminal.whereTo()}`);
    },
    with: (more) => bound({ ...fields, ...more }),
  });
  return bound({});
}

/** 'canvas step failed (table main, canvas overlay)' */
function sentence(message: string, fields: LogFields): string {
  const parts = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return parts.length === 0 ? message : `${message} (${parts.map(([name, value]) => `${name} ${value}`).join(', ')})`;
}

/** Of this computer, as its user reads it. */
function clock(wall: number): string {
  const at = new Date(wall);
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');
}
