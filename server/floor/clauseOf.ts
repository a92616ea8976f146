// The clause that a ruling's code names, as printed in its rulebook. Pure text.

/** `SP-6.3.7-DEAD` '6.3.7', `SP-5.9.2.1-LAST_AGGR` '5.9.2.1', `TDA-R16-FACE_UP` 'R16', `HR-A02-FACE_UP` 'A-02'; '' without one. */
export function clauseOf(code: string): string {
  const [, clause = ''] = /^[A-Z]+-([A-Z]?\d+(?:[.-][A-Z]?\d+)*)/.exec(code) ?? [];
  return clause.replace(/^A(\d)/, 'A-$1');
}
