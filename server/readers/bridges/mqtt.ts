// A device that speaks over an MQTT broker: `poker/<table>/<reader>/up` from it, `/down` to it, `/status` with a will of
// `offline`. Quality 1; what a broker retains is never taken for a read.
import type { MqttClient } from 'mqtt';
import type { CmdMessage } from '../protocol.ts';
import { type Device, type DeviceListener, readDeviceMessage } from './deviceMessage.ts';
import { loadPackage } from './missingPackage.ts';

export interface MqttOptions {
  /** mqtts://HOST:8883, or mqtt:// on this computer */
  readonly broker: string;
  readonly table: string;
  readonly reader: string;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}

/** Rejects with MissingPackage where `mqtt` is not installed. */
export async function mqttDevice(options: MqttOptions): Promise<Device> {
  const { connect } = await loadPackage('mqtt', () => import('mqtt'));
  return new MqttDevice(options, connect);
}

type Connect = typeof import('mqtt')['connect'];

class MqttDevice implements Device {
  private readonly options: MqttOptions;
  private readonly connect: Connect;
  private client: MqttClient | null = null;

  constructor(options: MqttOptions, connect: Connect) {
    this.options = options;
    this.connect = connect;
  }

  run(listener: DeviceListener, signal: AbortSignal): Promise<void> {
    const { broker, username, password } = this.options;
    const client = this.connect(broker, {
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
      // a new session each time: what a broker kept meanwhile would look like reads of now
      ...{ clean: true, reconnectPeriod: 1000, resubscribe: false },
    });
    this.client = client;
    client.on('connect', () => client.subscribe([this.topic('up'), this.topic('status')], { qos: 1 }, () => undefined));
    client.on('close', () => listener.gone('no link to the broker'));
    client.on('error', () => undefined);
    client.on('message', (topic, payload, { retain }) => {
      if (topic === this.topic('status')) this.status(String(payload), listener);
      else if (!retain) this.message(String(payload), listener);
    });
    return new Promise((done) => {
      const end = (): void => client.end(true, {}, () => done()) && undefined;
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { once: true });
    });
  }

  send(command: CmdMessage): boolean {
    if (this.client?.connected !== true) return false;
    this.client.publish(this.topic('down'), JSON.stringify(command), { qos: 1, retain: false });
    return true;
  }

  private status(text: string, listener: DeviceListener): void {
    if (text === 'offline') listener.gone('the broker says offline');
  }

  private message(text: string, listener: DeviceListener): void {
    const message = readDeviceMessage(text);
    if (message === null) listener.noise();
    else listener.heard(message);
  }

  private topic(end: 'up' | 'down' | 'status'): string {
    const { table, reader } = this.options;
    return `poker/${table}/${reader}/${end}`;
  }
}
