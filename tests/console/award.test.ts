// The award at the console: one press as ever, another one by amounts per seat, and a hand that waits for a judge.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { allTo, awardForm, byRules } from '../../app/console/awardForm.ts';
import { ConsoleDesk } from '../../app/console/ConsoleDesk.tsx';
import { chopFault, sharesOf } from '../../app/console/chopForm.ts';
import { type ConsoleLink, refused } from '../../app/console/consoleLink.ts';
import { potShares } from '../../app/console/MapCentre.tsx';
import { remediesHere } from '../../app/console/stopRights.ts';
import { useDeskState } from '../../app/console/useDeskState.ts';
import { consoleWords } from '../../app/console/words.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import { AT_THE_AWARD, AWARD_SCENES, STOPPED } from './awardScenes.ts';
import { viewOf } from './inputs.ts';
import type { Scene } from './scene.ts';
import { give, giveAll, HAND, refusalOf, type Show } from './show.ts';

const SERVER: ConsoleLink = {
  command: async () => refused('connection-lost'),
  control: async () => refused('connection-lost'),
  preview: async () => refused('connection-lost'),
  pastHands: async () => refused('connection-lost'),
  pastHand: async () => refused('connection-lost'),
  me: async () => null,
};
const REMEDIES = viewOf(STOPPED).stop?.remedies ?? [];

describe('5.9.1 given pots that are ready to be pushed', () => {
  it('then Enter pushes what the rules give, and the form begins with the same amounts', () => {
    const view = viewOf(AT_THE_AWARD);
    expect(view).toMatchObject({ next: 'award', stop: null });
    expect(view.award).toEqual([
      { seat: 2, amount: 1_970_000 },
      { seat: 5, amount: 2_370_000 },
      { seat: 9, amount: 0 },
    ]);
    const form = byRules(view.award, 0);
    const award = awardForm(view.award ?? []);
    expect(chopFault(form, award, 0)).toBeNull();
    const shares = sharesOf(form, award, 0).filter(({ amount }) => amount > 0);
    expect(give(AT_THE_AWARD, { do: 'enterAward', hand: HAND, shares, by: 'DEALER' }).state.hand?.phase).toBe(
      'COMPLETE',
    );
  });

  it('then faces that wait for the second key tell by no amount who would win; shown they do (twin)', () => {
    const hidden = viewOf(AT_THE_AWARD, { openingsVisible: false });
    expect([hidden.next, hidden.award, hidden.pots.flatMap(({ shares }) => shares)]).toEqual(['award', null, []]);
    expect(viewOf(AT_THE_AWARD).pots.flatMap(({ shares }) => shares)).not.toEqual([]);
  });

  it('then amounts that are not the pots are said before they are sent', () => {
    const { award } = viewOf(AT_THE_AWARD);
    const less = { texts: { ...byRules(award, 0).texts, 2: '70000' } };
    expect(chopFault(less, awardForm(award ?? []), 0)).toEqual({ code: 'short', amount: 1_900_000 });
  });

  it('then its seats stand in the order of the table, and one press gives all of it to one of them', () => {
    const award = awardForm([
      { seat: 9, amount: 100 },
      { seat: 2, amount: 300 },
      { seat: 5, amount: 0 },
    ]);
    expect(award.most.map(({ seat }) => seat)).toEqual([2, 5, 9]);
    const all = allTo(5, award, 0);
    expect(sharesOf(all, award, 0)).toEqual([2, 5, 9].map((seat) => ({ seat, amount: seat === 5 ? 400 : 0 })));
    expect(chopFault(all, award, 0)).toBeNull();
    expect(drawn('award-otherwise').match(/All here/g)).toHaveLength(3);
  });

  it('5.9.3 then a pot that two share says how much each takes of it', () => {
    const view = viewOf(AT_THE_AWARD);
    const [pot] = view.pots;
    if (pot === undefined) throw new Error('no pot');
    const [share] = pot.shares;
    const half = pot.amount / 2;
    const split = { ...pot, shares: [2, 5].map((seat) => ({ ...share, seat, amount: half })) };
    const desk = { view, words: consoleWords(view, 'en') };
    const amount = half.toLocaleString('en');
    expect(potShares(split, desk).match(new RegExp(`→ ${amount}`, 'g'))).toHaveLength(2);
    expect(potShares({ ...pot, shares: [] }, desk)).not.toContain('→');
  });

  it('then the page offers both, the usual one by one press', () => {
    const html = drawn('award');
    expect(html).toContain('Dealer pushes otherwise');
    expect(html).toMatch(/Award<\/b>/);
  });
});

