// A light for each seat, read from across the table: colour, shape and a word.
import type { ScanSeat, ScanView } from '../../server/console/scan/view.ts';
import type { ScanMessages } from '../messages/en/scan.ts';
import type { Language } from '../messages/language.ts';
import { scanMessages } from '../messages/scan.ts';
import type { LinkState } from '../ui/feedState.ts';

interface ScanScreenProps {
  readonly view: ScanView;
  readonly link: LinkState;
  readonly language: Language;
}

export function ScanScreen({ view, link, language }: ScanScreenProps) {
  const messages = scanMessages(language);
  const live = link === 'live';
  return (
    <main className="scan" data-link={link} data-phase={view.phase} lang={language}>
      <p className="scan-phase">{live ? messages.phases[view.phase] : messages.lost}</p>
      <ul className="scan-seats" data-columns={Math.ceil(view.seats.length / 2)}>
        {view.seats.map((seat) => (
          <Light key={seat.seat} seat={live ? seat : { ...seat, state: 'none' }} messages={messages} />
        ))}
      </ul>
    </main>
  );
}

function Light({ seat, messages }: { readonly seat: ScanSeat; readonly messages: ScanMessages }) {
  return (
    <li data-state={seat.state} aria-label={`${messages.seat(seat.seat)}: ${messages.states[seat.state]}`}>
      <b>{seat.seat}</b>
      <i className="scan-lamp" />
      <span>{messages.states[seat.state]}</span>
    </li>
  );
}
