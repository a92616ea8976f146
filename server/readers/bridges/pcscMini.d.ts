// What the bridge for desk readers uses of pcsc-mini. The package is not among ours, since not every platform that it names
// can be had: whoever has desk readers installs it.
declare module 'pcsc-mini' {
  export interface Card {
    transmit(input: Uint8Array): Promise<Uint8Array>;
    disconnect(then: number): Promise<void>;
  }
  export interface Status {
    has(flag: number): boolean;
  }
  export interface Reader {
    name(): string;
    connect(mode: number): Promise<Card>;
    on(event: 'disconnect', listen: () => void): this;
    on(event: 'change', listen: (status: Status) => void): this;
  }
  export class Client {
    on(event: 'reader', listen: (reader: Reader) => void): this;
    on(event: 'error', listen: (error: unknown) => void): this;
    start(): this;
    stop(): void;
  }
  export const CardDisposition: { readonly LEAVE: number };
  export const CardMode: { readonly SHARED: number };
  export const ReaderStatus: { readonly PRESENT: number; readonly MUTE: number };
}
