// The page of rules in a real browser without a server: the real rules of the engine answer in the page. `?may=0`: somebody
// who may only read; `?running=1`: a hand runs.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { RulesLink } from '../../../app/console/rules/connectRules.ts';
import { RulesScreen } from '../../../app/console/rules/RulesScreen.tsx';
import { parseSwitches } from '../../../app/ui/switches.ts';
import { rulesView } from '../../../server/console/rules/rulesView.ts';
import { chips } from '../../../server/engine/chips.ts';
import { decideSession } from '../../../server/engine/decideSession.ts';
import { evolveSession } from '../../../server/engine/evolveSession.ts';
import { EMPTY_SESSION, type Session } from '../../../server/engine/session.ts';
import { EMPTY_TABLE } from '../../../server/log/tableState.ts';
import { RUNNING } from '../../engine/session.ts';

const asked = new URLSearchParams(location.search);
const hand = asked.get('running') === '1' ? RUNNING : null;

let session: Session = {
  ...EMPTY_SESSION,
  switches: { 'shuffle.minSeconds': 30 },
  structure: {
    ...{ limit: 'no', smallBlind: chips(100), bigBlind: chips(200), anteKind: 'big_blind', ante: chips(200) },
    ...{ straddles: [], posts: [], unit: chips(25), minBet: chips(200) },
  },
};

function viewNow() {
  const state = { ...EMPTY_TABLE, session, hand };
  return rulesView({
    table: 'final',
    tableName: 'Final table',
    state,
    may: asked.get('may') !== '0',
    mayReaders: asked.get('readers') === '1',
    hasConsole: true,
  });
}

const link: RulesLink = {
  rules: async () => ({ ok: true, rules: viewNow() }),
  async set(_, switches) {
    const decided = decideSession(session, { type: 'SetSwitches', switches }, { hand, position: 1, by: 'vera' });
    if (!decided.ok) return { ok: false, ...decided.error };
    session = decided.value.reduce(evolveSession, session);
    return { ok: true, position: 1 };
  },
};

function Page() {
  const [view, setView] = useState(viewNow());
  const { language } = parseSwitches(location.search);
  return (
    <RulesScreen {...{ view, link, language, fault: '', back: '/console/final' }} look={() => setView(viewNow())} />
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page />);
