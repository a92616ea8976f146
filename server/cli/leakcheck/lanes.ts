// A frame of a console holds what happens at the table and how far each delayed picture has come: two timelines, and on two real
// servers they interleave as they like. Each is compared by itself.
import { covered, PLACED } from './masks.ts';

export interface Lane {
  readonly name: string;
  readonly text: string;
  /** of a page that is drawn now and then: states of a moment may be missing, and with them their order */
  readonly sampled?: boolean;
}

export function lanesOf(frame: unknown): readonly Lane[] {
  const view = within(frame, ['result', 'data', 'data', 'view']);
  return within(view, ['kind']) === 'health' ? healthLanes(frame, view) : consoleLanes(frame);
}

/** Drawn twice a second at most. Antennas change one by one, and which of them are found changed together hangs on when one looks. */
function healthLanes(frame: unknown, view: unknown): readonly Lane[] {
  const parts = ['readers', 'antennas'].flatMap((name) => {
    const each: unknown = within(view, [name]);
    return Array.isArray(each) ? each.map((one: unknown, i) => ({ name: ` ${name} ${i + 1}`, one })) : [];
  });
  const bare = (key: string, value: unknown): unknown =>
    (key === 'readers' || key === 'antennas') && Array.isArray(value) ? value.length : value;
  return [
    { name: '', text: JSON.stringify(frame, bare), sampled: true },
    ...parts.map(({ name, one }) => ({ name, text: JSON.stringify(one), sampled: true })),
  ];
}

function consoleLanes(frame: unknown): readonly Lane[] {
  const release = within(frame, ['result', 'data', 'data', 'view', 'release']);
  if (typeof release !== 'object' || release === null) return [{ name: '', text: JSON.stringify(frame) }];
  const canvases: unknown = Reflect.get(release, 'canvases');
  const each: readonly unknown[] = Array.isArray(canvases) ? canvases : [];
  const rest = JSON.stringify(frame, (key, value: unknown) => (key === 'release' ? '-' : value));
  const parts = Object.entries(release).filter(([key]) => key !== 'canvases');
  return [
    { name: '', text: rest },
    ...parts.map(([key, value]) => ({ name: ` ${key}`, text: JSON.stringify({ [key]: value }) })),
    ...each.flatMap((canvas, i) =>
      Object.entries(Object(canvas)).map(([key, value]) => ({
        name: ` canvas ${i + 1} ${key}`,
        text: JSON.stringify({ [key]: plainOf(key, value) }),
      })),
    ),
  ];
}

function plainOf(key: string, value: unknown): unknown {
  if (key === 'next') return covered(PLACED.next, value);
  if (key !== 'pages' || !Array.isArray(value)) return value;
  return value.map((page: unknown) => ({
    ...Object(page),
    state: covered(PLACED.page, within(page, ['state'])),
  }));
}

function within(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    value,
  );
}
