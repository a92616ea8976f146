// The outside engineer's two ways in, by socket and by HTTP batch, written from docs/READERLINK.md alone.
import { EventEmitter } from 'node:events';
import { WebSocket } from 'ws';

export class SocketLink extends EventEmitter {
  ready = false;
  window = 0;
  waiting = [];
  underWay = new Set();
  closed = 0;

  constructor(device, url) {
    super();
    this.device = device;
    this.url = url;
    device.on('data', (seq) => {
      if (!this.ready) return;
      this.waiting.push(seq);
      this.pump();
    });
    device.on('acked', () => {
      for (const seq of this.underWay) if (seq <= device.stored) this.underWay.delete(seq);
      this.pump();
    });
  }

  /** Resolves with `resume` once it is in. */
  start() {
    this.socket = new WebSocket(this.url, 'readerlink.v1+json');
    const socket = this.socket;
    socket.on('message', (text) => this.hear(JSON.parse(String(text)), this.device.m()));
    socket.on('error', () => undefined);
    return new Promise((done, failed) => {
      this.once('ready', done);
      socket.on('close', (code) => {
        this.ready = false;
        this.closed = code;
        failed(new Error(`closed with ${code}`));
      });
    });
  }

  hear(message, at) {
    const { device } = this;
    if (message.t === 'welcome') {
      this.window = message.window;
      this.say(device.hello(message.nonce));
    }
    if (message.t === 'clk') this.say({ t: 'clk', id: message.id, s0: message.s0, m1: at, m2: device.m() });
    if (message.t === 'ready') this.begin(message);
    if (message.t === 'ack') device.acked(message.upTo);
    if (message.t === 'cmd') {
      const { res, after } = device.obey(message);
      this.say(res);
      after?.();
    }
  }

  begin({ resume, cfg }) {
    this.underWay.clear();
    Object.assign(this.device.cfg, cfg);
    this.waiting = this.device.resumeAt(resume);
    this.ready = true;
    this.say(this.device.hb());
    this.pump();
    this.emit('ready', resume);
  }

  pump() {
    while (this.ready && this.waiting.length > 0 && this.underWay.size < this.window) {
      const seq = this.waiting.shift();
      const message = this.device.held.get(seq);
      if (message === undefined) continue;
      this.underWay.add(seq);
      this.say(message);
    }
  }

  say(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** The line breaks. */
  cut() {
    this.ready = false;
    this.socket.terminate();
  }
}

export class BatchLink {
  nonce = '';
  /** answers that the next batch carries */
  owed = [];

  constructor(device, url) {
    this.device = device;
    this.url = url;
  }

  /** `lose`: the answer never arrives. Resolves with the status. */
  async post({ lose = false } = {}) {
    const { device } = this;
    if (this.nonce === '') this.read(await (await fetch(this.url)).json());
    const first = device.lost.length === 0 ? [] : device.resumeAt(device.stored + 1);
    const rest = [...device.held.keys()].filter((seq) => !first.includes(seq)).sort((a, b) => a - b);
    const owed = this.owed.splice(0).map((answer) => answer());
    const data = [...first, ...rest].slice(0, 250 - owed.length).map((seq) => device.held.get(seq));
    const list = [device.hello(this.nonce, { nonce: this.nonce }), ...owed, ...data, device.hb()];
    this.nonce = '';
    const answer = await fetch(this.url, { method: 'POST', body: JSON.stringify(list) });
    const messages = await answer.json();
    if (!lose) this.read(messages);
    return answer.status;
  }

  read(messages) {
    const { device } = this;
    const at = device.m();
    for (const message of messages) {
      if (message.t === 'welcome') this.nonce = message.nonce;
      if (message.t === 'ready') device.resumeAt(message.resume);
      if (message.t === 'ack') device.acked(message.upTo);
      if (message.t === 'clk')
        this.owed.push(() => ({ t: 'clk', id: message.id, s0: message.s0, m1: at, m2: device.m() }));
      if (message.t === 'cmd') {
        const { res, after } = device.obey(message);
        this.owed.push(() => res);
        after?.();
      }
    }
  }
}
