// An operator at the ruling desk's address: whose page it is, and the way to his own. The token goes along in the fragment.
import { floorMessages } from '../../messages/floor.ts';
import type { Language } from '../../messages/language.ts';
import { Button } from '../Button.tsx';

/** Why the server declines an operator at a show with floor. */
export const NOT_FLOOR = 'needs-floor';

export function NotYours({ table, language }: { readonly table: string; readonly language: Language }) {
  const { notYours, toConsole } = floorMessages(language);
  const open = (): void => {
    window.location.href = `/console/${table}${window.location.search}${window.location.hash}`;
  };
  return (
    <main className="con con-waiting flo-not-yours" lang={language}>
      <p>{notYours}</p>
      <Button size="large" tone="main" onPress={open}>
        {toConsole}
      </Button>
    </main>
  );
}
