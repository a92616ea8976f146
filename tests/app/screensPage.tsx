// The page that screens.ts photographs: one scene named in the query, drawn by the real stage, settled.
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { CheckScreen } from '../../app/check/CheckScreen.tsx';
import { CommentaryStage } from '../../app/commentary/CommentaryStage.tsx';
import { OverlayStage } from '../../app/overlay/OverlayStage.tsx';
import { parseSwitches } from '../../app/ui/switches.ts';
import { VenueStage } from '../../app/venue/VenueStage.tsx';
import { WatchScreen } from '../../app/watch/WatchScreen.tsx';
import { COMMENTARY_SCENES, VENUE_SCENES } from './deskScenes.ts';
import { SCENES } from './scenes.ts';
import { CHECK_SCENES, WATCH_SCENES } from './watchViews.ts';

const SETTLED = { switches: parseSwitches(location.search), motion: 'none', link: 'live', debugText: '' } as const;

function picture(scene: string): ReactElement | null {
  const commentary = new Map(Object.entries(COMMENTARY_SCENES)).get(scene);
  if (commentary) return <CommentaryStage view={commentary} {...SETTLED} />;
  const watch = new Map(Object.entries(WATCH_SCENES)).get(scene);
  if (watch) return <WatchScreen view={watch} switches={SETTLED.switches} link="live" />;
  const check = new Map(Object.entries(CHECK_SCENES)).get(scene);
  if (check)
    return (
      <CheckScreen
        view={check}
        switches={SETTLED.switches}
        link="live"
        airs={check.hand === '' ? { state: 'no-hand' } : { state: 'later', seconds: 108 }}
        checker={{ said: { state: 'nothing' }, say: () => undefined }}
      />
    );
  const venue = new Map(Object.entries(VENUE_SCENES)).get(scene);
  const { link, ...rest } = SETTLED;
  if (venue) return <VenueStage view={venue} {...rest} />;
  return <OverlayStage view={SCENES[scene] ?? null} link={link} {...rest} />;
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(picture(new URLSearchParams(location.search).get('scene') ?? ''));
