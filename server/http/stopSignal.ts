// The signal of a subscription; tRPC gives one to every subscription, its types do not say so.
export function stopSignal(signal: AbortSignal | undefined): AbortSignal {
  return signal ?? new AbortController().signal;
}
