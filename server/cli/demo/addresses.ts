// The addresses of the demo as they are printed, by what they are for: each with its token in the fragment, where no
// server or proxy sees it.
import { DEMO_TABLE, type DemoTokens } from './furnish.ts';

interface Line {
  readonly what: string;
  readonly path: string;
  /** null: the show has no such page */
  readonly token: string | null;
  /** what stands before the token in the fragment, otherwise `token` */
  readonly key?: 'set';
}

interface Group {
  readonly title: string;
  readonly lines: readonly Line[];
}

export function addressLines(base: string, tokens: DemoTokens, delayMs: number): readonly string[] {
  const groups = groupsOf(tokens, delayMs / 1000).map(({ title, lines }) => ({
    title,
    lines: lines.flatMap(({ what, path, token, key = 'token' }) =>
      token === null ? [] : [{ what, at: `${base}${path}#${key}=${token}` }],
    ),
  }));
  const width = Math.max(...groups.flatMap(({ lines }) => lines.map(({ what }) => what.length)));
  return [
    '',
    ...groups.flatMap(({ title, lines }) => [
      title,
      ...lines.map(({ what, at }) => `  ${what.padEnd(width)}  ${at}`),
      '',
    ]),
  ];
}

function groupsOf(tokens: DemoTokens, seconds: number): readonly Group[] {
  const table = (path: string): string => path.replace('*', DEMO_TABLE);
  const line = (what: string, path: string, token: string | null): Line => ({ what, path: table(path), token });
  return [
    {
      title: `On air, ${seconds} s behind the table`,
      lines: [
        line('Overlay', '/overlay/*', tokens.overlay),
        line('Commentary', '/commentary/*', tokens.commentary),
        line('Viewers', '/watch/*', tokens.public),
      ],
    },
    { title: 'In the room, live', lines: [line('Venue screen', '/venue/*', tokens.venue)] },
    {
      title: 'Those who work on it, live',
      lines: [
        line('Console, operator', '/console/*', tokens.operator),
        line('Console, producer', '/console/*', tokens.producer),
        line('Air desk, producer', '/console/*/air', tokens.producer),
        line('Card desk', '/console/*/cards', tokens.cardDesk),
        line('Decks', '/console/*/deck', tokens.cardDesk === null ? tokens.floor : null),
      ],
    },
    {
      title: 'Those who rule',
      lines: [
        line('Floor', '/console/*/floor', tokens.floor),
        line('Rules of the table', '/console/*/rules', tokens.floor),
        line('Chief judge', '/console/*/judge', tokens.judge),
      ],
    },
    { title: 'Who looks at all of it afterwards', lines: [line('Audit', '/audit', tokens.auditor)] },
    {
      title: 'Setting up',
      lines: [
        line('Tables, people', '/setup', tokens.admin),
        { ...line('Sign-in, once', '/signin', tokens.invitation), key: 'set' },
        line('Sync: a phone', '/sync/*', tokens.sync),
        line('Sync: the overlay', '/overlay/*?sync=1', tokens.overlay),
      ],
    },
  ];
}
