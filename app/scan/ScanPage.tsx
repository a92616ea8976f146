'use client';
// Joins the address of the players' page and its feed. A lost line leaves no light on: an old green would be a lie.
import { useParams } from 'next/navigation';
import { refusedPage } from '../messages/refusedAddress.ts';
import { scanMessages } from '../messages/scan.ts';
import { NoToken } from '../ui/NoToken.tsx';
import { useAwake } from '../ui/useAwake.ts';
import { usePageAddress } from '../ui/usePageAddress.ts';
import { ScanScreen } from './ScanScreen.tsx';
import { useScan } from './useScan.ts';

export function ScanPage() {
  const { table } = useParams<{ table: string }>();
  const address = usePageAddress();
  const feed = useScan(table, address?.token ?? '');
  useAwake();
  if (address === null) return null;
  if (address.token === '') return <NoToken page="scan" />;
  const { language } = address.switches;
  if (feed.view !== null) return <ScanScreen view={feed.view} link={feed.link} language={language} />;
  return (
    <main className="scan scan-waiting" lang={language}>
      <p>{feed.link === 'refused' ? refusedPage(language, feed.reason) : scanMessages(language).opening}</p>
    </main>
  );
}
