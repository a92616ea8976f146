// `feltcast bridge serial|mqtt|pcsc --config FILE`: a process that lets such a device speak to the server.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { err, ok, type Result } from '../../base/result.ts';
import { systemClock } from '../../main/systemClock.ts';
import { Bridge } from '../../readers/bridges/bridge.ts';
import { BRIDGE_KINDS, type BridgeKind, bridgeConfig } from '../../readers/bridges/config.ts';
import type { Device } from '../../readers/bridges/deviceMessage.ts';
import { MissingPackage } from '../../readers/bridges/missingPackage.ts';
import { mqttDevice } from '../../readers/bridges/mqtt.ts';
import { PcscDevice } from '../../readers/bridges/pcsc.ts';
import { pcscService } from '../../readers/bridges/pcscService.ts';
import { SerialDevice, serialLine, tcpLine } from '../../readers/bridges/serial.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { misunderstood, refused, runVerb, verb } from '../subcommand.ts';

export const name = 'bridge';

export const usage = `feltcast bridge serial|mqtt|pcsc --config FILE
Lets a device without a network of its own speak to the server, until Ctrl+C. FILE is JSON; docs/READERLINK.md has an
example for each kind. The reader is added before, with "feltcast reader add".`;

type Config<Kind extends BridgeKind> = z.infer<(typeof bridgeConfig)[Kind]>;
type AnyConfig = Config<BridgeKind>;

export function run(args: readonly string[], io: CommandIo): Promise<number> {
  return runVerb(Object.fromEntries(BRIDGE_KINDS.map((kind) => [kind, bridge(kind)])), args, io);
}

const bridge = (kind: BridgeKind) =>
  verb({ config: 'text' }, 0, async ({ options: { config: file } }, io) => {
    if (file === undefined) return misunderstood(io, 'name the settings with --config FILE');
    const config = await readConfig(kind, file);
    if (!config.ok) return refused(io, config.error);
    const secret = await secretOf(config.value, file);
    if (!secret.ok) return refused(io, secret.error);
    try {
      const device = await MAKERS[kind](config.value, io);
      await serve({ config: config.value, secret: secret.value, device }, io);
      return EXIT.done;
    } catch (error) {
      if (error instanceof MissingPackage) return refused(io, error.message);
      throw error;
    }
  });

/** Each kind of settings to the device it describes; which schema made them is known by the kind. */
const MAKERS: Readonly<Record<BridgeKind, (config: AnyConfig, io: CommandIo) => Promise<Device>>> = {
  async serial(given) {
    const { path: line, tcpPort, baudRate, checksum } = bridgeConfig.serial.parse(given);
    const open = line === undefined ? tcpLine(tcpPort ?? 0) : await serialLine(line, baudRate);
    return new SerialDevice({ open, lines: { needsChecksum: checksum }, clock: systemClock });
  },
  mqtt: (given) => mqttDevice(bridgeConfig.mqtt.parse(given)),
  async pcsc(given, io) {
    const { antennas } = bridgeConfig.pcsc.parse(given);
    return new PcscDevice({ source: await pcscService(), antennas, clock: systemClock, tell: (line) => io.err(line) });
  },
};

async function readConfig(kind: BridgeKind, file: string): Promise<Result<AnyConfig, string>> {
  try {
    const read = bridgeConfig[kind].safeParse(JSON.parse(await fs.readFile(file, 'utf8')));
    if (read.success) return ok(read.data);
    const [issue] = read.error.issues;
    return err(`${file}: ${issue?.path.join('.') || 'settings'}: ${issue?.message ?? 'not understood'}`);
  } catch {
    return err(`${file} cannot be read, or is not JSON`);
  }
}

/** Beside the settings, or in a file that they name. */
async function secretOf({ secret, secretFile }: AnyConfig, file: string): Promise<Result<string, string>> {
  if (secret !== undefined) return ok(secret);
  if (secretFile === undefined) return err(`${file}: secret or secretFile is needed`);
  const where = path.resolve(path.dirname(file), secretFile);
  const text = await fs.readFile(where, 'utf8').catch(() => null);
  return text === null ? err(`${where} cannot be read`) : ok(text.trim());
}

interface Serving {
  readonly config: AnyConfig;
  readonly secret: string;
  readonly device: Device;
}

async function serve({ config, secret, device }: Serving, io: CommandIo): Promise<void> {
  const { server: url, reader, mode, antennas } = config;
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const ants = Array.isArray(antennas) ? antennas : Object.keys(antennas);
  const about = { fw: 'feltcast', model: 'bridge', tech: [], mode, caps: {}, ants };
  const boot = randomBytes(8).toString('hex');
  await new Bridge({
    ...{ url, reader, secret, device, about, boot, clock: systemClock, tell: (line) => io.err(line) },
  }).run(stopping.signal);
}
