// The proof and the sessions that the reference page shows, line by line. Tests play them against the real gateway.
import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import type { Layout } from '../layout.ts';
import { macText, type readerMessage, type ServerMessage } from '../protocol.ts';
import { welcome } from '../welcome.ts';

export const EXAMPLE = {
  reader: 'table1-left',
  boot: '9f31c07a',
  secret: 'q4Xg0eV7m2Zk9TtYb1sHnR5uWc8LdJp3aFi6OoKxQwE',
  nonce: 'q1V9w0YxT3bK5nLmR7sZcA',
  /** of an HTTP batch, and of the one after it */
  tickets: [
    'mi8pzk.T5vC2yXr8MsU1dOqZk3JwA.Hp9tBi4SgYl6EuRc7NaZxV',
    'mi8q0c.K2vB7xWq9LrT4sZnYp1HdA.Jw6uEo3RfXk8GtQa5MbVcS',
  ],
  /** numbers of this boot that the server has from before */
  stored: 420,
  layout: { '1': 'seat:1', '2': 'board', '3': 'muck' },
} as const satisfies { readonly layout: Layout } & Readonly<Record<string, unknown>>;

export interface Said {
  readonly from: 'server' | 'reader';
  readonly message: ServerMessage | Sent;
}

/** As it is sent: what may be left out need not be there. */
type Sent = z.input<typeof readerMessage>;

const { reader, boot, nonce } = EXAMPLE;
const UID = 'E00401503C11A207';

export function exampleProof(nonce: string = EXAMPLE.nonce) {
  const text = macText(nonce, reader, boot);
  const mac = createHmac('sha256', Buffer.from(EXAMPLE.secret, 'utf8')).update(text, 'utf8').digest();
  return { text, hex: mac.toString('hex'), mac: mac.toString('base64url') };
}

const server = (message: ServerMessage): Said => ({ from: 'server', message });
const says = (message: Sent): Said => ({ from: 'reader', message });

function hello(auth: { readonly nonce?: string } = {}): Said {
  const seq = { first: 426, last: 428 };
  const told = { t: 'hello', v: 1, reader, boot, mode: 'scan', seq } as const;
  return says({ ...told, ants: [...CFG.enable], auth: { ...auth, mac: exampleProof(auth.nonce).mac } });
}

const CFG = { enable: ['1', '2', '3'], priority: ['3'] };

/** A reader that lost its connection: the server has 1 to 420, it dropped 421 to 425, it still holds 426 to 428. */
export function exampleSession(): readonly Said[] {
  const fault = { t: 'fault', seq: 428, m: 51_300, code: 'ANT_NOISE', a: '2', on: true } as const;
  return [
    server(welcome({ session: '0Zt4cNfw2PqLr8sVb6HxyA', nonce, now: 1_764_500_000_123 })),
    hello(),
    server({ t: 'clk', id: 1, s0: 1_764_500_000_130 }),
    server({ t: 'ready', resume: 421, cfg: CFG }),
    says({ t: 'clk', id: 1, s0: 1_764_500_000_130, m1: 61_004, m2: 61_004 }),
    says({ t: 'gap', seq: 429, m: 61_005, lost: { from: 421, to: 425 }, why: 'buffer' }),
    says({ t: 'scan', seq: 426, m0: 50_120, m1: 50_236, ants: { '1': [{ u: UID, r: 68 }], '2': [], '3': null } }),
    says({ t: 'scan', seq: 427, m0: 50_236, m1: 50_700, rep: 4, ants: { '1': [{ u: UID, r: 67 }], '2': [], '3': [] } }),
    says(fault),
    server({ t: 'cmd', id: 'c1', do: 'snap' }),
    server({ t: 'ack', upTo: 429 }),
    says({ t: 'res', id: 'c1', ok: true }),
    says({ t: 'snap', seq: 430, m: 61_020, ants: { '1': [{ u: UID, r: 68 }], '2': null, '3': [] } }),
    server({ t: 'ack', upTo: 430 }),
    says({ t: 'hb', m: 63_000, last: 430, queued: 0, cycleMs: 116 }),
  ];
}

/** The same reader by HTTP: what GET answers, what is posted, what that answers. */
export function exampleBatch(): { readonly [step in 'get' | 'post' | 'answer']: readonly Said[] } {
  const [first, next] = EXAMPLE.tickets;
  const greeting = (session: string, ticket: string, now: number) => server(welcome({ session, nonce: ticket, now }));
  return {
    get: [greeting('0Zt4cNfw2PqLr8sVb6HxyA', first, 1_764_500_000_123)],
    post: [hello({ nonce: first }), ...exampleSession().filter(({ message }) => 'seq' in message && isOld(message))],
    answer: [
      server({ t: 'ready', resume: 421, cfg: CFG }),
      server({ t: 'cmd', id: 'c1', do: 'snap' }),
      server({ t: 'clk', id: 2, s0: 1_764_500_000_180 }),
      server({ t: 'ack', upTo: 429 }),
      greeting('Wm3rGk8TzXe1UoJq5VbNiA', next, 1_764_500_000_180),
    ],
  };
}

function isOld({ seq }: { readonly seq?: unknown }): boolean {
  return typeof seq === 'number' && seq < 430;
}
