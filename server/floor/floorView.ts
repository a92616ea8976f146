// Draws the ruling desk of one table. Pure: the same facts give the same bytes. Knows public facts only.
import type { Hand } from '../engine/hand.ts';
import { deckBlockOf } from '../engine/rulings/deckState.ts';
import { reportable } from '../engine/rulings/reportable.ts';
import { profileOf, type Session } from '../engine/session.ts';
import type { LogEntry } from '../log/entry.ts';
import { floorInbox, stoppedBy, TWINS } from './floorInbox.ts';
import { floorIncidents } from './floorIncidents.ts';
import type { FloorInput } from './floorInput.ts';
import { floorHand, floorSeats } from './floorSeats.ts';
import type { FloorDeck, FloorNotice, FloorQuestion, FloorView } from './view.ts';

export function floorView(input: FloorInput): FloorView {
  const { state } = input;
  const inbox = floorInbox(input);
  const incidents = floorIncidents(input);
  return {
    kind: 'floor',
    table: input.table,
    tableName: input.tableName,
    now: input.now,
    position: state.position,
    profile: state.session.profile,
    setting: profileOf(state.session).setting,
    currency: state.session.currency,
    stopped: stoppedBy(inbox, incidents),
    inbox,
    incidents,
    notices: noticesOf(input.entries, state.hand).filter(({ id }) => !input.looked.has(id)),
    questions: input.questions.filter(concernsFloor).map(questionOf),
    hand: floorHand(state.hand),
    deck: deckOf(state.session),
    reports: reportable(state.hand, true),
    competitionEnded: state.session.competitionEnd !== null,
    seats: floorSeats(input),
    rulings: input.rulings,
    rulingCount: input.rulingCount,
    readOnly: input.readOnly,
  };
}

function deckOf(session: Session): FloorDeck {
  const { deck, procedure, procedureKept } = session;
  const block = deckBlockOf(deck, profileOf(session));
  return {
    blocked: block === null ? null : { code: block.code, clause: block.clause },
    faults: deck.blocks.length,
    replaced: deck.replaced,
    kept: procedureKept,
    shuffled: procedure.shuffle !== null,
    cuts: procedure.cuts,
  };
}

/** Alarms of the hand that name no remedy: somebody looks, and that is all. */
function noticesOf(entries: readonly LogEntry[], hand: Hand | null): readonly FloorNotice[] {
  return entries
    .filter(({ handId }) => hand !== null && handId === hand.handId)
    .flatMap(({ position, recorded, events }) =>
      events.flatMap((event, i) => {
        if (event.type !== 'AlarmRaised') return [];
        const { code, severity, seat } = event;
        return [{ id: `${position}.${i}`, code, severity, seat, since: recorded }];
      }),
    );
}

type Asked = FloorInput['questions'][number];

/** Advice of a question that ends with a judge; alarms of the vault stand in the inbox. */
const CALLS: readonly string[] = ['call-floor', 'count-cards', 'check-deck', 'check-seat'];

function concernsFloor({ recommended, clause, code }: Asked): boolean {
  return CALLS.includes(recommended) && clause !== '' && code !== TWINS;
}

function questionOf({ id, code, clause, seat, params }: Asked): FloorQuestion {
  return { id, code, clause, seat, params };
}
