// The socket of the addresses of a table, open while one of them is looked at. A word is sent once: a second one would find the
// address gone.
import { type ConsoleAddress, openConsoleSocket, refusalOf } from '../connectConsole.ts';

/** More than the ten seconds that a page has to say that it has its new token. */
const LONGEST_MS = 30_000;

export type ReissueConnection = ReturnType<typeof connectReissue>;

/** Only in a browser. */
export function connectReissue({ table, token: own }: ConsoleAddress) {
  const { client, close } = openConsoleSocket(own);
  const { reissue } = client;
  const soon = () => ({ signal: AbortSignal.timeout(LONGEST_MS) });
  return {
    addresses: (canvas: string) => reissue.addresses.query({ table, canvas }, soon()).catch(refusalOf),
    pages: (token: string) => reissue.pages.query({ table, token }, soon()).catch(refusalOf),
    issue: (token: string, page: string | null) =>
      reissue.issue.mutate({ table, token, page }, soon()).catch(refusalOf),
    close,
  };
}
