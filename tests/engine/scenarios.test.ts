// Every row of the scenario tables, run one way. The ids stand in docs/RULES.md; rulesDocument.test.ts compares.
import { describe, expect, test } from 'vitest';
import { playButton } from './scenarios/playButton.ts';
import { playCase } from './scenarios/playCase.ts';
import { playPushed } from './scenarios/playPushed.ts';
import { playReads } from './scenarios/playReads.ts';
import { playRow } from './scenarios/playRow.ts';
import { playSession } from './scenarios/playSession.ts';
import { caseRow, handRow, pushedRow, type Row } from './scenarios/row.ts';
import { sessionRow } from './scenarios/sessionRow.ts';
import { ROWS } from './scenarios/tables/all.ts';

function play(row: Row): readonly string[] {
  switch (row.kind) {
    case 'hand':
      return playRow(row);
    case 'button':
      return playButton(row);
    case 'pushed':
      return playPushed(row);
    case 'case':
      return playCase(row);
    case 'reads':
      return playReads(row);
    case 'session':
      return playSession(row);
  }
}

describe('scenarios of the rules', () => {
  for (const row of ROWS) {
    test(`${row.id} ${row.title}`, () => {
      expect(play(row)).toEqual([]);
    });
  }
});

describe('the runner of the scenarios can fail', () => {
  const script = ['s4 raise 600', 's5 fold'];
  test.each([
    { fault: 'a wrong figure', row: handRow({ id: 'X', title: '', script, expect: { middle: 901 } }) },
    { fault: 'a wrong seat to act', row: handRow({ id: 'X', title: '', script, expect: { toAct: 1 } }) },
    {
      fault: 'a code that did not come up',
      row: handRow({ id: 'X', title: '', script, expect: { codes: ['SP-5.9.3-SPLIT'] } }),
    },
    { fault: 'a refusal of what is allowed', row: handRow({ id: 'X', title: '', script: [...script, 's6 call !'] }) },
    {
      fault: 'another refusal code',
      row: handRow({ id: 'X', title: '', script: [...script, 's6 check !nothing-to-raise'] }),
    },
    {
      fault: 'a refused start that is accepted',
      row: handRow({ id: 'X', title: '', refused: 'ante-not-offered', script: [] }),
    },
    {
      fault: 'another meaning of pushed chips',
      row: pushedRow({ id: 'X', title: '', facing: {}, pushed: [200], expect: { action: 'raise' } }),
    },
    {
      fault: 'a case that went on',
      row: caseRow({ id: 'X', title: '', hand: [], script: ['chief order 1 !hand-at-table'], expect: {} }),
    },
    {
      fault: 'a case that came to something else',
      row: caseRow({ id: 'X', title: '', hand: [], script: ['chief order 1 !hand-running'], expect: { looks: 1 } }),
    },
    {
      fault: 'a deck that blocks nothing',
      row: sessionRow({ id: 'X', title: '', script: ['start !SP-6.1.1-REPLACE'] }),
    },
    {
      fault: 'another winner of the blinds',
      row: sessionRow({ id: 'X', title: '', script: ['start', { stacks: { 2: 10_000 } }] }),
    },
    { fault: 'a refused command', row: handRow({ id: 'X', title: '', script: [...script, 's1 call'] }) },
  ])('given $fault, when the row is played, then it is reported', ({ row }) => {
    expect(play(row)).not.toEqual([]);
  });
});
