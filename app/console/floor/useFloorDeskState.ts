'use client';
// The ruling desk's state beside its view: the last answer, and who entered what. Nothing is drawn before the server says so.
import { useMemo, useState } from 'react';
import { v7 } from 'uuid';
import type { FloorReply, FloorView } from '../../../server/floor/view.ts';
import type { Language } from '../../messages/language.ts';
import type { LinkState } from '../../ui/feedState.ts';
import type { Me } from '../consoleLink.ts';
import type { FloorLink } from './connectFloor.ts';
import type { FloorDesk, FloorReplyText } from './floorDesk.ts';
import { floorWords } from './floorWords.ts';

export interface FloorSource {
  readonly view: FloorView;
  readonly link: LinkState;
  readonly language: Language;
  readonly server: FloorLink;
  readonly me: Me | null;
}

export function useFloorDeskState({ view, link, language, server, me }: FloorSource): FloorDesk {
  const [reply, setReply] = useState<FloorReplyText | null>(null);
  const words = useMemo(() => floorWords(view, language), [view, language]);
  const follow = (answer: Promise<FloorReply>): void => {
    setReply({ state: 'sending', text: '' });
    void answer.then((got) => {
      if (got.ok) return setReply({ state: 'entered', text: '' });
      const clause = words.clause(got.clause);
      const text = words.code('refusals', got.code, got.params);
      setReply({ state: 'refused', text: clause === '' ? text : `${text} (${clause})` });
    });
  };
  return {
    ...{ view, words, me, reply },
    locked: link !== 'live' || reply?.state === 'sending' || view.readOnly !== null,
    give: (command) => follow(server.command(v7(), command)),
    settle: (settlement) => follow(server.settle(v7(), settlement)),
    looked: (notice) => follow(server.looked(notice)),
    rulings: (before) => server.rulings(before),
  };
}
