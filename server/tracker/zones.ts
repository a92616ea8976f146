// Reads a zone id. Knows nothing of tags.
import type { ZoneId, ZoneKind } from './shape.ts';

const ZONE = /^(?:(?:seat|up):(?:[1-9]|10)|board(?::[1-5]|-[1-3])?|muck|burn|deck|pad)$/;

export function isZoneId(text: string): text is ZoneId {
  return ZONE.test(text);
}

export function zoneKind(zone: ZoneId): ZoneKind {
  if (zone.startsWith('seat:')) return 'seat';
  if (zone.startsWith('up:')) return 'up';
  if (zone.startsWith('board')) return 'board';
  if (zone === 'muck' || zone === 'burn' || zone === 'deck') return zone;
  return 'pad';
}

/** Seat number of a zone where a player's cards lie, up or down, otherwise null. */
export function seatOfZone(zone: ZoneId): number | null {
  const kind = zoneKind(zone);
  return kind === 'seat' || kind === 'up' ? Number(zone.slice(kind.length + 1)) : null;
}

export function upZone(seat: number): ZoneId {
  return `up:${seat}`;
}

export function seatZone(seat: number): ZoneId {
  return `seat:${seat}`;
}

/** Which board an antenna under a whole board belongs to, from 0; null where all boards share one, or each place has its own. */
export function boardOfZone(zone: ZoneId): number | null {
  return zone.startsWith('board-') ? Number(zone.slice(6)) - 1 : null;
}

/** 1 to 5 where each board card has its own antenna; null for one antenna under all of them. */
export function boardPlace(zone: ZoneId): number | null {
  return zone.startsWith('board:') ? Number(zone.slice(6)) : null;
}
