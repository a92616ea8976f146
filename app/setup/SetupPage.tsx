'use client';
// The set-up of shows: who you are, which tables there are, a new one. Says what is missing when it cannot go on.
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Made, SetupLine, SetupOverview } from '../../server/setup/view.ts';
import type { SetupMessages } from '../messages/en/setup.ts';
import { codeWords, filledText, setupMessages } from '../messages/setup.ts';
import { staffMessages } from '../messages/staff.ts';
import { keepMade } from './fresh.ts';
import { NamePanel } from './NamePanel.tsx';
import { PlanForm } from './plan/PlanForm.tsx';
import { draftOf } from './plan/planOf.ts';
import { usePlan } from './plan/usePlan.ts';
import { SetupFrame } from './SetupFrame.tsx';
import type { SetupLink } from './setupLink.ts';
import { StaffPanel } from './staff/StaffPanel.tsx';
import { TableList } from './TableList.tsx';
import { Trouble } from './Trouble.tsx';
import { useSetup } from './useSetup.ts';
import { type SetupAddressState, useSetupAddress } from './useSetupAddress.ts';

export function SetupPage() {
  const address = useSetupAddress();
  return address === null ? null : <SetupAt address={address} />;
}

function SetupAt({ address }: { readonly address: SetupAddressState }) {
  const words = setupMessages(address.language);
  const { server, overview, trouble, again } = useSetup(address.token);
  const [named, setNamed] = useState(false);
  const person = overview?.me.person ?? null;
  return (
    <SetupFrame
      title={words.title}
      language={address.language}
      onLanguage={address.setLanguage}
      {...(person !== null && { note: words.you.hello(person) })}
    >
      <Trouble words={words} token={address.token} reason={trouble} waiting={overview === null} />
      {named && <p className="set-notice">{words.you.keep}</p>}
      {overview !== null && person === null && (
        <NamePanel
          words={words}
          texts={staffMessages(address.language)}
          server={server}
          onNamed={(token) => {
            setNamed(true);
            address.setToken(token);
          }}
        />
      )}
      {overview !== null && person !== null && (
        <>
          <Shows {...{ words, server, overview, self: person, to: address.to, again }} />
          {overview.everyTable && <StaffPanel words={words} language={address.language} server={server} />}
        </>
      )}
    </SetupFrame>
  );
}

interface ShowsProps {
  readonly words: SetupMessages;
  readonly server: SetupLink;
  readonly overview: SetupOverview;
  readonly self: string;
  readonly to: (path: string) => string;
  readonly again: () => void;
}

function Shows({ words, server, overview, self, to, again }: ShowsProps) {
  const router = useRouter();
  const [like, setLike] = useState('');
  const [refused, setRefused] = useState('');
  const onMade = (made: Made): void => {
    keepMade(made);
    router.push(to(`/setup/${made.table}`));
  };
  const plan = usePlan(server, onMade);
  const say = (code: string, params: Readonly<Record<string, string | number>> = {}): void =>
    setRefused(filledText(codeWords(words.codes.refusals, code), params));
  const repeat = async (line: SetupLine): Promise<void> => {
    const answer = await server.planFrom(line.table);
    if (!answer.ok) return say(answer.code, answer.params);
    setRefused('');
    setLike(line.name);
    plan.reset(draftOf(answer.plan));
    document.getElementById('name')?.focus();
  };
  const finish = async (line: SetupLine): Promise<void> => {
    const answer = await server.finish(line.table);
    if (answer.ok) return onMade(answer);
    say(answer.code, 'params' in answer ? answer.params : {});
    again();
  };
  const form = (
    <PlanForm
      plan={plan}
      words={words}
      title={like === '' ? words.plan.title : words.plan.like(like)}
      self={self}
      people={overview.people}
      to={to}
    />
  );
  return (
    <>
      {refused !== '' && (
        <p className="set-wrong" role="alert">
          {refused}
        </p>
      )}
      {overview.tables.length > 0 && (
        <TableList
          words={words}
          tables={overview.tables}
          to={to}
          onAgain={(line) => void repeat(line)}
          onFinish={(line) => void finish(line)}
        />
      )}
      {form}
    </>
  );
}
