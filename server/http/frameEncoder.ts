// Writes messages of tRPC as JSON. A frame that goes to many sockets is turned into text once.

/** A page sends what it asks in one tick together; more than this is not a page of ours. */
const MOST_TOGETHER = 20;

export interface FrameEncoder {
  encode(message: unknown): string;
  decode(data: unknown): unknown;
}

export function createFrameEncoder(): FrameEncoder {
  const texts = new WeakMap<object, string>();
  const textOf = (frame: object): string => {
    const text = texts.get(frame) ?? JSON.stringify(frame);
    texts.set(frame, text);
    return text;
  };
  return {
    encode(message) {
      const tracked = trackedFrame(message);
      if (tracked === null) return JSON.stringify(message);
      const id = JSON.stringify(tracked.id);
      const data = `{"id":${id},"data":${textOf(tracked.frame)}}`;
      return `{"id":${JSON.stringify(tracked.request)},"result":{"type":"data","id":${id},"data":${data}}}`;
    },
    decode(data) {
      if (typeof data !== 'string') throw new Error('text frames only');
      const message: unknown = JSON.parse(data);
      if (Array.isArray(message) && message.length > MOST_TOGETHER) throw new Error('too many messages together');
      return message;
    },
  };
}

interface TrackedFrame {
  readonly request: unknown;
  readonly id: string;
  readonly frame: object;
}

/** `{ id, result: { type: 'data', id, data: { id, data: frame } } }`, else null. */
function trackedFrame(message: unknown): TrackedFrame | null {
  const result = fieldOf(message, 'result');
  const data = fieldOf(result, 'data');
  const id = fieldOf(data, 'id');
  const frame = fieldOf(data, 'data');
  if (typeof id !== 'string' || typeof frame !== 'object' || frame === null) return null;
  const whole = fieldOf(result, 'type') === 'data' && fieldOf(result, 'id') === id && 'feed' in frame;
  return whole ? { request: fieldOf(message, 'id'), id, frame } : null;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
