// The page that screens.ts photographs: one scene named in the query, drawn by the real stage, settled.
import { createRoot } from 'react-dom/client';
import { OverlayStage } from '../../app/overlay/OverlayStage.tsx';
import { parseSwitches } from '../../app/ui/switches.ts';
import { SCENES } from './scenes.ts';

const query = new URLSearchParams(location.search);
const view = SCENES[query.get('scene') ?? ''] ?? null;
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <OverlayStage view={view} switches={parseSwitches(location.search)} motion="none" link="live" debugText="" />,
  );
}
