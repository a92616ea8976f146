// What happens when whoever reads our output goes away (a closed pipe, a log collector that died): lines are lost, the show
// goes on. Without a listener the failed write becomes an uncaught error, whose report fails to be written, for ever.
import type { EventEmitter } from 'node:events';

export function surviveLostOutput(outputs: readonly EventEmitter[]): void {
  for (const output of outputs) output.on('error', () => undefined);
}
