'use client';
// The judge's page as laid out: hands and cases at the left, the order or the case in work at the right. While a look lasts it
// takes the whole screen, so that nothing else is pressed beside it.
import { useMemo, useState } from 'react';
import type { JudgeDesk } from '../../../server/judge/view.ts';
import type { Language } from '../../messages/language.ts';
import { CardSprite } from '../../ui/CardSprite.tsx';
import { Button } from '../Button.tsx';
import { CaseWork } from './CaseWork.tsx';
import type { Chosen } from './chosen.ts';
import { CaseList, HandList } from './JudgeLists.tsx';
import { judgeWords } from './judgeWords.ts';
import { OrderForm } from './OrderForm.tsx';
import { SealedView } from './SealedView.tsx';
import type { JudgeWork } from './useJudge.ts';

export interface JudgeScreenProps {
  readonly work: JudgeWork;
  readonly desk: JudgeDesk;
  readonly language: Language;
}

export function JudgeScreen({ work, desk, language }: JudgeScreenProps) {
  const words = useMemo(() => judgeWords(language), [language]);
  const [tab, setTab] = useState<'hands' | 'cases'>('hands');
  const [chosen, setChosen] = useState<Chosen>(null);
  const { messages } = words;
  const { declined, lost, sealed } = work;
  const looked = desk.cases.find((one) => chosen !== null && 'case' in chosen && one.id === chosen.case);
  if (sealed.look !== null) return <SealedView sealed={sealed} look={sealed.look} of={looked} words={words} />;
  const opened = (id: string): void => {
    setTab('cases');
    setChosen({ case: id });
  };
  return (
    <div className="con jud" lang={language}>
      <CardSprite />
      <header className="con-top jud-top">
        <b className="con-top-table">{desk.tableName}</b>
        <h1>{messages.title}</h1>
        <span className="jud-name">{desk.name}</span>
        <Button tone="quiet" onPress={work.reload}>
          {messages.reload}
        </Button>
      </header>
      {lost && (
        <p className="con-banner" data-tone="warn" role="alert">
          {messages.lost}
        </p>
      )}
      {declined !== null && (
        <p className="con-banner" data-tone="warn" role="alert">
          {words.refusal(declined.code, declined.params)}
        </p>
      )}
      {desk.onScreens > 0 && (
        <div className="con-banner jud-screens" data-tone="warn">
          <span>{messages.show.on(desk.onScreens)}</span>
          <Button disabled={work.waits} onPress={() => void work.give({ do: 'takeDown' })}>
            {messages.show.takeDown}
          </Button>
        </div>
      )}
      <main className="jud-main">
        <nav className="jud-left">
          <div className="jud-tabs">
            {(['hands', 'cases'] as const).map((name) => (
              <Button key={name} pressed={tab === name} onPress={() => setTab(name)}>
                {messages.tabs[name]}
                {name === 'cases' && desk.cases.length > 0 ? ` ${desk.cases.length}` : ''}
              </Button>
            ))}
          </div>
          {tab === 'hands' ? (
            <HandList work={work} words={words} chosen={chosen} choose={(hand) => setChosen({ hand })} />
          ) : (
            <CaseList cases={desk.cases} words={words} chosen={chosen} choose={opened} />
          )}
        </nav>
        <section className="jud-work">
          <Work work={work} desk={desk} chosen={chosen} words={words} opened={opened} />
        </section>
      </main>
    </div>
  );
}

interface WorkProps extends Omit<JudgeScreenProps, 'language'> {
  readonly chosen: Chosen;
  readonly words: ReturnType<typeof judgeWords>;
  readonly opened: (id: string) => void;
}

function Work({ work, desk, chosen, words, opened }: WorkProps) {
  const { messages } = words;
  const hand = work.hands.hands.find((one) => chosen !== null && 'hand' in chosen && one.hand === chosen.hand);
  if (hand !== undefined)
    return <OrderForm key={hand.hand} hand={hand} open={desk.open} work={work} words={words} ordered={opened} />;
  const one = desk.cases.find(({ id }) => chosen !== null && 'case' in chosen && id === chosen.case);
  if (one !== undefined) return <CaseWork key={one.id} one={one} work={work} words={words} />;
  return (
    <>
      <p className="jud-clause">{messages.clause}</p>
      <p className="jud-hint">{desk.open ? messages.choose : messages.closed}</p>
      <p className="jud-hint">{messages.hidden}</p>
    </>
  );
}
