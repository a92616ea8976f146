// Structured log lines. Fields are names, numbers and codes; a card or a tag must never be handed in.
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Logger {
  log(level: LogLevel, message: string, fields?: LogFields): void;
  /** A logger whose lines all carry these fields. */
  with(fields: LogFields): Logger;
}

export function createLogger(write: (line: string) => void, wall: () => number, bound: LogFields = {}): Logger {
  return {
    log(level, message, fields) {
      write(JSON.stringify({ at: new Date(wall()).toISOString(), level, message, ...bound, ...fields }));
    },
    with(fields) {
      return createLogger(write, wall, { ...bound, ...fields });
    },
  };
}
