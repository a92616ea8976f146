// What may differ between two real servers though no card is behind it, by an explicit short list: moments of their clocks,
// ids and tokens that each draws, ports. Everything else of a message stays, byte for byte.

/** Fields that hold a moment of a clock, or a span up to now: of programme time, of the wall, of work. */
const MOMENTS: readonly string[] = [
  ...['now', 'programmeNow', 'recorded', 'happened', 'at', 'since', 'created', 'registered', 'programme'],
  ...['startMs', 'ms', 'until', 'expires', 'began', 'ended', 'countdownMs', 'ageMs'],
];
/** Names of further ones end so. */
const MOMENT = /(?:At|Until)$/;
/**
 * Numbers that a process or a feed gets, the end of a token's id, how far a delayed picture has come by now, and how many
 * messages of readers, whose cycles follow the clock, lay before an entry.
 */
const DRAWN: readonly string[] = ['pid', 'port', 'feed', 'tail', 'airs', 'inboxPosition'];
/** Of a log or of the audit: it hangs on moments and on ciphertext. */
const HASH = /\b[0-9a-f]{64}\b/g;
/** Of a frame on its feed, beside `feed`. */
const NUMBERED = /((?:^\{"id":\d+,"result":\{"type":"data",|"data":\{)"id":)"\d+"/g;
const ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const TOKEN = /fc_[\w-]{43}/g;
const ADDRESS = /(\/\/(?:\[[^\]]*\]|[\w.-]+)):\d+/g;
const WALL = /\b\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const TOOK = /\b(took|in) \d+(?:\.\d+)?m?s\b/g;

/** Of JSON; what is no JSON keeps its words. */
export function normalised(text: string): string {
  const parsed = parsedOf(text);
  const plain = parsed === undefined ? text : JSON.stringify(parsed, withoutDrawn);
  return plain
    .replace(NUMBERED, '$1"-"')
    .replace(ID, 'id')
    .replace(TOKEN, 'token')
    .replace(ADDRESS, '$1:port')
    .replace(WALL, 'wall')
    .replace(HASH, 'hash')
    .replace(TOOK, '$1 -');
}

export function parsedOf(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return undefined;
  }
}

function withoutDrawn(key: string, value: unknown): unknown {
  return DRAWN.includes(key) || (isMoment(key) && typeof value === 'number') || isReading(key, value) ? '-' : value;
}

function isMoment(key: string): boolean {
  return MOMENTS.includes(key) || MOMENT.test(key);
}

/** The clock of a canvas. */
function isReading(key: string, value: unknown): boolean {
  return key === 'air' && typeof value === 'object' && value !== null && 'state' in value;
}
