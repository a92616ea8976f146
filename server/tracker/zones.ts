// Reads a zone id. Knows nothing of tags.
import type { ZoneId, ZoneKind } from './shape.ts';

const ZONE = /^(?:seat:(?:[1-9]|10)|board(?::[1-5])?|muck|burn|deck|pad)$/;

export function isZoneId(text: string): text is ZoneId {
  return ZONE.test(text);
}

export function zoneKind(zone: ZoneId): ZoneKind {
  if (zone.startsWith('seat:')) return 'seat';
  if (zone.startsWith('board')) return 'board';
  if (zone === 'muck' || zone === 'burn' || zone === 'deck') return zone;
  return 'pad';
}

/** Seat number of a seat zone, otherwise null. */
export function seatOfZone(zone: ZoneId): number | null {
  return zone.startsWith('seat:') ? Number(zone.slice(5)) : null;
}

export function seatZone(seat: number): ZoneId {
  return `seat:${seat}`;
}

/** 1 to 5 where each board card has its own antenna; null for one antenna under all of them. */
export function boardPlace(zone: ZoneId): number | null {
  return zone.startsWith('board:') ? Number(zone.slice(6)) : null;
}
