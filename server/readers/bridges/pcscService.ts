// The card service of this computer as events. Needs the package pcsc-mini, which whoever has desk readers installs, and on
// Linux pcscd.
import type { Reader } from 'pcsc-mini';
import { loadPackage } from './missingPackage.ts';
import type { PcscSource } from './pcsc.ts';
import { createPcscBox } from './pcscBox.ts';

/** Asks the box for the UID of the card on it (PC/SC part 3, GET DATA). */
const GET_UID = Uint8Array.of(0xff, 0xca, 0x00, 0x00, 0x00);

/** Rejects with MissingPackage where it cannot be loaded. */
export async function pcscService(): Promise<PcscSource> {
  const pcsc = await loadPackage(
    'pcsc-mini',
    () => import('pcsc-mini'),
    'on Linux install pcscd and libpcsclite1, too',
  );
  const { CardDisposition, CardMode, Client, ReaderStatus } = pcsc;
  const uidFrom = async (reader: Reader): Promise<Uint8Array> => {
    const card = await reader.connect(CardMode.SHARED);
    const answer = await card.transmit(GET_UID);
    await card.disconnect(CardDisposition.LEAVE);
    return Uint8Array.from(answer);
  };
  return (listen, signal) =>
    new Promise((resolve, reject) => {
      const client = new Client();
      client.on('reader', (box) => {
        const reader = box.name();
        listen({ is: 'attached', reader });
        const one = createPcscBox({ reader, askUid: () => uidFrom(box), listen });
        box.on('disconnect', () => one.detached());
        box.on('change', (status) =>
          one.changed({ present: status.has(ReaderStatus.PRESENT), mute: status.has(ReaderStatus.MUTE) }),
        );
      });
      client.on('error', reject);
      client.start();
      signal.addEventListener('abort', () => {
        client.stop();
        resolve();
      });
    });
}
