'use client';
// Consoles and pages with their codes; says plainly when no other device can reach this server.
import { useState } from 'react';
import { AddressCard } from './AddressCard.tsx';
import { MoreAddress } from './MoreAddress.tsx';
import { OriginChoice } from './OriginChoice.tsx';
import { isThisComputer, openStart, originsOf } from './origins.ts';
import { useTableDesk } from './tableDesk.ts';

export function AddressesStep() {
  const { cards, words, listen } = useTableDesk();
  const { result } = words;
  const origins = originsOf(listen, window.location.origin);
  const [chosen, setChosen] = useState('');
  const origin = origins.find((known) => known.origin === chosen)?.origin ?? origins[0]?.origin ?? '';
  const known = cards.some(({ page, path }) => page !== 'overlay' && path !== null);
  const how = !known ? result.step2Shown : isThisComputer(origin) ? result.step2Copy : result.step2Says;
  return (
    <li>
      <h3>{result.step2}</h3>
      <p>{how}</p>
      {listen.reach === 'this-machine' && (
        <div className="set-notice set-noprint">
          {result.onlyHere} {result.onlyHereHow}
          <code className="set-code">{openStart(listen)}</code>
          {result.onlyHereAfter}
        </div>
      )}
      <OriginChoice name="page-origin" words={words} origins={origins} chosen={origin} onChoose={setChosen} />
      <ul className="set-cards">
        {cards
          .filter(({ page }) => page !== 'overlay')
          .map((card) => (
            <AddressCard key={card.token} card={card} origin={origin} />
          ))}
      </ul>
      <MoreAddress />
    </li>
  );
}
