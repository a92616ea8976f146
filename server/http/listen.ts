// Opens the port, and says in words what to do when it cannot be had.
import type { Server } from 'node:http';

/** Its message can be shown as it is. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Port 0 takes any free one; resolves with what was opened. */
export function listen(server: Server, { host, port }: Address): Promise<Address> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new ListenError(messageFor(error, { host, port }))));
    server.listen(port, host, () => {
      const open = server.address();
      resolve({ host, port: typeof open === 'object' && open !== null ? open.port : port });
    });
  });
}

function messageFor(error: Error, { host, port }: Address): string {
  const code = 'code' in error ? String(error.code) : error.name;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program, perhaps a server that still runs. Stop that one, or choose another port with --port or PORT.`;
    case 'EACCES':
      return `Port ${port} on ${host} may not be opened by this account. Choose one above 1023 with --port or PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this computer. Choose another with --host or HOST; 0.0.0.0 stands for all of them.`;
    default:
      return `Port ${port} on ${host} cannot be opened (${code}).`;
  }
}
