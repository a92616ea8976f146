// Words of the procedure that gives a canvas another delay, in English: the reference catalogue. In steps, `back quotes` hold
// what is typed or chosen word for word, {braces} hold figures of the new delay.
import type { CatalogueOf } from '../language.ts';

const steps = (...list: readonly string[]): readonly string[] => list;

export const airDelayEn = {
  title: (from: string, to: string) => `Delay: ${from} → ${to}`,
  longer: 'longer',
  shorter: 'shorter',
  steps: { arm: 'Arm', armed: 'End of the hand', card: 'Mixer', sync: 'Sync', done: 'On air' },
  by: (name: string) => `Armed by ${name}`,
  byPause: 'Proposed: a long pause lies ahead',
  arm: 'Arm the change',
  armAsk: 'Press and hold to ask for the change',
  armSays:
    'Nothing changes yet: it waits for the end of the hand on air. Then the break card goes up and the mixer is asked.',
  waits: 'Waits for the end of the hand on air',
  waitsHand: (number: number) => `Waits for the end of hand ${number} on air`,
  prepare: 'Prepare the person at the mixer now:',
  oldStays: (from: string) => `Without confirmation ${from} stays.`,
  cardUp: 'Break card is up',
  cardFor: (time: string) => `for ${time}`,
  tell: 'Tell the mixer:',
  confirm: 'Press and hold: the mixer has the new delay',
  confirmSays: (to: string) => `Graphics then take ${to}, still behind the break card.`,
  cancel: 'Keep the old delay',
  syncTitle: 'Compare picture and graphics behind the break card',
  slate:
    'Film the clock at /sync on a phone and open the overlay with ?sync=1: both clocks must agree within two frames.',
  finish: 'In step: break card off',
  finishAnyway: 'Press and hold: break card off without a comparison',
  waiting: 'The picture of the new delay is not due yet: the graphics stand until then.',
  mixers: { obs: 'OBS', vmix: 'vMix', other: 'Other' },
  longerThanObs: 'OBS delays by 1800 s at most: take a device with a disk, or two OBS in a row with one half each.',
  how: {
    obs: steps(
      'Put the break picture on the programme, with music: nothing of the room.',
      'In the OBS that delays (the first one), press Stop Streaming.',
      'Settings, Advanced, Stream Delay, Duration: `{seconds}` s. About {memoryMb} MB of memory. Leave "Preserve cutoff point" off.',
      'Start Streaming. The picture comes back in the second OBS after {minutes} min.',
      'Microphones that do not run through this OBS get the same {seconds} s.',
    ),
    vmix: steps(
      'Put the break picture on the programme, with music: nothing of the room.',
      'In the OBS that delays in front of vMix: Stop Streaming, then Settings, Advanced, Stream Delay, Duration `{seconds}` s, then Start Streaming.',
      'With the Video Delay input of vMix instead: Seconds about `{vmixSeconds}`, and Delay `{ms}` ms for every microphone of the picture.',
      'The picture comes back in vMix after {minutes} min.',
    ),
    other: steps(
      'Put the break picture on the programme, with music: nothing of the room.',
      'Set the device that delays to {seconds} s = {minutes} min = {frames} frames at {frameRate} frames per second.',
      'Sound that does not run through it gets the same {ms} ms.',
      'The picture comes back after {minutes} min. Look whether the device kept nothing of the old delay.',
    ),
  },
};

export type AirDelayMessages = CatalogueOf<typeof airDelayEn>;
