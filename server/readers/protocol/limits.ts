// How much and how long, in readerlink/1.

/** Largest frame the server takes, in bytes of UTF-8. */
export const MAX_FRAME_BYTES = 64 * 1024;
/** Largest body of an HTTP batch, in bytes, and the messages in it, `hello` counted. */
export const BATCH_BYTES = 256 * 1024;
export const BATCH_MESSAGES = 257;
/** Antenna ports in one message, and reads of one port. */
export const MOST_PORTS = 64;
export const MOST_READS = 128;
/** A nonce for an HTTP batch is good for so long. */
export const TICKET_MS = 60_000;
/** Messages a reader may have under way without an ack. */
export const WINDOW = 256;
/** A reader sends `hb` at least this often; three missed make it stale. */
export const HEARTBEAT_MS = 2000;
export const MISSED_HEARTBEATS = 3;
/** Out-of-order messages wait this long, or until this many wait, before a gap is declared. */
export const REORDER_MS = 250;
export const REORDER_MESSAGES = 64;
/** Older than this on arrival is history: it feeds the record, but accepts nothing by itself. */
export const LATE_MS = 2000;
/** A clock this uncertain is not believed: the time of arrival stands in for it. */
export const CLOCK_LOST_MS = 2000;
/** Beyond this the log says that a reader's clock is in doubt. */
export const CLOCK_WARN_MS = 250;
export const CLOCK_EVERY_MS = 10_000;
/** A command that is not answered for so long is given up. */
export const ORDER_MS = 10_000;
/** After connecting, `hello` must have come by then. */
export const HELLO_WITHIN_MS = 5000;
/** Unchanged cycles are collapsed into one message for at most this long. */
export const COLLAPSE_MS = 500;
