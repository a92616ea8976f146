// What was measured at each zone of a table, as it is stored, and which zones hear too much to be trusted. A measurement counts
// for the reader and ports it was made with. No tags.
import { z } from 'zod';
import type { SettingsStore } from '../../db/settings.ts';
import type { TableId } from '../base/ids.ts';
import { type Layout, layoutSchema, type ZoneId } from './layout.ts';

/** Percent of its reads at home that another zone may have; above it a person says what lies there. */
export const MOST_CROSS_TALK = 25;

const percent = z.number().min(0).max(100_000);
const measuredSchema = z.object({
  reader: z.string(),
  ports: z.string(),
  hitRate: percent,
  strength: z.number().nullable(),
  scans: z.number(),
  /** wall time, ms */
  at: z.number(),
  heard: z.record(z.string(), percent),
});
const calibrationSchema = z.object({ zones: z.record(z.string(), measuredSchema) });

export type StoredZone = z.output<typeof measuredSchema>;
export type Calibration = z.output<typeof calibrationSchema>;

/** A zone of the table as the layouts of its readers have it. */
export interface LaidZone {
  readonly zone: ZoneId;
  readonly reader: string;
  /** ports of the reader that lie there */
  readonly ports: string;
}

const KEY = 'readers.calibration';
export const NOT_CALIBRATED: Calibration = { zones: {} };

export async function readCalibration(settings: Pick<SettingsStore, 'get'>, table: TableId): Promise<Calibration> {
  const read = calibrationSchema.safeParse((await settings.get(table, KEY))?.value);
  return read.success ? read.data : NOT_CALIBRATED;
}

export async function keepCalibration(
  settings: Pick<SettingsStore, 'put'>,
  table: TableId,
  value: Calibration,
): Promise<void> {
  await settings.put({ tableId: table, key: KEY, value });
}

/** Where cards are looked for, in the order of the layouts: neither the deck nor a pad beside the table. */
export function laidZones(
  readers: readonly { readonly id: string; readonly layout: unknown; readonly enabled: boolean }[],
): readonly LaidZone[] {
  return readers.flatMap(({ id, layout, enabled }) => {
    const read = layoutSchema.safeParse(layout);
    return read.success && enabled ? zonesOf(id, read.data) : [];
  });
}

function zonesOf(reader: string, layout: Layout): readonly LaidZone[] {
  const zones = [...new Set(Object.values(layout))].filter((zone) => zone !== 'deck' && zone !== 'pad');
  return zones.map((zone) => ({ zone, reader, ports: portsOf(layout, zone) }));
}

function portsOf(layout: Layout, zone: ZoneId): string {
  const ports = Object.entries(layout).filter(([, other]) => other === zone);
  return ports
    .map(([port]) => port)
    .sort()
    .join(' ');
}

/** What was measured there and still holds. */
export function measuredAt({ zones }: Calibration, { zone, reader, ports }: LaidZone): StoredZone | null {
  const measured = zones[zone];
  return measured !== undefined && measured.reader === reader && measured.ports === ports ? measured : null;
}

export interface Heard {
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly percent: number;
  /** antennas of one board do not compete for a card */
  readonly counts: boolean;
}

export function crossTalkOf(calibration: Calibration, laid: readonly LaidZone[]): readonly Heard[] {
  return laid.flatMap((from) => {
    const heard = measuredAt(calibration, from)?.heard ?? {};
    return laid.flatMap(({ zone: to }) => {
      const percent = to === from.zone ? 0 : (heard[to] ?? 0);
      return percent === 0 ? [] : [{ from: from.zone, to, percent, counts: !(isBoard(from.zone) && isBoard(to)) }];
    });
  });
}

/** Both ends of every pair above the limit. */
export function noisyZones(calibration: Calibration, laid: readonly LaidZone[]): readonly ZoneId[] {
  const bad = crossTalkOf(calibration, laid).filter(({ percent, counts }) => counts && percent > MOST_CROSS_TALK);
  return [...new Set(bad.flatMap(({ from, to }) => [from, to]))];
}

function isBoard(zone: ZoneId): boolean {
  return zone.startsWith('board');
}
