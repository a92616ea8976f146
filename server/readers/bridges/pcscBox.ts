// One box of a card service: asks once for the UID of each card that comes, and forgets an answer that comes after the
// card has gone. The service tells of many changes, also of those that asking makes.
import type { PcscEvent } from './pcsc.ts';

export interface BoxState {
  readonly present: boolean;
  /** a card that does not answer */
  readonly mute: boolean;
}

export interface PcscBox {
  changed(state: BoxState): void;
  detached(): void;
}

export interface PcscBoxOptions {
  readonly reader: string;
  readonly askUid: () => Promise<Uint8Array>;
  readonly listen: (event: PcscEvent) => void;
}

export function createPcscBox({ reader, askUid, listen }: PcscBoxOptions): PcscBox {
  /** grows with every card that comes or goes */
  let turn = 0;
  let there: 'nothing' | 'asked' | 'mute' = 'nothing';
  const ask = async (mine: number): Promise<void> => {
    const answer = await askUid().catch(() => null);
    if (mine !== turn) return;
    listen(answer === null ? { is: 'unreadable', reader } : { is: 'card', reader, answer });
    // a card that slipped may be asked again at the next change
    if (answer === null) there = 'mute';
  };
  const become = (next: typeof there): boolean => {
    if (there === next) return false;
    there = next;
    turn += 1;
    return true;
  };
  return {
    changed({ present, mute }) {
      if (!present) {
        become('nothing');
        listen({ is: 'empty', reader });
      } else if (mute) {
        if (become('mute')) listen({ is: 'unreadable', reader });
      } else if (become('asked')) void ask(turn);
    },
    detached() {
      become('nothing');
      listen({ is: 'detached', reader });
    },
  };
}