describe('5.9.1 given another award', () => {
  it('then Enter does nothing, nothing starts, and the page says what is wrong by which clause', () => {
    const view = viewOf(STOPPED);
    expect(view).toMatchObject({ next: '', stop: { code: 'SP-5.9.1.2-AWARD_OTHER', clause: '5.9.1.2' } });
    expect(refusalOf(STOPPED, { do: 'startHand', hand: '01980000-0000-7000-8000-000000000119' })?.code).toBe(
      'hand-stopped',
    );
    const html = drawn('award-stopped');
    expect(html).toContain('the best opened hand takes the pot');
    expect(html).toContain('rule 5.9.1.2');
    expect(html).toContain('5 Zhao 4,340,000');
  });

  it('then an operator whose table has a floor may take a slip back, and the floor may do all', () => {
    const floor: ConsoleView['people'] = [{ actor: 'olga', role: 'floor' }];
    const outcomes = (role: string, people: ConsoleView['people']) =>
      remediesHere(REMEDIES, { role }, people).map(({ outcome, by }) => `${outcome} ${by}`);
    expect(outcomes('operator', floor)).toEqual(['entry-error DEALER']);
    const all = ['as-computed', 'as-entered', 'override', 'entry-error'];
    expect(outcomes('floor', floor)).toEqual(all.map((outcome) => `${outcome} JUDGE`));
    expect(outcomes('chief-judge', floor)).toEqual(all.map((outcome) => `${outcome} CHIEF_JUDGE`));
    expect(outcomes('operator', [{ actor: 'maria', role: 'operator' }])).toHaveLength(4);
  });

  it('then what each console offers is taken by the rules', () => {
    for (const { outcome } of REMEDIES.filter((remedy) => remedy.outcome !== 'override')) {
      const ruled = { do: 'rule', hand: HAND, incident: 1, outcome, by: 'JUDGE' } as const;
      expect(refusalOf(STOPPED, ruled)).toBeNull();
    }
  });

  it('then the log names the report and the ruling in words', () => {
    const html = drawn('award-stopped');
    expect(html).toContain('Reported:');
    expect(html).not.toContain('SP-5.9');
  });
});

describe('5.9.1 given a dispute after the award', () => {
  const NEXT = { do: 'startHand', hand: '01980000-0000-7000-8000-000000000119' } as const;
  const disputed = giveAll(AT_THE_AWARD, [
    { do: 'award', hand: HAND },
    { do: 'report', hand: HAND, report: { kind: 'dispute' }, by: 'PLAYER' },
  ]);
  const stacks = ({ state }: Show) => state.session.seats.map(({ stack }) => stack);

  it('then the next hand waits, and the form begins with what was pushed', () => {
    expect(refusalOf(disputed, NEXT)).toMatchObject({ code: 'hand-stopped', clause: '5.9.1' });
    expect(viewOf(disputed)).toMatchObject({ next: '', stop: { code: 'SP-5.9.1-DISPUTE' } });
    expect(viewOf(disputed).award).toEqual(viewOf(AT_THE_AWARD).award);
  });

  it('when a judge moves chips, then the next hand begins with them, and not one is lost', () => {
    const shares = [
      { seat: 2, amount: 2_370_000 },
      { seat: 9, amount: 1_970_000 },
    ];
    const ruled = give(disputed, { do: 'rule', hand: HAND, incident: 1, outcome: 'override', by: 'JUDGE', shares });
    expect(stacks(disputed)).toEqual([1_970_000, 2_370_000, 835_000]);
    expect(stacks(ruled)).toEqual([2_370_000, 0, 2_805_000]);
    const sum = (show: Show) => stacks(show).reduce((total, stack) => total + stack, 0);
    expect(sum(ruled)).toBe(sum(disputed));
    expect(give(ruled, NEXT).state.hand?.seats.map(({ seat }) => seat)).toEqual([9, 2]);
  });

  it('when the pots were paid and nobody disputes, then nothing is offered', () => {
    const paid = give(AT_THE_AWARD, { do: 'award', hand: HAND });
    expect(viewOf(paid)).toMatchObject({ next: 'start-hand', stop: null, award: null });
  });
});

function drawn(name: string): string {
  const found = AWARD_SCENES[name];
  if (found === undefined) throw new Error(`no scene ${name}`);
  return renderToStaticMarkup(createElement(Page, { scene: found })).replaceAll('<!-- -->', '');
}

function Page({ scene }: { readonly scene: Scene }) {
  const desk = useDeskState({ link: 'live', ...scene, language: 'en', server: SERVER });
  return createElement(ConsoleDesk, { desk });
}
