// CRC-16/CCITT-FALSE: polynomial 0x1021, start 0xFFFF, nothing reflected. Of `123456789` it is 29B1.

export function crc16(bytes: Uint8Array): number {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc;
}

/** As it stands at the end of a line: four digits of upper hexadecimal. */
export function crcText(text: string): string {
  return crc16(Buffer.from(text, 'utf8')).toString(16).toUpperCase().padStart(4, '0');
}
