'use client';
// The panels of the right side, each with its key.
import { Button } from '../Button.tsx';
import { useAir } from './airDesk.ts';
import { TABS, type Tab } from './airPlace.ts';

const KEYS: Readonly<Partial<Record<Tab, string>>> = { hands: 'A', start: 'S' };

export function Tabs() {
  const { words, place, go, wide } = useAir();
  const open = wide && place.tab === 'hands' ? 'start' : place.tab;
  const tabs = TABS.filter((tab) => !(wide && tab === 'hands'));
  return (
    <nav className="air-tabs">
      {tabs.map((tab) => (
        <Button
          key={tab}
          {...(KEYS[tab] !== undefined && { hotkey: KEYS[tab] })}
          pressed={tab === open}
          onPress={() => go({ ...place, tab })}
        >
          {words.tabs[tab]}
        </Button>
      ))}
    </nav>
  );
}
