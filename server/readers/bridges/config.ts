// The file that a bridge is started with. It holds or names the reader's secret, and no way in the clear off the computer.
import { z } from 'zod';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Live hole cards pass here: TLS, or this computer. */
function isSafe(plain: string, secure: string): (url: string) => boolean {
  return (text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname } = new URL(text);
    return protocol === secure || (protocol === plain && LOOPBACK.test(hostname));
  };
}

const port = z.string().regex(/^[A-Za-z0-9._-]{1,16}$/);
const level = z.string().regex(/^[^/+#]{1,64}$/, 'a level of a topic');

const common = {
  server: z.string().refine(isSafe('ws:', 'wss:'), 'wss://HOST/reader, or ws:// on this computer'),
  reader: z.string().min(1).max(64),
  secret: z.string().min(1).optional(),
  secretFile: z.string().min(1).optional(),
  mode: z.enum(['scan', 'edge']).default('scan'),
  antennas: z.array(port).max(64).default([]),
};

export const bridgeConfig = {
  serial: z
    .strictObject({
      ...common,
      path: z.string().min(1).optional(),
      /** of this computer, in place of a path */
      tcpPort: z.int().min(1).max(65_535).optional(),
      baudRate: z.int().min(1).default(115_200),
      checksum: z.boolean().default(false),
    })
    .refine(({ path, tcpPort }) => (path === undefined) !== (tcpPort === undefined), {
      message: 'either path or tcpPort is needed',
    }),
  mqtt: z.strictObject({
    ...common,
    broker: z.string().refine(isSafe('mqtt:', 'mqtts:'), 'mqtts://HOST, or mqtt:// on this computer'),
    table: level,
    reader: level,
    username: z.string().optional(),
    password: z.string().optional(),
  }),
  pcsc: z.strictObject({
    ...common,
    mode: z.literal('edge').default('edge'),
    antennas: z.record(port, z.string().min(1)),
  }),
};
export type BridgeKind = keyof typeof bridgeConfig;
export const BRIDGE_KINDS = ['serial', 'mqtt', 'pcsc'] as const satisfies readonly BridgeKind[];
