// Why the database cannot be opened, in words for the person at the keyboard.
export const START_ERRORS = [
  'platform-unsupported',
  'binaries-missing',
  'account-missing',
  'data-folder-foreign',
  'data-folder-unreadable',
  'data-folder-version',
  'database-not-started',
  'database-unreachable',
  'database-too-old',
  'database-newer',
  'server-already-running',
] as const;
export type StartErrorCode = (typeof START_ERRORS)[number];

/** `message` names what is wrong and what to do; it can be shown as it is. */
export class StartError extends Error {
  readonly code: StartErrorCode;

  constructor(code: StartErrorCode, message: string) {
    super(message);
    this.name = 'StartError';
    this.code = code;
  }
}
