'use client';
// Whose buttons these are, where they are not this console's. Drawn, since nobody can hover on a tablet.
import type { RightHere } from './useRight.ts';

export function Barred({ right }: { readonly right: RightHere }) {
  return right.title === undefined ? null : <p className="con-note con-barred">{right.title}</p>;
}
