'use client';
// The browser source: its address, its size, and what goes wrong with it most often.
import { useState } from 'react';
import { wholeAddress } from '../../ui/wholeAddress.ts';
import { CardActions } from './AddressCard.tsx';
import { CopyLine } from './CopyLine.tsx';
import type { AddressCardInfo } from './cards.ts';
import { OriginChoice } from './OriginChoice.tsx';
import { originsOf } from './origins.ts';
import { useTableDesk } from './tableDesk.ts';

export function OverlayStep() {
  const { cards, words, listen } = useTableDesk();
  const { result } = words;
  const origins = originsOf(listen, window.location.origin);
  // OBS runs most often where this page is open
  const [origin, setOrigin] = useState(window.location.origin);
  const overlays = cards.filter(({ page }) => page === 'overlay');
  return (
    <li>
      <h3>{result.step1}</h3>
      <p>{result.step1Obs}</p>
      <OriginChoice name="overlay-origin" words={words} origins={origins} chosen={origin} onChoose={setOrigin} />
      {overlays.map((card) => (
        <OverlayCard key={card.token} card={card} origin={origin} />
      ))}
      <ul className="set-bullets set-note">
        {result.step1Hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </li>
  );
}

function OverlayCard({ card, origin }: { readonly card: AddressCardInfo; readonly origin: string }) {
  const { words, language } = useTableDesk();
  const { result, copyWords } = words;
  const address = card.path === null ? null : wholeAddress(origin, card.path, language);
  return (
    <div className="set-overlay" data-known={address !== null}>
      {address !== null && <CopyLine label={result.url} value={address} words={copyWords} />}
      <div className="set-size">
        <CopyLine label={result.width} value="1920" words={copyWords} />
        <CopyLine label={result.height} value="1080" words={copyWords} />
      </div>
      <CardActions card={card} address={address} />
    </div>
  );
}
