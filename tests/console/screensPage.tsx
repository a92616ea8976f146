// The page that screens.ts photographs: one state of the console named in the fragment, without a server behind it.
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleDesk } from '../../app/console/ConsoleDesk.tsx';
import type { ConsoleLink } from '../../app/console/consoleLink.ts';
import { useDeskState } from '../../app/console/useDeskState.ts';
import { parseSwitches } from '../../app/ui/switches.ts';
import { PAST_HAND, PAST_HANDS } from './pastScenes.ts';
import type { Scene } from './scene.ts';
import { CONSOLE_SCENES } from './scenes.ts';

const SERVER: ConsoleLink = {
  pastHands: async () => ({ ok: true, hands: PAST_HANDS }),
  pastHand: async () => ({ ok: true, hand: PAST_HAND }),
  me: () => Promise.resolve({ actor: 'maria', role: 'operator' }),
  command: () => Promise.resolve({ ok: true, position: 0 }),
  control: () => Promise.resolve({ ok: true }),
  preview: () =>
    Promise.resolve({
      ok: true,
      preview: {
        consequences: [{ position: 21, code: 'raise-too-small', clause: '5.2' }],
        stacks: [
          { seat: 2, before: 3_125_000, after: 3_310_000 },
          { seat: 3, before: 345_000, after: 530_000 },
        ],
      },
    }),
};

function Page({ scene, shown }: { readonly scene: Scene; readonly shown: string }) {
  const { language } = parseSwitches(`?${shown}`);
  const { me } = scene.start ?? {};
  const server = me === undefined ? SERVER : { ...SERVER, me: () => Promise.resolve(me) };
  const desk = useDeskState({ link: 'live', ...scene, language, server });
  useEffect(() => {
    document.body.dataset['shown'] = shown;
  }, [shown]);
  return <ConsoleDesk desk={desk} />;
}

const element = document.getElementById('root');
const root = element === null ? null : createRoot(element);

/** The fragment names the scene, so that one load serves them all. */
function draw(): void {
  const shown = location.hash.slice(1);
  const scene = CONSOLE_SCENES[new URLSearchParams(shown).get('scene') ?? ''];
  if (scene !== undefined) root?.render(<Page key={shown} scene={scene} shown={shown} />);
}

window.addEventListener('hashchange', draw);
draw();
