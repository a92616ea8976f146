// How views reach sockets: whole views, latest only, numbered per feed. Types only.
export interface Frame<V> {
  /** 1, 2, 3... per canvas and server start */
  readonly feed: number;
  readonly view: V;
}

export interface Feed<V> {
  readonly table: string;
  readonly canvas: string;
  latest(): Frame<V> | null;
  /** Resolves when a frame newer than `after` exists, or when the signal aborts (then null). */
  next(after: number, signal: AbortSignal): Promise<Frame<V> | null>;
}
