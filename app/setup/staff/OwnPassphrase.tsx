'use client';
// An administrator who came by the printed address gives himself a passphrase to come back by.
import { type FormEvent, useState } from 'react';
import type { staffMessages } from '../../messages/staff.ts';
import { PassphraseField } from '../../ui/PassphraseField.tsx';
import type { StaffDesk } from './useStaff.ts';

interface OwnPassphraseProps {
  readonly texts: ReturnType<typeof staffMessages>;
  readonly desk: StaffDesk;
}

export function OwnPassphrase({ texts, desk }: OwnPassphraseProps) {
  const [passphrase, setPassphrase] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await desk.ownPassphrase(passphrase)) setPassphrase('');
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <h3>{texts.own}</h3>
      <p className="set-note">{texts.ownWhy}</p>
      <PassphraseField
        name="own-passphrase"
        label={texts.passphrase}
        hint={texts.passphraseHint}
        value={passphrase}
        onChange={setPassphrase}
        words={texts}
        fresh
      />
      <button type="submit" className="set-btn">
        {texts.ownSet}
      </button>
    </form>
  );
}
