// Puts what is made from the code into the marked places of docs/READERLINK.md; the prose between them is written by hand.
import { EXAMPLE, exampleBatch, exampleProof, exampleSession, type Said } from './example.ts';
import { DATA, FROM_READER, FROM_SERVER } from './schema.ts';
import { errorTable, limitTable, messageTable, wordTable } from './tables.ts';

const { hello, hb, 'clk (reader)': clkReply, res } = FROM_READER;

const PLACES: Readonly<Record<string, () => string>> = {
  'messages of the handshake': () => tables({ welcome: FROM_SERVER.welcome, hello, ready: FROM_SERVER.ready }),
  'data messages': () => tables(DATA),
  'control messages': () => {
    const { ack, 'clk (server)': clk, cmd, err } = FROM_SERVER;
    return tables({ hb, 'clk (server)': clk, 'clk (reader)': clkReply, ack, cmd, res, err });
  },
  faults: () => wordTable('fault'),
  commands: () => wordTable('command'),
  limits: limitTable,
  errors: errorTable,
  proof: proofBlock,
  session: () => block(exampleSession().map(line)),
  batch: batchBlock,
};

const MARK = /<!-- made from the code: (.+?) -->\n[\s\S]*?<!-- end -->/g;

/** The page with every marked place filled anew. Throws for a mark that nothing is made for, and for one that is missing. */
export function filledPage(page: string): string {
  const seen = new Set<string>();
  const filled = page.replace(MARK, (_, name: string) => {
    const make = PLACES[name];
    if (make === undefined) throw new Error(`nothing is made for the mark "${name}"`);
    seen.add(name);
    return `<!-- made from the code: ${name} -->\n\n${make()}\n\n<!-- end -->`;
  });
  const missing = Object.keys(PLACES).filter((name) => !seen.has(name));
  if (missing.length > 0) throw new Error(`the page has no place for ${missing.join(', ')}`);
  return filled;
}

function tables(group: Parameters<typeof Object.entries<Parameters<typeof messageTable>[1]>>[0]): string {
  return Object.entries(group)
    .map(([name, type]) => messageTable(name, type))
    .join('\n\n');
}

function line({ from, message }: Said): string {
  return `${from === 'server' ? 'S>' : 'R>'} ${JSON.stringify(message)}`;
}

function block(lines: readonly string[]): string {
  return ['```text', ...lines, '```'].join('\n');
}

function proofBlock(): string {
  const { text, hex, mac } = exampleProof();
  const { secret, nonce, reader, boot } = EXAMPLE;
  return block([
    `secret          ${secret}`,
    `nonce           ${nonce}`,
    `reader          ${reader}`,
    `boot            ${boot}`,
    '',
    `key, ${secret.length} bytes   ${Buffer.from(secret, 'utf8').toString('hex')}`,
    `text, ${text.length} bytes  ${text}`,
    `HMAC-SHA256     ${hex}`,
    `auth.mac        ${mac}`,
  ]);
}

function batchBlock(): string {
  const { get, post, answer } = exampleBatch();
  const array = (said: readonly Said[]) => `[${said.map(({ message }) => JSON.stringify(message)).join(',\n ')}]`;
  return [
    ...['```text', 'GET /reader/batch', '', '200', array(get), '```', ''],
    ...[
      '```text',
      'POST /reader/batch',
      'Content-Type: application/json',
      '',
      array(post),
      '',
      '200',
      array(answer),
      '```',
    ],
  ].join('\n');
}
