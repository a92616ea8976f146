// How long ago a frame reached this page, for whatever is drawn later than it came. Knows nothing of what a frame says.
const seenAt = new WeakMap<object, number>();

/** Milliseconds since the frame was first seen; `now` counts like performance.now(). The first call is its arrival. */
export function frameAge(frame: object, now: number): number {
  const seen = seenAt.get(frame);
  if (seen !== undefined) return Math.max(0, now - seen);
  seenAt.set(frame, now);
  return 0;
}
