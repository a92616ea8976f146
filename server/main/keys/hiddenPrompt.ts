// A question at a terminal whose answer is not shown while it is typed. Knows no key.

/** null: the person broke off. */
export type AskHidden = (question: string) => Promise<string | null>;

export interface HiddenInput {
  readonly isTTY?: boolean;
  setRawMode(raw: boolean): unknown;
  setEncoding(encoding: 'utf8'): unknown;
  resume(): unknown;
  pause(): unknown;
  /** what came behind the answer */
  unshift(rest: string, encoding: 'utf8'): void;
  on(event: 'data', listener: (chunk: string) => void): unknown;
  off(event: 'data', listener: (chunk: string) => void): unknown;
}

const BREAK = ['\u0003', '\u0004'];
const ERASE = ['\u007f', '\b'];
const ESCAPE = '\u001b';

/** undefined: nobody sits there. */
export function hiddenPrompt(
  input: HiddenInput,
  output: { readonly isTTY?: boolean; write(text: string): unknown },
): AskHidden | undefined {
  if (input.isTTY !== true || output.isTTY !== true) return undefined;
  return (question) => {
    output.write(question);
    input.setEncoding('utf8');
    input.setRawMode(true);
    return new Promise((resolve) => {
      let typed = '';
      const heard = (chunk: string): void => {
        const read = takeIn(typed, chunk);
        typed = read.typed;
        if (read.answer === undefined) return;
        input.off('data', heard);
        input.setRawMode(false);
        input.pause();
        if (read.rest !== '') input.unshift(read.rest, 'utf8');
        output.write('\n');
        resolve(read.answer);
      };
      input.on('data', heard);
      input.resume();
    });
  };
}

interface Taken {
  readonly typed: string;
  readonly answer?: string | null;
  readonly rest: string;
}

function takeIn(before: string, chunk: string): Taken {
  // an arrow key or the like is no sign of a passphrase
  if (chunk.startsWith(ESCAPE)) return { typed: before, rest: '' };
  let typed = before;
  for (const [i, sign] of [...chunk].entries()) {
    if (BREAK.includes(sign)) return { typed: '', answer: null, rest: '' };
    if (sign === '\r' || sign === '\n') return { typed: '', answer: typed, rest: [...chunk].slice(i + 1).join('') };
    if (ERASE.includes(sign)) typed = [...typed].slice(0, -1).join('');
    else if (sign >= ' ') typed += sign;
  }
  return { typed, rest: '' };
}
