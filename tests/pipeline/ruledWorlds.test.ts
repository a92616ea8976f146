// Promise 2 at the ruling desk: reports, rulings, an award that differs, a redeal, two tags of one card and two cases of team
// play leave the same bytes in worlds that look alike from the room; a case, and who may look into it, tells nobody anything.
import { beforeAll, describe, expect, test } from 'vitest';
import { announceSeed, FRESH_SEED, runs } from '../properties/seeds.ts';
import { cardsNamed, strayCards, tagsIn, textsOf } from '../support/canary.ts';
import { withoutShownHands } from '../support/masked.ts';
import { type Played, playedAs } from '../support/played.ts';
import { PROVED, RULED_HANDS, RULED_SEATS } from '../support/ruledPlan.ts';
import { RuledShow } from '../support/ruledShow.ts';
import { CANVASES } from '../support/showPlan.ts';
import { dumpDifferences, inOrder, repeatedFrames, type Trace, traceDifferences } from '../support/trace.ts';
import { cardAt, makeWorlds, type Place } from '../support/world.ts';

announceSeed('worlds at the ruling desk');

/** One of 40 shows in CI; ten of 500 in a soak, where hands are dealt and read otherwise. */
const SEEDS: readonly string[] = ['ruled', ...Array.from({ length: runs(1, 10) - 1 }, (_, i) => `${FRESH_SEED} ${i}`)];
const SHOWING = ['gated', 'short', 'talk'];
const canvases = CANVASES.filter(({ name }) => name === 'venue' || SHOWING.includes(name));
/** Where hands stand that were shown to all: people in the room, and what is written down of them. */
const OF_THE_ROOM = ['console', 'canvas venue'];
const WRITTEN = ['hand_log', 'snapshots'];

/** What a show must have held, or the comparison would mean less. */
const HAPPENED = [
  ...['IncidentReported', 'IncidentRuled', 'HandKilled', 'AwardOverruled', 'MisdealDeclared', 'BoardTakenBack'],
  ...['HandMucked', 'HandVoided', 'DeckToReplace', 'DeckChanged', 'PresenceSet', 'HandsRevealed'],
  ...['SP-6.4.3-FOLDED', 'SP-6.3.7-DEAD', 'SP-5.9.2.4-AWARD_MUCKED', 'SP-5.9.1-OVERRULED', 'SP-6.2.2-VOID'],
  ...['SP-6.2.2-DUPLICATE', 'sealed-hand-opened', 'sealed-hand-shown-to-all', 'judge-page-refused'],
  ...['duplicate-confirmed', 'ViewOrdered', 'FindingMade', 'CaseClosed', 'SP-6.4.6-RESTORED'],
];

