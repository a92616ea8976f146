// What lies on what in a picture: every piece of text as far as it shows, and every card, against each other and the edge.

interface Piece {
  readonly what: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Half a pixel is rounding; figures have room above and below their strokes. */
const SLACK = 2;

/** One line for each pair that overlaps and each piece beyond the edge; empty when all is well. */
export function overlaps(root: Element): readonly string[] {
  const pieces = [...cardsIn(root), ...textsIn(root)];
  const pairs = pieces.flatMap((piece, i) =>
    pieces.slice(i + 1).flatMap((other) => (touch(piece, other) ? [`${piece.what} on ${other.what}`] : [])),
  );
  return [...pairs, ...pieces.filter(isOutside).map(({ what }) => `${what} outside`)];
}

function touch(a: Piece, b: Piece): boolean {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > SLACK && high > SLACK;
}

function isOutside({ left, top, right, bottom }: Piece): boolean {
  return left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight;
}

function cardsIn(root: Element): readonly Piece[] {
  return Array.from(root.querySelectorAll('.fc-card'))
    .filter(isSeen)
    .map((card) => ({ ...box(card.getBoundingClientRect()), what: `card of ${nameOf(card)}` }));
}

function textsIn(root: Element): readonly Piece[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Piece[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || parent.closest('svg') !== null || node.textContent?.trim() === '' || !isSeen(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const shown = within(range.getBoundingClientRect(), parent);
    if (shown.right > shown.left && shown.bottom > shown.top)
      found.push({ ...shown, what: `"${node.textContent}" of ${nameOf(parent)}` });
  }
  return found;
}

function box({ left, top, right, bottom }: DOMRect): Omit<Piece, 'what'> {
  return { left, top, right, bottom };
}

/** As far as no box around it cuts it off. Lines stand closer than their boxes: a quarter of the height is air. */
function within(text: DOMRect, parent: Element): Omit<Piece, 'what'> {
  const air = text.height / 4;
  let shown = { left: text.left, right: text.right, top: text.top + air, bottom: text.bottom - air };
  for (let around: Element | null = parent; around !== null; around = around.parentElement) {
    // the page itself is as high as what it holds in flow, which is nothing
    if (around === document.body) break;
    if (getComputedStyle(around).overflow !== 'hidden') continue;
    const edge = around.getBoundingClientRect();
    shown = {
      left: Math.max(shown.left, edge.left),
      right: Math.min(shown.right, edge.right),
      top: Math.max(shown.top, edge.top),
      bottom: Math.min(shown.bottom, edge.bottom),
    };
  }
  return shown;
}

function isSeen(element: Element): boolean {
  for (let around: Element | null = element; around !== null; around = around.parentElement)
    if (getComputedStyle(around).opacity === '0') return false;
  return true;
}

function nameOf(element: Element): string {
  return element.closest('[data-seat]')?.getAttribute('data-seat') ?? element.className.toString();
}
