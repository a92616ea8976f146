// Names of players cut to a width in letters, the same everywhere and without measuring. Knows no layout.

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

function graphemes(text: string): readonly string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** The name as it is, else with one initial before the family name, else cut with an ellipsis. `max` counts graphemes. */
export function fitName(name: string, max: number): string {
  const tidy = name.trim().replace(/\s+/g, ' ');
  if (graphemes(tidy).length <= max) return tidy;
  const short = withInitial(tidy);
  return graphemes(short).length <= max ? short : cut(short, max);
}

/** of the line of a folded seat */
const LINE_LETTERS = 21;

/** Letters of a name that fit beside this text, of `room` for both: figures are a little wider, their marks half as wide. */
export function lettersBeside(text: string, room: number = LINE_LETTERS): number {
  const widths = graphemes(text).map((letter) => (/[\s.,]/u.test(letter) ? 0.5 : 1.1));
  return Math.floor(room - widths.reduce((total, width) => total + width, 0));
}

/** The last word of a name: what a pot line has room for. */
export function familyName(name: string, max: number): string {
  const words = name.trim().split(/\s+/);
  return cut(words.at(-1) ?? '', max);
}

function withInitial(name: string): string {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const first = graphemes(words[0] ?? '')[0] ?? '';
  return words.length > 1 ? `${first}. ${last}` : last;
}

function cut(text: string, max: number): string {
  const parts = graphemes(text);
  return parts.length <= max
    ? text
    : `${parts
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
