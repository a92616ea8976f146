'use client';
// What is worked on: start and end of the air, one canvas, or a new one.
import { Button } from '../Button.tsx';
import { SyncSteps } from '../sheets/SyncSteps.tsx';
import { AddressPart } from './AddressPart.tsx';
import { useAir } from './airDesk.ts';
import { type Part, partOf, partsOf } from './airPlace.ts';
import { canvasName } from './canvasName.ts';
import { DelayPart } from './DelayPart.tsx';
import { NewCanvas } from './NewCanvas.tsx';
import type { Canvas } from './onAir.ts';
import { PlaybackPart } from './PlaybackPart.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import { StartPart } from './StartPart.tsx';
import { Tabs } from './Tabs.tsx';

export function WorkPanel() {
  const { words, place } = useAir();
  return (
    <section className="air-panel air-work" aria-label={words.tabs[place.tab]}>
      <Tabs />
      <div className="air-form">{place.tab === 'canvas' ? <OneCanvas /> : <StartPart />}</div>
    </section>
  );
}

function OneCanvas() {
  const { desk, place } = useAir();
  const canvas = desk.view.release.canvases.find(({ name }) => name === place.canvas);
  if (canvas === undefined) return <NewCanvas />;
  const part = partOf(canvas, place.part);
  return (
    <>
      <h2 className="air-work-title">{canvasName(canvas, desk.words)}</h2>
      <Parts canvas={canvas} open={part} />
      <PartBody key={`${canvas.name} ${part}`} canvas={canvas} part={part} />
    </>
  );
}

const KEYS: Readonly<Partial<Record<Part, string>>> = { delay: 'D', settings: 'E', sync: 'Y' };

function Parts({ canvas, open }: { readonly canvas: Canvas; readonly open: Part }) {
  const { words, place, go } = useAir();
  return (
    <nav className="air-tabs">
      {partsOf(canvas).map((part) => (
        <Button
          key={part}
          {...(KEYS[part] !== undefined && { hotkey: KEYS[part] })}
          pressed={part === open}
          onPress={() => go({ ...place, part })}
        >
          {words.parts[part]}
        </Button>
      ))}
    </nav>
  );
}

function PartBody({ canvas, part }: { readonly canvas: Canvas; readonly part: Part }) {
  switch (part) {
    case 'delay':
      return <DelayPart canvas={canvas} />;
    case 'settings':
      return <SettingsPart canvas={canvas} />;
    case 'sync':
      return <SyncSteps canvas={canvas} />;
    case 'playback':
      return <PlaybackPart canvas={canvas} />;
    case 'address':
      return <AddressPart canvas={canvas} />;
  }
}
