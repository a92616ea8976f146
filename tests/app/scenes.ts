// The named overlay scenes a director looks at: tests/app/screens.ts photographs each of them.
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { BETTING_SCENES } from './bettingScenes.ts';
import { SHOWDOWN_SCENES } from './showdownScenes.ts';

export const SCENES: Readonly<Record<string, OverlayView>> = { ...BETTING_SCENES, ...SHOWDOWN_SCENES };
