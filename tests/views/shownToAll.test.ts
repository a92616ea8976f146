// 5.9.2.5: hands that the chief judge shows to all stand on the venue's screen until the next hand, and on no other picture.
import { describe, expect, test } from 'vitest';
import { handId } from '../../server/engine/ids.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { LogEvent } from '../../server/log/entry.ts';
import { EMPTY_TABLE, foldStep, type TableState } from '../../server/log/tableState.ts';
import { releaseMoment } from '../../server/release/airlock.ts';
import { AUDIENCES, type Audience, type CanvasConfig, PLAIN_PICTURE } from '../../server/release/control.ts';
import { newSegment } from '../../server/release/segment.ts';
import { commentaryView } from '../../server/views/commentary/commentaryView.ts';
import { overlayView } from '../../server/views/overlay/overlayView.ts';
import { venueView } from '../../server/views/venue/venueView.ts';
import { HAND_COMMANDS } from '../log/samples.ts';

const REVEALED: Extract<LogEvent, { type: 'HandsRevealed' }> = {
  type: 'HandsRevealed',
  handId: handId('h'),
  number: 7,
  hands: [{ seat: seatNo(3), name: 'Ada', cards: ['Ah', null] }],
  ruling: { by: 'CHIEF_JUDGE', code: 'SP-5.9.2.5-SHOW_ALL', note: '' },
};
const SHOWN = foldStep(EMPTY_TABLE, { events: [REVEALED], typed: true });

function momentOf(state: TableState, audience: Audience, show: 'on' | 'hidden' = 'on') {
  const config: CanvasConfig = {
    ...{ name: 'x', audience, kind: 'tabled-only', delayMs: 0, offsetMs: 0, leadMs: 0, gate: 'off', ...PLAIN_PICTURE },
  };
  const segment = newSegment(state, null, 1);
  const line = { state, segment, ready: true, began: 0, at: 0, lines: [], previous: [], snap: false };
  const values = new Map<string, never>();
  return releaseMoment({
    ...{ table: 't', tableName: 'T', demo: false, config, line, show, countdownMs: -1, values, exchanged: false },
    answered: new Set(),
    word: () => 'open',
  });
}

describe('hands that are shown to all', () => {
  test('given a venue, then it shows whose they are, and a place of which nothing was stored as not read', () => {
    expect(venueView(momentOf(SHOWN, 'venue')).revealed).toEqual({
      handNumber: 7,
      hands: [{ seat: 3, name: 'Ada', cards: ['Ah', '??'] }],
    });
  });

  test.each(AUDIENCES.filter((audience) => audience !== 'venue'))(
    'given a canvas for %s, then nothing of them reaches it',
    (audience) => {
      const moment = momentOf(SHOWN, audience);
      expect(moment.value.revealed).toBeNull();
      for (const view of [overlayView(moment), commentaryView(moment), venueView(moment)])
        expect(JSON.stringify(view)).not.toContain('Ah');
    },
  );

  test('given a venue that is off, then it shows nothing', () => {
    expect(JSON.stringify(venueView(momentOf(SHOWN, 'venue', 'hidden')))).not.toContain('Ah');
  });

  test('given the next hand, a new show or the judge who takes them down, then they are gone', () => {
    const { start } = HAND_COMMANDS.StartHand;
    const hand = { type: 'HandStarted', ...start } as const;
    const down = { type: 'RevealTakenDown', handId: REVEALED.handId } as const;
    const show = { type: 'ShowStarted', stacks: 'keep', seats: [] } as const;
    for (const event of [hand, down, show])
      expect(foldStep(SHOWN, { events: [event], typed: true }).revealed).toBeNull();
  });
});
