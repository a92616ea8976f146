'use client';
// The line over the felt: the link in a word and a colour, and what the dealer does in one press.
import type { VirtualMessages } from '../messages/en/virtual.ts';
import type { LinkState } from './virtualReader.ts';

interface VirtualBarProps {
  readonly link: LinkState;
  readonly reader: string;
  readonly open: boolean;
  readonly messages: VirtualMessages;
  readonly can: { readonly deal: boolean; readonly street: boolean };
  readonly on: Readonly<Record<'deal' | 'street' | 'gather' | 'faces' | 'save' | 'leave', () => void>>;
}

export function VirtualBar({ link, reader, open, messages, can, on }: VirtualBarProps) {
  return (
    <header className="vt-bar">
      <p className="vt-link" data-link={link.word} role="status">
        <b>{messages.links[link.word]}</b>
        <span>{link.word === 'refused' ? refusalOf(link.code, messages) : reader}</span>
      </p>
      <button type="button" className="vt-main" disabled={!can.deal} onClick={on.deal}>
        {messages.deal}
      </button>
      <button type="button" className="vt-main" disabled={!can.street} onClick={on.street}>
        {messages.street}
      </button>
      <button type="button" className="vt-main" onClick={on.gather}>
        {messages.gather}
      </button>
      <button type="button" aria-pressed={open} onClick={on.faces}>
        {open ? messages.hide : messages.faces}
      </button>
      <button type="button" onClick={on.save}>
        {messages.save}
      </button>
      <button type="button" onClick={on.leave}>
        {messages.leave}
      </button>
    </header>
  );
}

function refusalOf(code: string, { refused }: VirtualMessages): string {
  const known = Object.entries(refused).find(([name]) => name === code);
  return known?.[1] ?? refused.other;
}
