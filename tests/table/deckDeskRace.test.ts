// A hand that starts, or a reader that goes, while the vault opens a draft: the draft rests and says so.
import { describe, expect, test } from 'vitest';
import { deckInOrder } from '../../server/engine/deckOrder.ts';
import { violation } from '../../server/engine/violation.ts';
import { DeckDesk } from '../../server/table/deckDesk.ts';
import type { DeckDeskDeps } from '../../server/table/deckDeskState.ts';
import type { VaultReply } from '../../server/vault/port.ts';

const BY = { actor: 'flo', role: 'floor' };
const START = { do: 'register', name: 'Blue', colour: '', order: 'suits', reader: 'r', zone: 'muck' } as const;
const DRAFT = {
  ...{ deck: 'd', name: 'Blue', colour: '-', plan: deckInOrder('suits'), taken: [], skipped: [], canBack: false },
  queue: deckInOrder('suits').map((_, at) => at),
};

/** `meanwhile` happens while the vault opens the draft. */
async function deskWhere(meanwhile: (world: { hand: boolean; reader: boolean }) => void) {
  const world = { hand: false, reader: true };
  const deps: DeckDeskDeps = {
    ...{ table: 'main', now: () => 0, newId: () => 'd', changed: () => undefined, deckOf: async () => null },
    play: () => (world.hand ? 'hand-running' : null),
    refuseAntenna: async () => (world.reader ? null : violation('reader-offline', { reader: 'r' })),
    vault: {
      async request({ do: asked }): Promise<VaultReply> {
        if (asked === 'openDraft') meanwhile(world);
        return { ok: true, is: 'draft', draft: asked === 'openDraft' ? DRAFT : null };
      },
    },
  };
  return { desk: await DeckDesk.open(deps), world };
}

const codeOf = (done: Awaited<ReturnType<DeckDesk['ask']>>) => (done.ok ? 'ok' : done.error.code);

describe('a draft that the vault has opened', () => {
  test('given a hand that started meanwhile, then it rests for the hand', async () => {
    const { desk, world } = await deskWhere((at) => {
      at.hand = true;
    });
    expect(codeOf(await desk.ask(BY, START))).toBe('hand-running');
    expect(desk.state()).toMatchObject({ session: null, draft: { name: 'Blue' }, rests: 'hand-running' });
    world.hand = false;
    expect(codeOf(await desk.ask(BY, { do: 'resume', reader: 'r', zone: 'muck' }))).toBe('ok');
    expect(desk.state()).toMatchObject({ session: { kind: 'register' }, rests: null });
  });

  test('given a reader that went meanwhile, then it rests until a press', async () => {
    const { desk } = await deskWhere((at) => {
      at.reader = false;
    });
    expect(codeOf(await desk.ask(BY, START))).toBe('reader-offline');
    expect(desk.state()).toMatchObject({ session: null, draft: { name: 'Blue' }, rests: 'asked' });
  });

  test('twin: given nothing meanwhile, then it runs', async () => {
    const { desk } = await deskWhere(() => undefined);
    expect(codeOf(await desk.ask(BY, START))).toBe('ok');
    expect(desk.state()).toMatchObject({ session: { kind: 'register' }, rests: null });
  });

  test.each(['', ' ', '\u200b', '\u3164'])('given the name %j, then a name is asked for', async (name) => {
    const { desk } = await deskWhere(() => undefined);
    expect(codeOf(await desk.ask(BY, { ...START, name }))).toBe('deck-name-missing');
  });
});
