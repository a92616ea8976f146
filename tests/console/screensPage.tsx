// The page that screens.ts photographs: one state of the console named in the query, without a server behind it.
import { createRoot } from 'react-dom/client';
import { ConsoleDesk } from '../../app/console/ConsoleDesk.tsx';
import type { ConsoleLink } from '../../app/console/consoleLink.ts';
import { useDeskState } from '../../app/console/useDeskState.ts';
import { parseSwitches } from '../../app/ui/switches.ts';
import { CONSOLE_SCENES, type Scene } from './scenes.ts';

const SERVER: ConsoleLink = {
  me: () => Promise.resolve({ actor: 'maria', role: 'operator' }),
  command: () => Promise.resolve({ ok: true }),
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

function Page({ scene }: { readonly scene: Scene }) {
  const { language } = parseSwitches(location.search);
  const desk = useDeskState({ link: 'live', ...scene, language, server: SERVER });
  return <ConsoleDesk desk={desk} />;
}

const scene = CONSOLE_SCENES[new URLSearchParams(location.search).get('scene') ?? ''];
const root = document.getElementById('root');
if (root !== null && scene !== undefined) createRoot(root).render(<Page scene={scene} />);
