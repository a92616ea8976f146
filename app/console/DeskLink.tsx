'use client';
// The way to the ruling desk, for whoever may rule there. The token goes along in the fragment, where no server sees it.
import { Button } from './Button.tsx';
import { useDesk } from './desk.ts';
import { rulesHere } from './stopRights.ts';

export function DeskLink() {
  const { view, words, me } = useDesk();
  if (!rulesHere(me, view.people)) return null;
  return <Button onPress={openDesk}>{words.messages.stop.desk}</Button>;
}

function openDesk(): void {
  const { pathname, search, hash } = window.location;
  window.location.href = `${pathname.replace(/\/$/, '')}/floor${search}${hash}`;
}
