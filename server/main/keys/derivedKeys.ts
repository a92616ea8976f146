// The separate keys that come of the one master key, each for one owner. Knows no file.
import { hkdfSync } from 'node:crypto';
import type { Sealer } from '../../base/sealer.ts';
import type { KeyRing } from '../../vault/keys.ts';
import { KEY_BYTES, openBytes, type RandomBytes, sealBytes } from '../../vault/sealed.ts';

/** Every key of the server, each of 32 bytes and for one owner. */
export interface Keys {
  readonly vault: KeyRing;
  /** Reader inbox and secrets of readers. */
  readonly inbox: Uint8Array;
  /** Tracker checkpoints and whatever else a table keeps of tags. */
  readonly checkpoint: Uint8Array;
  /** What chief judges wrote down. */
  readonly judge: Uint8Array;
}

export function deriveKeys(master: Uint8Array): Keys {
  const derive = (label: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', master, 'feltcast', label, KEY_BYTES));
  return {
    vault: {
      wrap: derive('vault hand keys 1'),
      deck: derive('vault decks 1'),
      tag: derive('vault tag codes 1'),
      check: derive('vault key check 1'),
    },
    inbox: derive('reader inbox 1'),
    checkpoint: derive('table checkpoint 1'),
    judge: derive('judge notes 1'),
  };
}

export function makeSealer(key: Uint8Array, random: RandomBytes): Sealer {
  return {
    seal: (plain, context) => sealBytes(plain, { key, context, random }),
    open: (sealed, context) => openBytes(sealed, { key, context, what: `sealed bytes of ${context}` }),
  };
}
