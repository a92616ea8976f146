// Writes what docs/READERLINK.md and docs/readerlink.schema.json take from the code. Run with `npm run docs:readerlink`.
import fs from 'node:fs';
import { filledPage } from '../server/readers/reference/page.ts';
import { readerlinkSchema } from '../server/readers/reference/schema.ts';
import { at } from './setup/root.mjs';

const page = at('docs/READERLINK.md');
fs.writeFileSync(page, filledPage(fs.readFileSync(page, 'utf8')));
fs.writeFileSync(at('docs/readerlink.schema.json'), `${JSON.stringify(readerlinkSchema(), null, 2)}\n`);
