// The named overlay scenes a director looks at: tests/app/screens.ts photographs each of them.
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { ABSENT_SCENES } from './absentScenes.ts';
import { BETTING_SCENES } from './bettingScenes.ts';
import { BOARD_SCENES } from './boardScenes.ts';
import { GAME_SCENES } from './gameScenes.ts';
import { HAND_SCENES } from './handScenes.ts';
import { RULING_SCENES } from './rulingScenes.ts';
import { SHOWDOWN_SCENES } from './showdownScenes.ts';
import { WITHHELD_SCENES } from './withheldScenes.ts';

export const SCENES: Readonly<Record<string, OverlayView>> = {
  ...BETTING_SCENES,
  ...SHOWDOWN_SCENES,
  ...RULING_SCENES,
  ...ABSENT_SCENES,
  ...WITHHELD_SCENES,
  ...GAME_SCENES,
  ...BOARD_SCENES,
  ...HAND_SCENES,
};
