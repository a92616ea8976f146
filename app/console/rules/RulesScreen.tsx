'use client';
// The page of rules as laid out: whose rules at the top, the switches below, what was tapped and waits for Confirm at the foot.
import { useState } from 'react';
import { refusedAddress } from '../../messages/refusedAddress.ts';
import { Button } from '../Button.tsx';
import { RulesBar } from './RulesBar.tsx';
import { RulesList } from './RulesList.tsx';
import { RulesDeskContext, useRulesDesk } from './rulesDesk.ts';
import { wordIn } from './ruleText.ts';
import { type RulesSource, useRulesWork } from './useRulesWork.ts';

interface ScreenProps extends RulesSource {
  /** why the rules could not be asked for since; '' when they could */
  readonly fault: string;
  /** where the console is */
  readonly back: string;
}

export function RulesScreen({ fault, back, ...source }: ScreenProps) {
  const work = useRulesWork(source);
  const { messages, view } = work.desk;
  const [changedOnly, setChangedOnly] = useState(false);
  return (
    <RulesDeskContext value={work.desk}>
      <div className="con rul" lang={source.language}>
        <RulesTop back={back} changedOnly={changedOnly} onFilter={setChangedOnly} />
        {fault !== '' && (
          <p className="con-banner" data-tone="warn">
            {refusedAddress(source.language, fault) || messages.lost}
          </p>
        )}
        {!changedOnly && <GroupButtons />}
        <main className="rul-main">
          {!view.may && (
            <p className="con-note">{view.rules.some((rule) => rule.may) ? messages.readersOnly : messages.readOnly}</p>
          )}
          <RulesList changedOnly={changedOnly} />
        </main>
        <RulesBar {...work} />
      </div>
    </RulesDeskContext>
  );
}

interface TopProps {
  readonly back: string;
  readonly changedOnly: boolean;
  readonly onFilter: (on: boolean) => void;
}

function RulesTop({ back, changedOnly, onFilter }: TopProps) {
  const { view, messages } = useRulesDesk();
  const count = view.rules.filter(({ changed }) => changed).length;
  return (
    <header className="con-top rul-top">
      {view.hasConsole && (
        <a className="con-btn" href={back}>
          {messages.console}
        </a>
      )}
      <h1>{view.tableName}</h1>
      <span>
        {messages.title}: <b>{wordIn(messages.by, view.profile)}</b>, {messages.changedCount(count)}
      </span>
      <div className="rul-filter">
        <Button pressed={!changedOnly} onPress={() => onFilter(false)}>
          {messages.all}
        </Button>
        <Button pressed={changedOnly} onPress={() => onFilter(true)}>
          {messages.changedOnly}
        </Button>
      </div>
    </header>
  );
}

/** The token stands behind # in the address: the page scrolls by itself, without links of its own there. */
function GroupButtons() {
  const { view, messages } = useRulesDesk();
  return (
    <nav className="rul-groups">
      {view.groups.map((group) => (
        <Button key={group} tone="quiet" onPress={() => document.getElementById(group)?.scrollIntoView()}>
          {wordIn(messages.groups, group)}
        </Button>
      ))}
    </nav>
  );
}
