// Which settings the server advises a reader by what its antennas lie under: read what counts, the muck most often.
import type { Layout } from './layout.ts';
import { MOST_PORTS } from './protocol/limits.ts';
import type { Config } from './protocol.ts';

/** `enable`: ports that have a place; `priority`: those under the muck, which a folded hand passes in a moment. */
export function adviceFor(layout: Layout): Config {
  const ports = Object.keys(layout).slice(0, MOST_PORTS);
  return { enable: ports, priority: ports.filter((port) => layout[port] === 'muck') };
}
