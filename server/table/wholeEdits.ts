// What an edit of one line means for the whole hand: a draw keeps its places, and a card that was dealt face up is the same one
// in the hand that was opened with it.
import { err, ok, type Result } from '../base/result.ts';
import type { HandRecord } from '../engine/amend.ts';
import type { HandCommand } from '../engine/command.ts';
import type { Edit } from '../engine/edit.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import { opens } from './faceUpSteps.ts';

type Replacing = Extract<Edit, { type: 'replace' }>;
type Discard = Extract<HandCommand, { type: 'Discard' }>;

export function wholeEdits(record: HandRecord, edits: readonly Edit[]): Result<readonly Edit[], RuleViolation> {
  const whole: Edit[] = [];
  for (const edit of edits) {
    const meant = edit.type === 'replace' ? replacing(record, edit, edits) : [edit];
    if (meant === null) return err(violation('draw-places-missing'));
    whole.push(...meant);
  }
  return ok(whole);
}

/** null: a draw whose places have to be named. */
function replacing(record: HandRecord, edit: Replacing, edits: readonly Edit[]): readonly Edit[] | null {
  const before = record.effective.find(({ origin }) => origin === edit.position)?.command;
  if (edit.command.type === 'Discard' && before?.type === 'Discard') {
    const command = withPlaces(edit.command, before);
    return command === null ? null : [{ ...edit, command }];
  }
  const same = { ...edit, command: asExposed(edit.command, before) };
  return [same, ...openedWith(record, { edit: same, before, edits })];
}

/** Another card at a place where one was turned over was turned over as well. */
function asExposed(command: Replacing['command'], before: HandCommand | undefined): Replacing['command'] {
  if (command.type !== 'DealUp' || before?.type !== 'DealUp' || before.exposed !== true) return command;
  return command.seat === before.seat && command.slot === before.slot ? { ...command, exposed: true } : command;
}

/**
 * Where it is known which places went, a bare number never makes all of them new: the cards that were drawn would count as kept
 * ones, and those that were kept as thrown away. The same number keeps its places; another one has to name them.
 */
function withPlaces(command: Discard, before: Discard): Discard | null {
  if (command.slots !== null || before.slots === null || command.seat !== before.seat) return command;
  return command.count === before.count ? { ...command, slots: before.slots } : null;
}

interface Replaced {
  readonly edit: Replacing;
  readonly before: HandCommand | undefined;
  readonly edits: readonly Edit[];
}

/** The openings of the seat that have the card, unless they are edited themselves. */
function openedWith({ effective }: HandRecord, { edit, before, edits }: Replaced): readonly Edit[] {
  const { command } = edit;
  if (command.type !== 'DealUp' || before?.type !== 'DealUp' || command.seat !== before.seat) return [];
  const edited = new Set(edits.flatMap((one) => ('position' in one ? [one.position] : [])));
  return effective.flatMap(({ origin, command: opening }): Edit[] => {
    if (origin === null || edited.has(origin) || !opens(opening, before.seat)) return [];
    const cards = opening.cards.map((card) => (card === before.card ? command.card : card));
    return opening.cards.includes(before.card)
      ? [{ type: 'replace', position: origin, command: { ...opening, cards } }]
      : [];
  });
}
