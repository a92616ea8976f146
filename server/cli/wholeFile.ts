// Writes a file line by line under another name until it is whole: nobody finds half of it.
import fs from 'node:fs';

export async function writeWhole<T>(file: string, lines: (write: (line: string) => void) => Promise<T>): Promise<T> {
  const partial = `${file}.part`;
  const handle = fs.openSync(partial, 'w', 0o600);
  let open = true;
  try {
    const answer = await lines((line) => fs.writeSync(handle, `${line}\n`));
    fs.fsyncSync(handle);
    fs.closeSync(handle);
    open = false;
    fs.renameSync(partial, file);
    return answer;
  } finally {
    if (open) fs.closeSync(handle);
    fs.rmSync(partial, { force: true });
  }
}
