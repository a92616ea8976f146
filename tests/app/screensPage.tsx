// The page that screens.ts photographs: one scene named in the query, drawn by the real stage, settled.
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { CommentaryStage } from '../../app/commentary/CommentaryStage.tsx';
import { OverlayStage } from '../../app/overlay/OverlayStage.tsx';
import { parseSwitches } from '../../app/ui/switches.ts';
import { VenueStage } from '../../app/venue/VenueStage.tsx';
import { COMMENTARY_SCENES, VENUE_SCENES } from './deskScenes.ts';
import { SCENES } from './scenes.ts';

const SETTLED = { switches: parseSwitches(location.search), motion: 'none', link: 'live', debugText: '' } as const;

function picture(scene: string): ReactElement | null {
  const commentary = new Map(Object.entries(COMMENTARY_SCENES)).get(scene);
  if (commentary) return <CommentaryStage view={commentary} {...SETTLED} />;
  const venue = new Map(Object.entries(VENUE_SCENES)).get(scene);
  const { link, ...rest } = SETTLED;
  if (venue) return <VenueStage view={venue} {...rest} />;
  return <OverlayStage view={SCENES[scene] ?? null} link={link} {...rest} />;
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(picture(new URLSearchParams(location.search).get('scene') ?? ''));
