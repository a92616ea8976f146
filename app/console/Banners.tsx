'use client';
// What nobody may overlook: cards that air during play, a table that cannot be entered, a lost line.
import { useDesk } from './desk.ts';

export function Banners() {
  const { view, words, link } = useDesk();
  const { top, release } = words.messages;
  return (
    <>
      {view.release.cardsAirDuringPlay && (
        <p className="con-banner" data-tone="danger" role="alert">
          {release.duringPlay}
        </p>
      )}
      {link !== 'live' && (
        <p className="con-banner" data-tone="warn" role="alert">
          {link === 'refused' ? top.refused : top.lost}
        </p>
      )}
      {view.readOnly !== null && (
        <p className="con-banner" data-tone="warn" role="alert">
          <b>{top.readOnly}</b> {top.readOnlyAt(view.readOnly.position, view.readOnly.reason)}
        </p>
      )}
    </>
  );
}