describe.each(SEEDS)('a show in which the floor has work, seed %s', (seed) => {
  const worlds = makeWorlds(seed, RULED_HANDS);
  let a: Played;
  let b: Played;
  let renamed: Played;
  beforeAll(async () => {
    const play = async (show: RuledShow): Promise<void> => {
      await show.play();
      await show.provedTeamPlay();
      await show.airAll();
    };
    const kind = { show: (...given: ConstructorParameters<typeof RuledShow>) => new RuledShow(...given) };
    const options = { seed, seats: RULED_SEATS, canvases, play };
    const playing = [worlds.a, worlds.b, worlds.renamed].map((world) =>
      playedAs(world, options, { ...kind, places: RULED_HANDS }),
    );
    const [one, other, third] = await Promise.all(playing);
    if (one === undefined || other === undefined || third === undefined) throw new Error('three worlds are played');
    [a, b, renamed] = [one, other, third];
  }, 600_000);

  test('given other cards wherever nobody shows, then every frame, record and reply is the same until they are due', () => {
    expect(traceDifferences(roomMasked(a.masked), roomMasked(b.masked))).toEqual([]);
  });

  test('given other cards, then nothing but canvases differs until a proved hand is shown to all', () => {
    const untilShown = (trace: Trace): Trace => {
      const shown = trace.findIndex(
        ({ text }) => text.includes('"HandsRevealed"') || text.includes('"hands":[{"seat"'),
      );
      return trace.slice(0, shown).filter(({ channel }) => !SHOWING.includes(channel.replace('canvas ', '')));
    };
    expect(untilShown(a.trace).length).toBeGreaterThan(500);
    expect(traceDifferences(untilShown(a.trace), untilShown(b.trace))).toEqual([]);
  });

  test('given other cards wherever nobody shows, then every row outside sealed columns is the same', () => {
    const written = ({ dump }: Played) =>
      new Map([...dump].map(([table, rows]) => [table, WRITTEN.includes(table) ? rows.map(withoutShownHands) : rows]));
    expect(dumpDifferences(written(a), written(b))).toEqual([]);
  });

  test('given other cards, then exports are the same but for the hand that was shown to all', () => {
    expect(b.exports.map(withoutShownHands)).toEqual(a.exports.map(withoutShownHands));
    expect(renamed.exports).toEqual(a.exports);
  });

  test('given other names of all tags, then every frame, record, reply and row is the same', () => {
    expect(traceDifferences(a.trace, renamed.trace)).toEqual([]);
    expect(dumpDifferences(a.dump, renamed.dump)).toEqual([]);
  });

  test('a frame says something new: none goes out only because something happened', () => {
    expect(repeatedFrames(a.trace)).toEqual([]);
  });

  test('whoever is no chief judge hears the same words, whether there is a case or not', () => {
    const said = a.trace.filter(({ channel }) => channel === 'stranger').map(({ text }) => text);
    const words = new Map<string, number>();
    for (const text of said) words.set(text, (words.get(text) ?? 0) + 1);
    // asked twice, before the order and after the look, of a case that there is and of one that there never is
    expect([...words].filter(([text, times]) => times !== (text.includes('"desk"') ? 2 : 4))).toEqual([]);
    expect([...words.keys()].filter((text) => !/SP-5\.9\.2\.5-CHIEF_ONLY|judge-not-named/.test(text))).toEqual([]);
    expect(words.size).toBe(36);
  });

  test('no tag stands anywhere, and cards stand only where face-up cards may', () => {
    const texts = textsOf({ ...a, trace: a.trace.filter(({ channel }) => channel !== 'log') });
    expect(tagsIn(a.world, textsOf(a))).toEqual([]);
    const shown = /<HandsRevealed>|venue .*\.hands\.\*\.cards|snapshots state\.revealed/;
    expect([...new Set(strayCards(texts))].filter((path) => !shown.test(path))).toEqual([]);
  });

  test('the log names the cards that were turned up, hand by hand: none of a mucked, dead, folded or void hand', () => {
    const rows = a.dump.get('hand_log') ?? [];
    for (const [i, { id }] of a.hands.entries()) {
      const named = cardsNamed(rows.filter((row) => row.includes(`"hand_id":"${id}"`)).join('\n'));
      const turned = (RULED_HANDS[i]?.shown ?? []).map((place) => cardAt(a.world, i, place));
      expect([...named].sort()).toEqual([...turned].sort());
    }
    const proved = [0, 1].map((slot): Place => `${PROVED}.${slot}`).map((place) => cardAt(a.world, 4, place));
    const shown = rows.filter((row) => row.includes('"HandsRevealed"'));
    expect([...cardsNamed(shown.join('\n'))].sort()).toEqual([...proved].sort());
  });

  test('the comparison had something to compare, and nothing failed', () => {
    const differing = differingChannels(a.trace, b.trace);
    expect(differing).toEqual([...OF_THE_ROOM, ...SHOWING.map((name) => `canvas ${name}`)].sort());
    expect([...worlds.a.spareAt]).not.toEqual([...worlds.b.spareAt]);
    expect(a.trace.filter(({ channel, text }) => channel === 'log' && text.includes('"level":"error"'))).toEqual([]);
    const all = [...a.dump.values()].flat().join('\n');
    expect(HAPPENED.filter((text) => !all.includes(text))).toEqual([]);
  });
});

function roomMasked(trace: Trace): Trace {
  return trace.map((said) =>
    OF_THE_ROOM.includes(said.channel) ? { ...said, text: withoutShownHands(said.text) } : said,
  );
}

function differingChannels(a: Trace, b: Trace): readonly string[] {
  const others = inOrder(b);
  const differing = inOrder(a).filter((said, i) => said.text !== others[i]?.text);
  return [...new Set(differing.map(({ channel }) => channel))].sort();
}
