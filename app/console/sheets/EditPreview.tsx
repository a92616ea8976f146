'use client';
// What a correction would change, and the ways to commit it. If a later action became illegal: cut, or keep as ruled.
import type { ConsoleAmendment, ConsolePreview } from '../../../server/console/view.ts';
import { Button } from '../Button.tsx';
import { type Desk, useDesk } from '../desk.ts';
import { amendmentOf } from '../editForm.ts';
import { undoText } from '../lineText.ts';
import { useAsked } from '../useAsked.ts';
import { useEnter } from '../useEnter.ts';
import { useRight } from '../useRight.ts';

interface EditPreviewProps {
  readonly edits: ConsoleAmendment['edits'];
}

/** The floor's word that keeps a later action: the operator records it. */
const KEPT = { by: 'JUDGE', code: 'HR-AS-RULED', note: '' } as const;

export function EditPreview({ edits }: EditPreviewProps) {
  const { view, words, preview } = useDesk();
  const answer = useAsked(() => {
    const amendment = amendmentOf({ view, edits, onIllegal: 'cut', ruling: null });
    return amendment === null ? null : preview(amendment);
  }, JSON.stringify(edits));
  if (answer === null) return <p className="con-note">{words.messages.edit.wait}</p>;
  if (!answer.ok)
    return (
      <p className="con-refused">
        {words.code('refusals', answer.code, answer.params)}{' '}
        <span className="con-clause">{words.clause(answer.clause)}</span>
      </p>
    );
  return <Previewed edits={edits} preview={answer.preview} />;
}

type Preview = Extract<ConsolePreview, { readonly ok: true }>['preview'];

function Previewed({ edits, preview }: EditPreviewProps & { readonly preview: Preview }) {
  const desk = useDesk();
  const { edit } = desk.words.messages;
  const { off } = useRight('rule');
  const legal = preview.consequences.length === 0;
  const commit = (onIllegal: ConsoleAmendment['onIllegal']): void => {
    const ruling = onIllegal === 'as-ruled' ? KEPT : null;
    const amendment = amendmentOf({ view: desk.view, edits, onIllegal, ruling });
    if (amendment === null) return;
    desk.give({ do: 'amend', ...amendment });
    desk.show(null);
  };
  // what is no longer legal is decided by a press: to cut, or to keep as ruled
  useEnter(legal && !off ? () => commit('cancel') : null);
  return (
    <div className="con-previewed">
      <ul className="con-preview">
        {preview.consequences.map((consequence, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: consequences have no name of their own
          <li key={i} data-bad="true">
            {lineName(consequence.position, desk)} {edit.still}: {desk.words.code('refusals', consequence.code)}
          </li>
        ))}
        {changedStacks(preview, desk)}
        {legal && preview.stacks.every((s) => s.before === s.after) && <li>{edit.nothing}</li>}
      </ul>
      <div className="con-row">
        {legal ? (
          <Button tone="main" hotkey={desk.words.messages.key.enter} disabled={off} onPress={() => commit('cancel')}>
            {edit.commit}
          </Button>
        ) : (
          <>
            <Button tone="warn" disabled={off} onPress={() => commit('cut')}>
              {edit.cut}
            </Button>
            <Button disabled={off} onPress={() => commit('as-ruled')}>
              {edit.asRuled}
            </Button>
          </>
        )}
        <Button tone="quiet" onPress={() => desk.show(null)}>
          {edit.cancel}
        </Button>
      </div>
    </div>
  );
}

function lineName(position: number | null, { view, words }: Desk): string {
  const line = view.lines.find((l) => l.position === position && !l.retracted);
  return line === undefined ? '' : undoText(line, words);
}

function changedStacks(preview: Preview, { words }: Desk) {
  return preview.stacks
    .filter((s) => s.before !== s.after)
    .map((s) => (
      <li key={s.seat}>
        {words.messages.seat.title(s.seat)}: {words.money(s.before)} → <b>{words.money(s.after)}</b>
      </li>
    ));
}
