'use client';
// Taps, confirmation and refusals of the page of rules as React state.
import { useEffect, useMemo, useState } from 'react';
import { v7 } from 'uuid';
import type { RulesView } from '../../../server/console/rules/view.ts';
import type { Language } from '../../messages/language.ts';
import { codeText } from '../../messages/refusals.ts';
import { switchesMessages } from '../../messages/switches.ts';
import type { Refused } from '../consoleLink.ts';
import type { RulesLink } from './connectRules.ts';
import type { RulesDesk } from './rulesDesk.ts';
import { type Draft, NO_DRAFT, patchOf, stillChanges, tapped } from './rulesDraft.ts';
import { wordsOf } from './ruleText.ts';

export interface RulesSource {
  readonly view: RulesView;
  readonly language: Language;
  readonly link: RulesLink | null;
  readonly look: () => void;
}

export interface RulesWork {
  readonly desk: RulesDesk;
  /** '' until something was set */
  readonly said: string;
  readonly busy: boolean;
  readonly confirm: () => void;
  readonly drop: () => void;
}

export function useRulesWork({ view, language, link, look }: RulesSource): RulesWork {
  const messages = useMemo(() => switchesMessages(language), [language]);
  const [draft, setDraft] = useState<Draft>(NO_DRAFT);
  const [open, show] = useState('');
  const [refused, setRefused] = useState<RulesDesk['refused']>(null);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => setDraft((before) => stillChanges(before, view)), [view]);
  const desk: RulesDesk = {
    ...{ view, messages, draft, open, refused, show },
    tap(rule, value) {
      setSaid('');
      setRefused(null);
      setDraft((before) => tapped(before, rule, value));
    },
  };
  const confirm = (): void => {
    if (link === null || busy) return;
    setBusy(true);
    void link.set(v7(), patchOf(draft, view)).then((reply) => {
      setBusy(false);
      if (!reply.ok) {
        setRefused(refusalAt(reply, language));
        return;
      }
      setRefused(null);
      setDraft(NO_DRAFT);
      show('');
      setSaid(messages.bar.done);
      look();
    });
  };
  const drop = (): void => {
    setDraft(NO_DRAFT);
    setRefused(null);
  };
  return { desk, said, busy, confirm, drop };
}

/** Switches are named as the page names them, rules by their name. */
export function refusalAt({ code, params }: Refused, language: Language): NonNullable<RulesDesk['refused']> {
  const messages = switchesMessages(language);
  const named = Object.entries(params).map(([name, value]) => [name, nameIn(name, String(value), messages)] as const);
  const text = codeText('refusals', code, { language, params: Object.fromEntries(named) });
  return { key: String(params['switch'] ?? ''), text };
}

function nameIn(param: string, value: string, messages: ReturnType<typeof switchesMessages>): string {
  const by: Readonly<Record<string, string>> = messages.by;
  if (param === 'switch' || param === 'with') return messages.named(wordsOf(value, messages).title);
  return param === 'profile' ? (by[value] ?? value) : value;
}
