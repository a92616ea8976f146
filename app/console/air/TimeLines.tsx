'use client';
// LIVE and ON AIR, always visible: the table, then a line for each canvas with what it shows and what comes next.
import { AskedPanel } from '../AskedPanel.tsx';
import { Button } from '../Button.tsx';
import { clockText } from '../clockText.ts';
import { wordOf } from '../words.ts';
import { useAir, useMoment } from './airDesk.ts';
import { CanvasLine } from './CanvasLine.tsx';

/** So many lines fit at their full size. */
const MANY = 5;

export function TimeLines() {
  const { desk, words } = useAir();
  const moment = useMoment();
  const { canvases } = desk.view.release;
  return (
    <section className="air-lines" aria-label={words.lines} data-held={desk.view.release.held}>
      <Live now={moment.now} />
      <AskedPanel now={moment.now} />
      <div className="air-canvases" data-many={canvases.length > MANY}>
        {canvases.map((canvas, place) => (
          <CanvasLine key={canvas.name} {...{ canvas, place, moment }} />
        ))}
        <Add />
      </div>
    </section>
  );
}

function Live({ now }: { readonly now: number }) {
  const { desk, words } = useAir();
  const { view } = desk;
  const { phase, street } = desk.words.messages;
  const betting = view.phase === 'BETTING' || view.phase === 'BETTING_CLOSED';
  return (
    <div className="air-live">
      <b className="air-live-word">{words.live}</b>
      <b className="air-clock">{clockText(now)}</b>
      <span className="air-what">
        {view.handNumber === 0 ? words.noHandYet : words.picture.hand(view.handNumber)}
        {view.handNumber > 0 && <em> {betting ? wordOf(street, view.street) : wordOf(phase, view.phase)}</em>}
      </span>
    </div>
  );
}

function Add() {
  const { words, place, go, desk } = useAir();
  if (desk.me !== null && desk.me.role !== 'producer') return null;
  return (
    <Button
      tone="quiet"
      hotkey="N"
      pressed={place.tab === 'canvas' && place.canvas === null}
      onPress={() => go({ ...place, tab: 'canvas', canvas: null })}
    >
      + {words.add}
    </Button>
  );
}
