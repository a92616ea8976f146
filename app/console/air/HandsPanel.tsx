'use client';
// The hands on their way to the air: hold one, let it go, drop it for good. Below them what was put right after air.
import { useState } from 'react';
import { Button, HoldButton } from '../Button.tsx';
import { useRight } from '../useRight.ts';
import { useAir, useSteer } from './airDesk.ts';
import { canvasNames } from './canvasName.ts';
import { chosenRow, correctedHands, type HandRow, handRows } from './handRows.ts';
import { Tabs } from './Tabs.tsx';

export function HandsPanel() {
  const { desk, words, place, wide } = useAir();
  const rows = handRows(desk.view.release);
  const chosen = chosenRow(rows, place.hand);
  return (
    <section className="air-panel air-hands" aria-label={words.tabs.hands}>
      {wide ? <h2 className="con-head">{words.tabs.hands}</h2> : <Tabs />}
      <ol className="air-hand-list">
        {rows.map((row) => (
          <HandLine key={row.hand} row={row} chosen={row.hand === chosen?.hand} />
        ))}
        {rows.length === 0 && <li className="con-note">{words.hand.none}</li>}
      </ol>
      <Corrected />
    </section>
  );
}

interface HandLineProps {
  readonly row: HandRow;
  readonly chosen: boolean;
}

function HandLine({ row, chosen }: HandLineProps) {
  const { desk, words, place, go } = useAir();
  const [sure, setSure] = useState(false);
  const where = row.on.length > 0 ? words.hand.on(canvasNames(row.on, desk.view.release.canvases, desk.words)) : '';
  return (
    <li className="air-hand" data-state={row.state} data-air={row.air} data-chosen={chosen} data-number={row.number}>
      <button type="button" className="air-hand-what" onClick={() => go({ ...place, hand: row.hand })}>
        <b>{words.picture.hand(row.number)}</b>
        <span>{where || words.hand.air[row.air]}</span>
        {row.state !== 'open' && <strong>{words.hand.state[row.state]}</strong>}
      </button>
      {!sure && <Acts row={row} chosen={chosen} onDrop={() => setSure(true)} />}
      {sure && row.acts.includes('dropHand') && <Drop row={row} onDone={() => setSure(false)} />}
    </li>
  );
}

function Acts({ row, chosen, onDrop }: HandLineProps & { readonly onDrop: () => void }) {
  const { desk, words } = useAir();
  const stop = useRight('stop');
  const { off, title } = useSteer();
  const { hand, acts } = row;
  return (
    <span className="air-hand-acts">
      {acts.includes('holdHand') && (
        <Button
          {...(chosen && { hotkey: 'K' })}
          title={stop.barred ? words.forStop : undefined}
          disabled={stop.barred || desk.link !== 'live'}
          onPress={() => desk.steer({ do: 'holdHand', hand })}
        >
          {words.hand.holdHand}
        </Button>
      )}
      {acts.includes('letHandGo') && (
        <Button
          {...(chosen && { hotkey: 'L' })}
          tone="main"
          title={title}
          disabled={off}
          onPress={() => desk.steer({ do: 'letHandGo', hand })}
        >
          {words.hand.letHandGo}
        </Button>
      )}
      {acts.includes('dropHand') && (
        <Button tone="quiet" title={title} disabled={off} onPress={onDrop}>
          {words.hand.dropHand}
        </Button>
      )}
    </span>
  );
}

/** Two steps and a held button: it cannot be taken back. */
function Drop({ row, onDone }: { readonly row: HandRow; readonly onDone: () => void }) {
  const { desk, words } = useAir();
  const { off } = useSteer();
  const drop = (): void => {
    desk.steer({ do: 'dropHand', hand: row.hand });
    onDone();
  };
  return (
    <div className="air-drop" role="alert">
      <b>{words.hand.dropSure(row.number)}</b>
      <p>{words.hand.dropSays}</p>
      <HoldButton size="large" disabled={off} onPress={drop}>
        {words.hand.dropNow}
      </HoldButton>
      <Button onPress={onDone}>{words.hand.keep}</Button>
    </div>
  );
}

function Corrected() {
  const { desk, words } = useAir();
  const { canvases } = desk.view.release;
  const corrected = correctedHands(canvases);
  return (
    <>
      <h2 className="con-head">{words.hand.corrected}</h2>
      <ul className="air-corrected">
        {corrected.map(({ hand, position, canvases: names }) => (
          <li key={position}>{words.hand.correctedAt(hand, canvasNames(names, canvases, desk.words))}</li>
        ))}
        {corrected.length === 0 && <li className="con-note">{words.hand.nothingCorrected}</li>}
      </ul>
    </>
  );
}
