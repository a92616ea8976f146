'use client';
// Beeps of deck page and ruling desk: high for what was taken, low for what was not, or for an alarm. A browser lets a page
// sound only after a press, so that every press tries.

export type Tone = 'good' | 'bad' | 'done' | 'quiet';

interface Note {
  readonly hertz: number;
  /** seconds from now, and for how long */
  readonly at: number;
  readonly long: number;
}

const SOUNDS: Readonly<Record<Tone, readonly Note[]>> = {
  good: [{ hertz: 1320, at: 0, long: 0.09 }],
  bad: [
    { hertz: 196, at: 0, long: 0.18 },
    { hertz: 165, at: 0.2, long: 0.28 },
  ],
  done: [
    { hertz: 880, at: 0, long: 0.12 },
    { hertz: 1109, at: 0.14, long: 0.12 },
    { hertz: 1320, at: 0.28, long: 0.3 },
  ],
  quiet: [],
};
const LOUD = 0.25;
const EDGE_S = 0.008;

export class Beeper {
  private context: AudioContext | null = null;

  /** Within a press. */
  wake(): void {
    if (typeof AudioContext === 'undefined') return;
    this.context ??= new AudioContext();
    if (this.context.state !== 'running') void this.context.resume().catch(() => undefined);
  }

  sound(tone: Tone): void {
    const { context } = this;
    if (context === null || context.state !== 'running') return;
    for (const note of SOUNDS[tone]) play(context, note, tone === 'bad' ? 'square' : 'sine');
  }

  close(): void {
    void this.context?.close().catch(() => undefined);
    this.context = null;
  }
}

function play(context: AudioContext, { hertz, at, long }: Note, type: OscillatorType): void {
  const from = context.currentTime + at;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = type;
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(LOUD, from + EDGE_S);
  gain.gain.setValueAtTime(LOUD, from + long - EDGE_S);
  gain.gain.linearRampToValueAtTime(0, from + long);
  tone.connect(gain).connect(context.destination);
  tone.start(from);
  tone.stop(from + long);
}
