'use client';
// The page of the readers as laid out: the map of antennas, the readers beside it, calibration below them.
import { useMemo, useState } from 'react';
import type {
  CalibrationCommand,
  CalibrationReply,
  CalibrationView,
} from '../../../server/console/calibration/view.ts';
import type { HealthView } from '../../../server/console/health/view.ts';
import type { Language } from '../../messages/language.ts';
import { readersMessages } from '../../messages/readers.ts';
import { refusedAddress } from '../../messages/refusedAddress.ts';
import type { LinkState } from '../../ui/feedState.ts';
import { deckWords } from '../deck/deckWords.ts';
import { Calibration } from './Calibration.tsx';
import { ReaderList } from './ReaderList.tsx';
import type { ReadersParts, Told } from './readersParts.ts';
import { ZoneMap } from './ZoneMap.tsx';

export interface ReadersScreenProps {
  readonly view: HealthView;
  readonly link: LinkState;
  readonly reason?: string;
  readonly language: Language;
  readonly calibration: CalibrationView | null;
  readonly ask: (command: CalibrationCommand) => Promise<CalibrationReply>;
}

export function ReadersScreen({ view, link, reason = '', language, calibration, ask }: ReadersScreenProps) {
  const deck = useMemo(() => deckWords(language), [language]);
  const messages = readersMessages(language);
  const [chosen, choose] = useState('');
  const [refusal, setRefusal] = useState('');
  const [told, setTold] = useState<Told | null>(null);
  const give = (command: CalibrationCommand): void => {
    setTold(null);
    void ask(command).then((reply) => {
      setRefusal(reply.ok ? '' : deck.refusal(reply.code, reply.params));
      setTold(reply.ok && command.do === 'tell' ? command : null);
    });
  };
  const parts: ReadersParts = {
    ...{ view, calibration, chosen, choose, give, told, locked: link !== 'live' },
    words: { language, messages, zone: deck.zone },
  };
  return (
    <div className="con rd" data-link={link} lang={language}>
      <header className="con-top">
        <b className="con-top-table">{view.tableName}</b>
        <span>{messages.title}</span>
      </header>
      {link !== 'live' && (
        <p className="con-banner" data-tone="warn">
          {refusedAddress(language, reason) || messages.lost}
        </p>
      )}
      {refusal !== '' && (
        <p className="con-banner" data-tone="warn" role="alert">
          {refusal}
        </p>
      )}
      <main className="rd-main">
        <ZoneMap {...parts} />
        <aside className="rd-side">
          <ReaderList {...parts} />
          {calibration !== null && <Calibration {...parts} calibration={calibration} />}
        </aside>
      </main>
    </div>
  );
}
