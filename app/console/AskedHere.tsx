'use client';
// One line of a canvas: what it waits for, and that no hole card airs on it until then.
import type { ConsoleView } from '../../server/console/view.ts';
import { consoleAsksMessages } from '../messages/consoleAsks.ts';
import { ASK_LASTS_MS } from './askedOf.ts';
import { useDesk } from './desk.ts';
import { Care } from './SyncState.tsx';

interface AskedHereProps {
  readonly canvas: ConsoleView['release']['canvases'][number];
  readonly now: number;
}

export function AskedHere({ canvas, now }: AskedHereProps) {
  const { view, words } = useDesk();
  const ask = view.release.asks.find(({ config }) => config.name === canvas.name);
  const shut = canvas.kind === 'tabled-only' || canvas.kind === 'tape';
  if (ask === undefined || !shut || now - ask.at >= ASK_LASTS_MS) return null;
  const texts = consoleAsksMessages(words.language);
  return <Care tone="warn" text={texts.onCanvas(ask.waitsFor.join(texts.or))} />;
}
