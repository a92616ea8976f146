// The page that airScreens.ts photographs: one state of the air desk named in the fragment, without a server behind it.
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { AirScreen } from '../../app/console/air/AirScreen.tsx';
import type { ConsoleLink } from '../../app/console/consoleLink.ts';
import { useDeskState } from '../../app/console/useDeskState.ts';
import { parseSwitches } from '../../app/ui/switches.ts';
import { AIR_SCENES, type AirScene } from './airScenes.ts';
import { PAST_HAND, PAST_HANDS } from './pastScenes.ts';

const sent: string[] = [];
const SERVER: ConsoleLink = {
  pastHands: async () => ({ ok: true, hands: PAST_HANDS }),
  pastHand: async () => ({ ok: true, hand: PAST_HAND }),
  me: () => Promise.resolve({ actor: 'vera', role: 'producer' }),
  command: () => Promise.resolve({ ok: true, position: 0 }),
  control: (control) => {
    sent.push(JSON.stringify(control));
    document.body.dataset['sent'] = sent.join('\n');
    return Promise.resolve({ ok: true });
  },
  preview: () => Promise.resolve({ ok: true, preview: { consequences: [], stacks: [] } }),
};

function Page({ scene, shown }: { readonly scene: AirScene; readonly shown: string }) {
  const { language } = parseSwitches(`?${shown}`);
  const { me } = scene.start ?? {};
  const server = me === undefined ? SERVER : { ...SERVER, me: () => Promise.resolve(me) };
  const desk = useDeskState({ link: 'live', ...scene, language, server });
  useEffect(() => {
    document.body.dataset['shown'] = shown;
  }, [shown]);
  return <AirScreen desk={desk} start={scene.place ?? {}} />;
}

const element = document.getElementById('root');
const root = element === null ? null : createRoot(element);

/** The fragment names the scene, so that one load serves them all. */
function draw(): void {
  const shown = location.hash.slice(1);
  const scene = AIR_SCENES[new URLSearchParams(shown).get('scene') ?? ''];
  if (scene !== undefined) root?.render(<Page key={shown} scene={scene} shown={shown} />);
}

window.addEventListener('hashchange', draw);
draw();
