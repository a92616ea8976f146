// A small memory of chances for one view builder. Its keys are released cards, so it can hold nothing before its time.
import { type Chances, type ChancesOf, exactChances, type Question } from './chances.ts';

const KEPT = 16;

/** One for each canvas: what one canvas may see is no other's. The least recently asked is forgotten first. */
export function rememberedChances(ask: ChancesOf = exactChances, kept: number = KEPT): ChancesOf {
  const known = new Map<string, Chances | null>();
  return (question) => {
    const key = keyOf(question);
    const before = known.get(key);
    const chances = before === undefined ? ask(question) : before;
    known.delete(key);
    known.set(key, chances);
    for (const oldest of known.keys()) {
      if (known.size <= kept) break;
      known.delete(oldest);
    }
    return chances;
  };
}

function keyOf({ game, hands, boards, dead, drawsLeft }: Question): string {
  const text = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join('')).join('/');
  return `${game}|${drawsLeft}|${text(hands)}|${text(boards)}|${text([dead])}`;
}
