// Which page is proposed as the mixer, and that every refusal has its words.
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../app/messages/language.ts';
import { reissueMessages } from '../../../app/messages/reissue.ts';
import { likelyMixer, openFor } from '../../../app/ui/mixerPage.ts';
import { REISSUE_REFUSALS, type ReissuePage } from '../../../server/setup/reissue/view.ts';

const obs: ReissuePage = {
  ...{ id: 'mixer', host: 'obs', width: 1920, height: 1080, visible: true },
  ...{ address: '192.168.1.20', sinceMs: 3_600_000, keeps: true },
};

describe('the page that is proposed', () => {
  it('given one browser source of full size among others, then that one', () => {
    expect(likelyMixer([{ ...obs, id: 'b', host: 'browser' }, obs, { ...obs, id: 'c', width: 800 }])).toBe('mixer');
  });

  it('given two that look like it, or one that stores nothing, or none, then none', () => {
    expect(likelyMixer([obs, { ...obs, id: 'attacker' }])).toBe('');
    expect(likelyMixer([obs, { ...obs, id: 'attacker', keeps: false }])).toBe('');
    expect(likelyMixer([{ ...obs, keeps: false }])).toBe('');
    expect(likelyMixer([])).toBe('');
  });
});

it('given a time, then it is said in hours, minutes or seconds', () => {
  const { units } = reissueMessages('en');
  expect([4_000, 720_000, 11_100_000].map((ms) => openFor(ms, units))).toEqual(['4 s', '12 min', '3 h 05 min']);
});

it.each(LANGUAGES)('given every refusal in %s, then it has words', (language) => {
  const words = reissueMessages(language);
  expect(Object.keys(words.refusals).sort()).toEqual([...REISSUE_REFUSALS, 'connection-lost'].sort());
});
