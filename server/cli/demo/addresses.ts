// The addresses of the demo as they are printed: each with its token in the fragment, where no server or proxy sees it.
import { type DemoKind, delayOf } from './canvases.ts';
import { DEMO_TABLE, type DemoTokens } from './furnish.ts';

export function addressLines(base: string, tokens: DemoTokens, kind: DemoKind): readonly string[] {
  const seconds = delayOf(kind) / 1000;
  const at = (page: string, token: string): string => `${base}/${page}/${DEMO_TABLE}#token=${token}`;
  const rows: readonly (readonly [string, string])[] = [
    [`Overlay, ${seconds} s behind the table`, at('overlay', tokens.overlay)],
    [`Commentary, ${seconds} s behind`, at('commentary', tokens.commentary)],
    ['Venue screen, live', at('venue', tokens.venue)],
    ['Console, table operator, live', at('console', tokens.operator)],
    ['Console, producer, live', at('console', tokens.producer)],
  ];
  return ['', ...rows.flatMap(([what, address]) => [what, `  ${address}`]), ''];
}
