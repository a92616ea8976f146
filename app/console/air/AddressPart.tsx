'use client';
// The addresses of one canvas: one that has leaked is issued anew while the mixer's page stays on air. The new one is shown once.
import { useRef, useState } from 'react';
import { reissueMessages, reissueRefusal } from '../../messages/reissue.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { dayOf } from '../../ui/dayOf.ts';
import { ReissuePanel } from '../../ui/ReissuePanel.tsx';
import { wholeAddress } from '../../ui/wholeAddress.ts';
import { Button } from '../Button.tsx';
import { useAir, useSteer } from './airDesk.ts';
import type { Canvas } from './onAir.ts';
import { type CanvasAddress, type Issued, type Reissuing, useReissue } from './useReissue.ts';

const LOOK = { panel: 'air-commit', button: 'con-btn', note: 'con-note', wrong: 'con-refused' } as const;

export function AddressPart({ canvas }: { readonly canvas: Canvas }) {
  const { words } = useAir();
  const { barred } = useSteer();
  return barred ? <p className="con-note">{words.forProducer}</p> : <Addresses canvas={canvas} />;
}

function Addresses({ canvas }: { readonly canvas: Canvas }) {
  const { desk } = useAir();
  const words = useWords();
  const { listed, issued, line } = useReissue(desk.view.table, canvas.name);
  return (
    <>
      {issued !== null && <Outcome issued={issued} canvas={canvas} />}
      {listed?.ok === false && <p className="con-refused">{reissueRefusal(words, listed.code)}</p>}
      {listed?.ok === true && listed.addresses.length === 0 && <p className="con-note">{words.noAddress}</p>}
      {listed?.ok === true && listed.addresses.length > 0 && (
        <section aria-label={words.addresses}>
          <h3>{words.addresses}</h3>
          <ul className="air-addresses">
            {listed.addresses.map((address) => (
              <AddressRow key={address.token} address={address} line={line} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function useWords() {
  return reissueMessages(useAir().desk.words.language);
}

interface AddressRowProps {
  readonly address: CanvasAddress;
  readonly line: Reissuing['line'];
}

const TAIL = 4;

function AddressRow({ address: { token, label, person, created }, line }: AddressRowProps) {
  const words = useWords();
  const { off, title } = useSteer();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <p>
        <b>{person ?? label}</b>{' '}
        <span className="con-note">
          {words.made(dayOf(created))}, ···{token.slice(-TAIL)}
        </span>
      </p>
      {open ? (
        <ReissuePanel token={token} line={line} words={words} look={LOOK} onClose={() => setOpen(false)} />
      ) : (
        <Button disabled={off} title={title} onPress={() => setOpen(true)}>
          {words.open}
        </Button>
      )}
    </li>
  );
}

function Outcome({ issued, canvas }: { readonly issued: Issued; readonly canvas: Canvas }) {
  const words = useWords();
  if (issued.how === 'revoked') return <output className="air-issued">{words.revoked}</output>;
  return (
    <>
      <output className="air-issued">
        {words.done} {issued.path === null && canvas.audience === 'commentary' && words.unseen}
      </output>
      {issued.path !== null && <NewAddress path={issued.path} />}
    </>
  );
}

/** Selected when touched, so that copying by hand works where no button can. */
function NewAddress({ path }: { readonly path: string }) {
  const words = useWords();
  const field = useRef<HTMLInputElement>(null);
  const address = wholeAddress(window.location.origin, path, useAir().desk.words.language);
  return (
    <div className="air-new-address">
      <label className="con-label">
        <span>{words.url}</span>
        <input
          ref={field}
          className="con-field"
          value={address}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <CopyButton
        text={address}
        words={words.copyWords}
        label={words.url}
        className="con-btn"
        onFailed={() => field.current?.select()}
      />
    </div>
  );
}
