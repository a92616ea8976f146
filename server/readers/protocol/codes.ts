// The words of readerlink/1 for what is wrong: close codes of sockets, codes of errors, faults of a reader.

export const CLOSE = {
  malformed: 4400,
  auth: 4401,
  disabled: 4403,
  replaced: 4409,
  version: 4426,
  window: 4429,
} as const;
export type CloseName = keyof typeof CLOSE;

export const ERR_CODES = [
  'AUTH',
  'UNREGISTERED',
  'PLAIN',
  'DISABLED',
  'MALFORMED',
  'TOO_LARGE',
  'VERSION',
  'WINDOW',
  'REPLACED',
  'STATE',
  'INTERNAL',
] as const;
export type ErrCode = (typeof ERR_CODES)[number];
export const FAULT_CODES = [
  'ANT_OPEN',
  'ANT_SHORT',
  'ANT_NOISE',
  'RF_INIT',
  'COLLISION',
  'OVERRUN',
  'TEMP',
  'POWER',
] as const;
