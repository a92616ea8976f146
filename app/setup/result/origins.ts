// From which address other devices reach the server: what the page itself came from, and the server's own networks. Pure.
import type { SetupOverview } from '../../../server/setup/view.ts';

export interface Origin {
  /** `http://192.168.1.20:3000` */
  readonly origin: string;
  /** name of the network interface; '' for this computer alone */
  readonly network: string;
}

/** The one the page came from first where it says more than "this computer"; networks only when they do reach the server. */
export function originsOf(listen: SetupOverview['listen'], pageOrigin: string): readonly Origin[] {
  const networks: readonly Origin[] =
    listen.reach === 'network' ? listen.addresses.map(({ origin, network }) => ({ origin, network })) : [];
  if (networks.some(({ origin }) => origin === pageOrigin)) {
    return [...networks, { origin: `http://127.0.0.1:${listen.port}`, network: '' }];
  }
  const own = { origin: pageOrigin, network: isThisComputer(pageOrigin) ? '' : hostOf(pageOrigin) };
  return isThisComputer(pageOrigin) ? [...networks, own] : [own, ...networks];
}

const USUAL_PORT = 3_000;

/** What starts this server so that other devices reach it, on the port that its addresses already name. */
export function openStart({ port }: Pick<SetupOverview['listen'], 'port'>): string {
  return `npm start -- --host 0.0.0.0${port === USUAL_PORT ? '' : ` --port ${port}`}`;
}

/** Only programs on the same computer reach it by this address: no use for a phone. */
export function isThisComputer(origin: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostOf(origin));
}

function hostOf(origin: string): string {
  return new URL(origin).hostname;
}
