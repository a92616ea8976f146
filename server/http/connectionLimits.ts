// Counts open sockets: in total and for each address, so that one machine cannot take every place.
export interface ConnectionLimitsOptions {
  readonly total: number;
  readonly perAddress: number;
}

/** This computer runs pages, readers and a proxy: it may use every place. */
const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.)/;

export class ConnectionLimits {
  readonly #most: ConnectionLimitsOptions;
  readonly #byAddress = new Map<string, number>();
  #open = 0;

  constructor(most: ConnectionLimitsOptions) {
    this.#most = most;
  }

  get open(): number {
    return this.#open;
  }

  /** The function that gives the place back, or why there is none. */
  enter(address: string): (() => void) | 'server-full' | 'address-full' {
    if (this.#open >= this.#most.total) return 'server-full';
    const here = this.#byAddress.get(address) ?? 0;
    if (here >= this.#most.perAddress && !LOOPBACK.test(address)) return 'address-full';
    this.#count(address, 1);
    let inside = true;
    return () => {
      if (inside) this.#count(address, -1);
      inside = false;
    };
  }

  #count(address: string, by: 1 | -1): void {
    this.#open += by;
    const here = (this.#byAddress.get(address) ?? 0) + by;
    if (here === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, here);
  }
}
