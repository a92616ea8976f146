// Texts of the page about delayed video, in English: the reference catalogue. In steps, `back quotes` hold what is typed
// or chosen word for word, {braces} hold figures of the delay.
import type { CatalogueOf } from '../language.ts';

interface Step {
  readonly title: string;
  readonly text: string;
}
const steps = (...list: readonly Step[]): readonly Step[] => list;

export const setupDelayEn = {
  title: 'Delayed video',
  lead: 'Feltcast delays its graphics. The picture and the sound are delayed by your mixer. This page says how, with your numbers.',
  back: 'Set-up',
  print: 'Print these steps',
  form: 'Your mixer',
  mixer: 'Where is the programme put together?',
  mixers: {
    'obs-two': 'OBS, one computer, delay by a second OBS',
    'obs-hardware': 'OBS, one computer, delay by a device in front of it',
    vmix: 'vMix',
    hardware: 'A mixer with a keyer (hardware)',
  },
  delay: 'Delay of picture and graphics',
  delayHint: 'Minutes:seconds or seconds. The same delay as that of the overlay at the console.',
  delayWrong: 'Type minutes:seconds, such as 10:00, or seconds, from 30 to 86400.',
  frameRate: 'Frames per second of the programme',
  presets: { 30: '30 s', 120: '2 min', 600: '10 min', 900: '15 min', 1800: '30 min' },
  inNumbers: 'In numbers',
  numbers: '{seconds} s = {minutes} min = {ms} ms = {frames} frames at {frameRate} frames per second',
  principleTitle: 'Before you start',
  principle: [
    'Graphics go on after the video delay, never before it. Put on before it, they would be delayed twice.',
    'Sound is delayed together with the picture. One microphone of the room that is not delayed tells viewers what they have not seen yet.',
    'Nothing that is not delayed may reach the programme: no camera, no microphone of the room, no shot of a monitor in the control room.',
    'The delay that YouTube or Twitch offers comes later and is no substitute: it delays the finished programme, graphics and all.',
  ],
  longerThanObs:
    'OBS delays by 1800 s at most. For this delay, take a device with a disk, or let two OBS in a row delay one half each.',
  stepsTitle: 'Step by step',
  variantsTitle: 'Other ways',
  syncTitle: 'Then bring graphics and picture together',
  versions:
    'Names of menus are those of OBS 30 to 32, vMix 26 to 30 and MediaMTX 1; yours may differ a little. Rehearse the whole chain once before the show, for longer than the delay.',
  steps: {
    'obs-two': steps(
      {
        title: 'A relay on this computer',
        text: 'Download MediaMTX (one free program, no installation) and start it with the settings it comes with. It hands the picture from the first OBS to the second at `127.0.0.1` and needs no internet.',
      },
      {
        title: 'Two OBS',
        text: 'Make two profiles and two scene collections, `clean` and `programme`. Start the second OBS beside the first with `--multi --profile programme --collection programme` behind the name of the program (Windows: in the shortcut of obs64.exe; macOS: `open -n -a OBS --args --multi ...`). On Windows you may instead unpack the ZIP version of OBS into a folder of its own and start it with `--multi --portable`.',
      },
      {
        title: 'First OBS: the clean picture',
        text: 'All cameras and all microphones of the room, cut as you like. No graphics. Settings, Video: `1920x1080`, {frameRate} frames per second.',
      },
      {
        title: 'First OBS: where it goes',
        text: 'Settings, Stream: Service `Custom`, Server `rtmp://127.0.0.1/live`, Stream Key `clean`. Settings, Output, mode Advanced: rate control `CBR`, bitrate `{bitrate}` Kbps, keyframe interval `1 s`, a hardware encoder if there is one. This never leaves the computer.',
      },
      {
        title: 'First OBS: the delay',
        text: 'Settings, Advanced, Stream Delay: enable it, Duration `{seconds}` s. Leave "Preserve cutoff point" off: after a break it would make the delay longer. OBS keeps the delay in memory, about {memoryMb} MB at this bitrate.',
      },
      {
        title: 'Second OBS: the delayed picture',
        text: 'Add a Media Source to every scene (add it once, then as an existing source): untick `Local File`, Input `rtmp://127.0.0.1/live/clean`, Reconnect Delay `1 s`. Untick "Restart playback when source becomes active" and "Close file when inactive". The sound of the room comes with it.',
      },
      {
        title: 'Second OBS: the graphics',
        text: 'Above it a Browser source with the address of the overlay, Width `1920`, Height `1080`. Delay of the canvas `overlay` at the producer’s console: {minutes} min.',
      },
      {
        title: 'Second OBS: commentators',
        text: 'Their microphones belong here, not into the first OBS: they speak to the delayed picture. Give their page the same delay as the overlay.',
      },
      {
        title: 'Second OBS: out',
        text: 'Stream and record the programme from here. Its own Stream Delay stays off.',
      },
      {
        title: 'Start in this order',
        text: 'MediaMTX, second OBS, then Start Streaming in the first. The first picture arrives after {minutes} min: start that much before the show. At the end press Stop Streaming in the first and let the rest run out.',
      },
      {
        title: 'Check',
        text: 'Wave at a camera and look at a watch: the second OBS shows it {minutes} min later, with its sound. Only then put the graphics on.',
      },
    ),
    'obs-hardware': steps(
      {
        title: 'The clean picture',
        text: 'Cameras and the sound of the room go into a switcher. Its output, 1920x1080, {frameRate} frames per second, carries the sound embedded and no graphics.',
      },
      {
        title: 'The delay',
        text: 'The device takes this output and gives it back after {seconds} s. If it counts frames, enter {frames}. Look into its manual whether it delays embedded sound as well, and whether its memory or disk holds {minutes} min of your format.',
      },
      {
        title: 'OBS: the delayed picture',
        text: 'The output of the device goes into a capture card, a Video Capture Device in OBS. Nothing else may come in: mute or remove every microphone of the room and every camera of its own.',
      },
      {
        title: 'OBS: sound that comes another way',
        text: 'Sound that does not run through the device needs the same {ms} ms elsewhere. The Sync Offset of OBS is meant for fractions of a second and is no place for it.',
      },
      {
        title: 'OBS: the graphics',
        text: 'Above the picture a Browser source with the address of the overlay, Width `1920`, Height `1080`. Delay of the canvas `overlay` at the producer’s console: {minutes} min. Settings, Advanced, Stream Delay: off.',
      },
      {
        title: 'Commentators',
        text: 'Their microphones go into OBS, behind the delay: they speak to the delayed picture. Give their page the same delay as the overlay.',
      },
      {
        title: 'Check',
        text: 'Wave at a camera and look at a watch: OBS shows it {minutes} min later, with its sound. Look once how long the device needs after its power was gone, and what it shows meanwhile. Only then put the graphics on.',
      },
    ),
    vmix: steps(
      {
        title: 'The clean picture',
        text: 'Mix cameras and the sound of the room without graphics: in a vMix or OBS of its own, or in a switcher. The vMix that makes the programme comes after the delay.',
      },
      {
        title: 'The delay, sound included',
        text: 'An OBS in between does it for every length up to 1800 s: bring the clean picture into it (capture card, NDI or SRT), Settings, Advanced, Stream Delay, Duration `{seconds}` s, about {memoryMb} MB of memory. Settings, Stream: Service `Custom`, Server `rtmp://127.0.0.1/live`, Stream Key `clean`; Output: `CBR`, `{bitrate}` Kbps, keyframe interval `1 s`. MediaMTX, one free program started with the settings it comes with, hands it on.',
      },
      {
        title: 'vMix: the delayed picture',
        text: 'Add Input, Stream / SRT: Stream Type `SRT (Caller)`, Hostname `127.0.0.1`, Port `8890`, Stream ID `read:live/clean`. If OBS and MediaMTX run on another computer, write its address instead.',
      },
      {
        title: 'vMix: the graphics',
        text: 'Add Input, Web Browser: the address of the overlay, Width `1920`, Height `1080`. Put it on an overlay channel above the delayed picture. Delay of the canvas `overlay` at the producer’s console: {minutes} min.',
      },
      {
        title: 'vMix: commentators',
        text: 'Their microphones go into this vMix: they speak to the delayed picture. Microphones of the room do not: they are in the delayed picture already.',
      },
      {
        title: 'Start in this order',
        text: 'MediaMTX, vMix, then Start Streaming in OBS. The first picture arrives after {minutes} min: start that much before the show.',
      },
      {
        title: 'Check',
        text: 'Wave at a camera and look at a watch: vMix shows it {minutes} min later, with its sound. Only then put the graphics on.',
      },
    ),
    hardware: steps(
      {
        title: 'The clean picture',
        text: 'One mixer (or one mix bus) cuts cameras and the sound of the room without graphics, {frameRate} frames per second.',
      },
      {
        title: 'The delay',
        text: 'The device takes this output and gives it back after {seconds} s. If it counts frames, enter {frames}. Look into its manual whether it delays embedded sound as well, and whether its memory or disk holds {minutes} min of your format.',
      },
      {
        title: 'The graphics',
        text: 'A computer opens the address of the overlay at 1920x1080 and gives it out as fill and key: for example CasparCG (HTML producer), or OBS with a DeckLink card whose keyer is set to external. Delay of the canvas `overlay` at the producer’s console: {minutes} min.',
      },
      {
        title: 'The keyer',
        text: 'Fill and key go into the downstream keyer of the mixer that gets the delayed picture, as premultiplied key. The keyer stands behind the delay.',
      },
      {
        title: 'Sound',
        text: 'Sound that does not run through the device needs the same {ms} ms in the sound desk. Commentators speak to the delayed picture and come in behind the delay.',
      },
      {
        title: 'Check',
        text: 'Wave at a camera and look at a watch: the programme shows it {minutes} min later, with its sound. Look once how long the device needs after its power was gone, and what it shows meanwhile. Only then put the graphics on.',
      },
    ),
  },
  variants: {
    'obs-two': [
      'Without MediaMTX: in the second OBS the Media Source listens itself, Input `srt://127.0.0.1:9000?mode=listener`, Input Format `mpegts`; the first streams to `srt://127.0.0.1:9000` with an empty key. Start the second first. After a break both must be started again in this order: MediaMTX forgives more.',
      'On two computers: start MediaMTX on the second and write its address instead of 127.0.0.1 in both places.',
      'The filter "Video Delay (Async)" and the Sync Offset of OBS are meant for fractions of a second: they do not hold minutes.',
    ],
    'obs-hardware': [
      'A recorder that plays while it records (a server of several channels) is such a device too, if it keeps the distance fixed.',
    ],
    vmix: [
      'For short delays vMix has the input Video Delay (Source: a camera or Output). Its Seconds are counted for 30 frames per second: at your rate {seconds} s are about `{vmixSeconds}`. Its help says nothing of sound or of a longest delay: give every microphone of the picture Audio Settings, Delay `{ms}` ms, and try beforehand that your version takes and keeps both.',
      'The Delay in the settings of a capture input counts frames ({frames} for yours) and is meant for a few. So many frames would need about {rawMb} MB of memory.',
    ],
    hardware: [
      'A recorder that plays while it records (a server of several channels) is such a device too, if it keeps the distance fixed.',
    ],
  },
  sync: steps(
    {
      title: 'A clock in the picture',
      text: 'Open the address "Sync" of your table on a phone and hold it in front of a camera. It shows the time with milliseconds and flashes each second.',
    },
    {
      title: 'The same clock in the graphics',
      text: 'Put `sync=1` into the address of the overlay, before the #: `...?sync=1#token=...`. Wait {minutes} min, until the clock of the phone has come through the delay.',
    },
    {
      title: 'Compare',
      text: 'In a still picture of the programme read both clocks. The picture is usually later, by what encoding and transport take: 0.5 to 3 s.',
    },
    {
      title: 'Step the offset',
      text: 'At the producer’s console step the offset of the overlay by a frame, 100 ms or 1 s until both clocks agree within two frames. If the difference is more than 5 s, correct the delay of the picture instead.',
    },
    {
      title: 'In sync',
      text: 'Press "In sync" and take `sync=1` out of the address again. Repeat after every restart of the mixer or the delay, and every two hours.',
    },
  ),
};

export type SetupDelayMessages = CatalogueOf<typeof setupDelayEn>;
