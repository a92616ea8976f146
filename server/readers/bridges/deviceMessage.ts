// What a device says to a bridge: data of readerlink/1 without a handshake, numbers and times optional. Knows no wire.
import { z } from 'zod';
import {
  type CmdMessage,
  edgeMessage,
  faultMessage,
  gapMessage,
  hbMessage,
  resMessage,
  scanMessage,
  snapMessage,
} from '../protocol.ts';

const loose = { seq: true, m: true } as const;

export const deviceMessage = z.discriminatedUnion('t', [
  scanMessage.partial({ seq: true, m0: true, m1: true }),
  edgeMessage.partial(loose),
  snapMessage.partial(loose),
  faultMessage.partial(loose),
  z.object({ t: z.literal('gap'), seq: gapMessage.shape.seq.optional(), lost: gapMessage.shape.lost.optional() }),
  hbMessage.partial({ m: true }),
  resMessage,
]);
export type DeviceMessage = z.infer<typeof deviceMessage>;
export type DeviceData = Exclude<DeviceMessage, { t: 'hb' | 'res' }>;

export function isDeviceData(message: DeviceMessage): message is DeviceData {
  return message.t !== 'hb' && message.t !== 'res';
}

/** Null: no message of a device. What it was is said nowhere: it may hold a tag. */
export function readDeviceMessage(text: string): DeviceMessage | null {
  try {
    const read = deviceMessage.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Where device and bridge meet: one for each kind of wire. */
export interface Device {
  /** Until the signal aborts: hears the device, and finds it again when it was gone. */
  run(listener: DeviceListener, signal: AbortSignal): Promise<void>;
  /** False: there is no way to it now. */
  send(command: CmdMessage): boolean;
}

export interface DeviceListener {
  heard(message: DeviceMessage): void;
  /** Something came that is no message. */
  noise(): void;
  /** It is known to be gone: unplugged, or its broker says so. */
  gone(why: string): void;
}
