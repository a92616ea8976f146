'use client';
// Joins the judge's page to its address. Who is not the chief judge by name sees why, and nothing about cases.
import { useParams } from 'next/navigation';
import { judgeMessages } from '../../messages/judge.ts';
import { codeText } from '../../messages/refusals.ts';
import { refusedAddress } from '../../messages/refusedAddress.ts';
import { NoToken } from '../../ui/NoToken.tsx';
import { useAwake } from '../../ui/useAwake.ts';
import { usePageAddress } from '../../ui/usePageAddress.ts';
import { JudgeScreen } from './JudgeScreen.tsx';
import { useJudge } from './useJudge.ts';

export function JudgePage() {
  const { table } = useParams<{ table: string }>();
  const address = usePageAddress();
  const work = useJudge(table, address?.token ?? '');
  useAwake();
  if (address === null) return null;
  if (address.token === '') return <NoToken page="console" />;
  const { language } = address.switches;
  const { barred, desk } = work;
  if (desk !== null && barred === '') return <JudgeScreen work={work} desk={desk} language={language} />;
  const why = refusedAddress(language, barred) || codeText('refusals', barred, { language });
  return (
    <main className="con con-waiting" lang={language}>
      <p>{barred === '' ? judgeMessages(language).opening : why}</p>
    </main>
  );
}
