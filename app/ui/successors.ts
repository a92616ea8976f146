// Tokens that came in place of the one in this page's address, kept by the browser: a source in a mixer goes on by them after a
// reload, while the address in its settings stays as it is. Of the address's own token only its end stands in the key.

/** What of the browser is needed; a test gives its own. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The newest first. More than one while the newest is not in force yet. */
const MOST_KEPT = 3;
const WHOLE = /^fc_[\w-]{43}$/;

function keyOf(own: string): string {
  return `feltcast.successor.${own.slice(-16)}`;
}

/** null where the browser stores nothing, which OBS and people may have forbidden. */
export function openShelf(place: { readonly localStorage: Storage }): Shelf | null {
  const probe = 'feltcast.successor.probe';
  try {
    const shelf = place.localStorage;
    shelf.setItem(probe, probe);
    const holds = shelf.getItem(probe) === probe;
    shelf.removeItem(probe);
    return holds ? shelf : null;
  } catch {
    return null;
  }
}

export function readSuccessors(shelf: Shelf | null, own: string): readonly string[] {
  try {
    return (shelf?.getItem(keyOf(own)) ?? '').split(' ').filter((text) => WHOLE.test(text));
  } catch {
    return [];
  }
}

/** false: it is not there to be read again. */
export function keepSuccessor(shelf: Shelf | null, own: string, token: string): boolean {
  const others = readSuccessors(shelf, own).filter((known) => known !== token);
  write(shelf, own, [token, ...others].slice(0, MOST_KEPT));
  return readSuccessors(shelf, own)[0] === token;
}

export function dropSuccessor(shelf: Shelf | null, own: string, token: string): void {
  const others = readSuccessors(shelf, own).filter((known) => known !== token);
  write(shelf, own, others);
}

function write(shelf: Shelf | null, own: string, tokens: readonly string[]): void {
  try {
    if (tokens.length === 0) shelf?.removeItem(keyOf(own));
    else shelf?.setItem(keyOf(own), tokens.join(' '));
  } catch {
    // full or forbidden: whoever asked reads it again
  }
}
