// The first pixel of a screenshot, read from the file itself.
import { inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
const COLOUR_TYPE_AT = 25;
const RGBA = 6;

/** Red, green, blue, alpha at the top left. Before the first pixel every filter of PNG has nothing to subtract. */
export function firstPixel(png: Buffer): readonly number[] {
  if (png[COLOUR_TYPE_AT] !== RGBA) throw new Error('the picture has no alpha');
  const parts: Buffer[] = [];
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const size = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + size));
    at += size + 12;
  }
  return [...inflateSync(Buffer.concat(parts)).subarray(1, 5)];
}

/** Nothing is drawn anywhere: every byte of every row but its filter is 0. */
export function isEmpty(png: Buffer): boolean {
  const parts: Buffer[] = [];
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const size = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + size));
    at += size + 12;
  }
  const bytes = inflateSync(Buffer.concat(parts));
  const row = png.readUInt32BE(16) * 4 + 1;
  return bytes.every((byte, i) => byte === 0 || i % row === 0);
}
