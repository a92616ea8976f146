// What a canvas is called: by what it is for, and by its own name where that says more. Pure.
import type { ConsoleView } from '../../../server/console/view.ts';
import type { ConsoleWords } from '../words.ts';

type Canvas = Pick<ConsoleView['release']['canvases'][number], 'name' | 'audience'>;

export function canvasName({ name, audience }: Canvas, { messages }: ConsoleWords): string {
  const page = messages.release.audience[audience];
  return name === audience ? page : `${page} · ${name}`;
}

export function canvasNames(names: readonly string[], canvases: readonly Canvas[], words: ConsoleWords): string {
  return names
    .map((name) => {
      const canvas = canvases.find((one) => one.name === name);
      return canvas === undefined ? name : canvasName(canvas, words);
    })
    .join(', ');
}
