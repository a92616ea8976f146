// Refusals of release control: hands, the planned start, another delay, playback.
export const airRefusalsEn = {
  'delay-too-short-for-kind': 'The delay is too short for this kind of show. At least {minimumMs:time}.',
  'gate-needs-two-people': 'Cards during play take two people: one asks, another one confirms at his own console.',
  'nobody-may-confirm':
    'Nothing was changed: nobody here could confirm it. It takes a producer and a floor or chief judge; the set-up page makes an address for one.',
  'ask-changed': 'That is not asked any more, or not in this way. Nothing was changed: look at what is asked now.',
  'wrong-sentence': 'The sentence must be typed word for word.',
  'exception-not-needed': 'These settings need no exception. Leave it out.',
  'needs-floor-or-chief-judge': 'One of the two must be floor or chief judge.',
  'nothing-to-compare':
    'The clock of the graphics stands, so there is nothing to compare. Resume, or wait until the delay has passed.',
  'not-held': 'Graphics are not held.',
  'gap-larger-than-shown': 'The confirmed gap is larger than the shown one.',
  'tabled-only-shows-no-cards': 'This kind of show never carries unopened cards.',
  'delay-out-of-range': 'The delay is out of range.',
  'start-in-the-past': 'That time has passed. Choose a later one.',
  'hand-not-on-canvas': 'There is no such hand on any canvas.',
  'hand-has-aired': 'This hand has aired on every canvas. Nothing can be taken back.',
  'hand-dropped': 'This hand was dropped for good.',
  'hand-not-held': 'This hand is not held.',
  'hand-held-by-another': 'Somebody else holds this hand: the producer lets it go.',
  'not-on-air': 'Nothing runs on this canvas. Set its delay directly.',
  'delay-change-open': 'Another delay is being set on this canvas. Finish or cancel that first.',
  'no-delay-change': 'No other delay is being set on this canvas.',
  'delay-not-at-this-stage': 'The change of the delay is not at this step. Look again.',
  'not-a-playback': 'This canvas plays nothing back.',
  'is-a-playback':
    'This canvas plays a show that is over. It has no delay and no offset of its own: move what is played.',
  'nothing-played': 'Nothing is played on this canvas. Choose where to play from first.',
  'show-not-over':
    'Only a show that is over, and has aired, can be played back, ten minutes after its end at the earliest.',
  'commentary-gate-open':
    'The programme shows cards only when a hand is over, so a commentary that is on air waits for that as well. Let its cards wait for the end of the hand.',
  'commentary-ahead-of-programme':
    'A commentary that is on air cannot be earlier than the shortest canvas that shows cards. It needs at least {minimumMs:time}.',
};
