// Closes every switch over a union: a forgotten case fails to compile, an impossible one throws as a bug.
export function assertNever(value: never): never {
  throw new Error(`unreachable case: ${JSON.stringify(value)?.slice(0, 60) ?? 'undefined'}`);
}
