'use client';
// The people of the house: who there is, what each may sign in as, one-time addresses for passphrases. Folded away until
// somebody looks for it.
import { type FormEvent, useState } from 'react';
import type { Language } from '../../messages/language.ts';
import { codeWords, filledText, type setupMessages } from '../../messages/setup.ts';
import { staffMessages } from '../../messages/staff.ts';
import { TextField } from '../fields.tsx';
import { CopyLine } from '../result/CopyLine.tsx';
import type { SetupLink } from '../setupLink.ts';
import { OwnPassphrase } from './OwnPassphrase.tsx';
import { PersonRow } from './PersonRow.tsx';
import { type StaffDesk, useStaff } from './useStaff.ts';

interface StaffPanelProps {
  readonly words: ReturnType<typeof setupMessages>;
  readonly language: Language;
  readonly server: SetupLink;
}

export function StaffPanel(props: StaffPanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="set-panel set-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{staffMessages(props.language).title}</summary>
      {open && <StaffPart {...props} />}
    </details>
  );
}

function StaffPart({ words, language, server }: StaffPanelProps) {
  const texts = staffMessages(language);
  const desk = useStaff(server);
  const { staff, refused, invitation } = desk;
  const me = staff?.people.find((person) => person.me);
  return (
    <>
      <p className="set-note">{texts.how}</p>
      {refused !== null && (
        <p className="set-wrong" role="alert">
          {filledText(codeWords(texts.codes, refused.code), refused.params)}
        </p>
      )}
      {invitation !== null && (
        <div className="set-notice">
          {texts.once(invitation.person)}
          <CopyLine
            label={texts.address}
            value={`${window.location.origin}${inLanguageOf(language, invitation.path)}`}
            words={words.copyWords}
          />
        </div>
      )}
      {me !== undefined && !me.passphrase && <OwnPassphrase texts={texts} desk={desk} />}
      <ul className="set-people">
        {(staff?.people ?? []).map((person) => (
          <PersonRow key={person.id} {...{ texts, language, desk, person }} tables={staff?.tables ?? []} />
        ))}
      </ul>
      <NewPerson texts={texts} desk={desk} />
    </>
  );
}

/** The person opens it in the language of this page. */
function inLanguageOf(language: Language, path: string): string {
  return language === 'en' ? path : path.replace('#', `?lang=${language}#`);
}

interface NewPersonProps {
  readonly texts: ReturnType<typeof staffMessages>;
  readonly desk: StaffDesk;
}

function NewPerson({ texts, desk }: NewPersonProps) {
  const [name, setName] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await desk.add(name)) setName('');
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <h3>{texts.add}</h3>
      <div className="set-row">
        <TextField name="staff-name" label={texts.name} value={name} onChange={setName} />
      </div>
      <button type="submit" className="set-btn">
        {texts.addIt}
      </button>
    </form>
  );
}
