// Under which addresses other devices reach this computer: for printed lines and for the set-up pages.
import type { NetworkInterfaceInfo } from 'node:os';
import type { Address } from '../http/listen.ts';
import type { ListenAddress, SetupOverview } from '../setup/view.ts';

export type Networks = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

type Listen = SetupOverview['listen'];

/** Bridges of containers and virtual machines: there, but no phone is behind them. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt|tailscale|lo)/i;
const ALL_IPV4 = '0.0.0.0';
const ALL = ['::', '[::]'];

export function listenOf({ host, port }: Address, networks: Networks): Listen {
  const own = addressesOf(networks, port);
  if (isLoopback(host)) return { port, reach: 'this-machine', addresses: own };
  if (ALL.includes(host)) return { port, reach: 'network', addresses: own };
  if (host === ALL_IPV4) return { port, reach: 'network', addresses: own.filter(({ family }) => family === 'IPv4') };
  const bound = own.filter(({ origin }) => origin === originOf(host, port));
  const named: ListenAddress = {
    family: host.includes(':') ? 'IPv6' : 'IPv4',
    network: '',
    origin: originOf(host, port),
  };
  return { port, reach: 'network', addresses: bound.length > 0 ? bound : [named] };
}

/** What a person at this computer opens. */
export function localOrigin({ host, port }: Address): string {
  const everywhere = host === ALL_IPV4 || ALL.includes(host);
  return originOf(everywhere ? '127.0.0.1' : host, port);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127\./.test(host);
}

function originOf(host: string, port: number): string {
  const bare = host.replace(/^\[|\]$/g, '');
  return `http://${bare.includes(':') ? `[${bare}]` : bare}:${port}`;
}

/** Without loopback and what holds on one cable only; home and office networks first, virtual ones last. */
function addressesOf(networks: Networks, port: number): readonly ListenAddress[] {
  const found = Object.entries(networks).flatMap(([network, infos = []]) =>
    infos.filter((info) => !info.internal && !isLinkLocal(info.address)).map((info) => ({ network, info })),
  );
  return [...found]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map(({ network, info }) => ({
      family: info.family === 'IPv6' ? ('IPv6' as const) : ('IPv4' as const),
      network,
      origin: originOf(info.address, port),
    }));
}

function isLinkLocal(address: string): boolean {
  return /^169\.254\./.test(address) || /^fe[89ab]/i.test(address);
}

function rankOf({ network, info }: { readonly network: string; readonly info: NetworkInterfaceInfo }): number {
  const home = /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(info.address);
  return (VIRTUAL.test(network) ? 4 : 0) + (info.family === 'IPv6' ? 2 : 0) + (home ? 0 : 1);
}
