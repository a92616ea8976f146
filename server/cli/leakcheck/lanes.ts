// A frame of a console holds what happens at the table and how far each delayed picture has come: two timelines, and on two real
// servers they interleave as they like. Each is compared by itself.
export interface Lane {
  readonly name: string;
  readonly text: string;
}

/** Hangs on both timelines together: the comparison under one held clock looks at it, this one cannot. */
const BOTH = 'next';

/** Whether a page that reports nothing counts as silent is a matter of the moment. */
const PAGES = 'pages';
const withoutState = (key: string, value: unknown): unknown => (key === 'state' ? '-' : value);

export function lanesOf(frame: unknown): readonly Lane[] {
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
      Object.entries(Object(canvas))
        .filter(([key]) => key !== BOTH)
        .map(([key, value]) => ({
          name: ` canvas ${i + 1} ${key}`,
          text: JSON.stringify({ [key]: value }, key === PAGES ? withoutState : undefined),
        })),
    ),
  ];
}

function within(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    value,
  );
}
