// Turns a stored message into observations: antennas become zones by the layout, UIDs become names of tags. Ports that
// lie nowhere and UIDs that name no card fall away.
import { assertNever } from '../base/assertNever.ts';
import type { Envelope, RowName } from './envelope.ts';
import type { Layout, ZoneId } from './layout.ts';
import type { ReaderObservation, SeenZones, Strengths } from './observation.ts';
import { type TagId, tagKey } from './protocol/tagKey.ts';
import type { DataMessage } from './protocol.ts';

type DataEnvelope = Extract<Envelope, { is: 'data' }>;

/** In order; numbers that never came are told before the message they should have preceded. */
export function observationsOf(src: RowName, envelope: Envelope, layout: Layout): readonly ReaderObservation[] {
  const { at } = envelope;
  if (envelope.is === 'link') return [{ type: 'link', src, at, link: envelope.link }];
  const lost: readonly ReaderObservation[] =
    envelope.missed > 0 ? [{ type: 'gap', src, at, count: envelope.missed }] : [];
  return [...lost, ...observation(src, envelope, layout)];
}

function observation(src: RowName, envelope: DataEnvelope, layout: Layout): readonly ReaderObservation[] {
  const { message, at, from, atErr, late } = envelope;
  switch (message.t) {
    case 'scan':
      return [{ type: 'scan', src, at, from, atErr, late, rep: message.rep, ...readsOf(message.ants, layout) }];
    case 'snap':
      return [{ type: 'snap', src, at, late, zones: zonesOf(message.ants, layout) }];
    case 'edge': {
      const zone = zoneOf(layout, message.a);
      const tag = tagKey(message.u);
      return zone === null || tag === null
        ? []
        : [{ type: 'edge', src, at, late, zone, tag, present: message.ev === 'in' }];
    }
    case 'fault': {
      const { a: port, code, on } = message;
      const zone = port === undefined ? null : zoneOf(layout, port);
      return port !== undefined && zone === null ? [] : [{ type: 'fault', src, at, code, zone, on }];
    }
    case 'gap':
      return [{ type: 'gap', src, at, count: message.lost.to - message.lost.from + 1 }];
    default:
      return assertNever(message);
  }
}

type Antennas = Extract<DataMessage, { t: 'scan' }>['ants'];

type Reads = { readonly zones: SeenZones; readonly strengths?: Strengths };

function readsOf(ants: Antennas, layout: Layout): Reads {
  const zones = zonesOf(ants, layout);
  const told = Object.values(ants).some((reads) => reads?.some(({ r }) => r !== undefined));
  return told ? { zones, strengths: strengthsOf(ants, layout) } : { zones };
}

/** In the order of the tags. */
function strengthsOf(ants: Antennas, layout: Layout): Strengths {
  const strengths: Partial<Record<ZoneId, readonly (number | null)[]>> = {};
  for (const [port, reads] of Object.entries(ants)) {
    const zone = zoneOf(layout, port);
    if (zone === null || reads === null) continue;
    const named = reads.filter(({ u }) => tagKey(u) !== null);
    strengths[zone] = [...(strengths[zone] ?? []), ...named.map(({ r }) => r ?? null)];
  }
  return strengths;
}

/** Two antennas of one zone (two coils under a seat) are one: failed only when both failed. */
function zonesOf(ants: Antennas, layout: Layout): SeenZones {
  const zones: Partial<Record<ZoneId, readonly TagId[] | null>> = {};
  for (const [port, reads] of Object.entries(ants)) {
    const zone = zoneOf(layout, port);
    if (zone === null) continue;
    const tags = reads === null ? null : reads.flatMap(({ u }) => tagKey(u) ?? []);
    const old = zones[zone];
    zones[zone] = old == null ? (tags ?? old ?? null) : [...old, ...(tags ?? [])];
  }
  return zones;
}

function zoneOf(layout: Layout, port: string): ZoneId | null {
  return Object.hasOwn(layout, port) ? (layout[port] ?? null) : null;
}
