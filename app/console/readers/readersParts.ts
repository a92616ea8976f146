// What the parts of the page of the readers share.
import type { CalibrationCommand, CalibrationView } from '../../../server/console/calibration/view.ts';
import type { HealthAntenna, HealthView, HealthWord } from '../../../server/console/health/view.ts';
import type { ReadersMessages } from '../../messages/en/readers.ts';
import { type Language, LOCALES } from '../../messages/language.ts';

export interface ReadersWords {
  readonly language: Language;
  readonly messages: ReadersMessages;
  zone(zone: string): string;
}

export type Told = Extract<CalibrationCommand, { do: 'tell' }>;

export interface ReadersParts {
  readonly view: HealthView;
  readonly words: ReadersWords;
  /** null: whoever looks may not measure */
  readonly calibration: CalibrationView | null;
  readonly chosen: string;
  readonly choose: (zone: string) => void;
  readonly give: (command: CalibrationCommand) => void;
  /** what a reader was told last and did */
  readonly told: Told | null;
  readonly locked: boolean;
}

export type Tone = 'good' | 'warn' | 'bad' | 'off';

const TONES: Readonly<Partial<Record<HealthWord, Tone>>> = {
  normal: 'good',
  connecting: 'off',
  'not-connected': 'off',
  stale: 'warn',
  'not-scanned': 'warn',
  'slow-cycle': 'warn',
  'cross-talk': 'warn',
};

/** Colour and shape of a word's lamp. */
export function toneOf(word: HealthWord): Tone {
  return TONES[word] ?? 'bad';
}

export function faultText(
  { lastFault }: Pick<HealthAntenna, 'lastFault'>,
  { messages, language }: ReadersWords,
): string {
  if (lastFault === null) return messages.noFault;
  const names: Readonly<Record<string, string>> = messages.faults;
  const name = Object.hasOwn(names, lastFault.code) ? names[lastFault.code] : undefined;
  const when = new Date(lastFault.at).toLocaleTimeString(LOCALES[language], { hour: '2-digit', minute: '2-digit' });
  return messages.fault(name ?? lastFault.code, when);
}
