// Makes what the deck page draws from the desk, the decks of the table and its antennas. Places in the plan become cards.
import type { DeckAntenna, DeckLine, DeckNews, DeckView } from './view.ts';

/** As the table's desk says it; the same words, made elsewhere. */
export interface DeckViewInput {
  readonly table: string;
  readonly tableName: string;
  readonly handRuns: boolean;
  readonly decks: readonly DeckLine[];
  readonly antennas: readonly DeckAntenna[];
  readonly session: {
    readonly kind: 'register' | 'check' | 'replace';
    readonly place: { readonly reader: string; readonly zone: string };
    readonly antenna: NonNullable<DeckView['session']>['antenna'];
  } | null;
  /** name of the person at the desk */
  readonly who: string;
  readonly draft: {
    readonly name: string;
    readonly colour: string;
    readonly plan: readonly string[];
    readonly taken: readonly number[];
    readonly queue: readonly number[];
    readonly skipped: readonly number[];
    readonly canBack: boolean;
  } | null;
  readonly check: DeckView['check'];
  readonly replacing: DeckView['replacing'];
  readonly report: DeckView['report'];
  readonly rests: DeckView['rests'];
  readonly news: DeckNews;
}

export function deckView(input: DeckViewInput): DeckView {
  const { table, tableName, handRuns, decks, antennas, rests, news, check, replacing, report } = input;
  return {
    kind: 'deck',
    ...{ table, tableName, handRuns, decks, antennas, rests, news },
    suggested: suggestedOf(antennas),
    draft: draftOf(input.draft),
    ...{ check, replacing, report },
    session: sessionOf(input),
  };
}

function draftOf(draft: DeckViewInput['draft']): DeckView['draft'] {
  if (draft === null) return null;
  const { name, colour, plan, canBack } = draft;
  const cards = (places: readonly number[]) => places.flatMap((at) => plan[at] ?? []);
  const [next = ''] = cards(draft.queue);
  return { name, colour, plan, canBack, next, taken: cards(draft.taken), skipped: cards(draft.skipped) };
}

function sessionOf({ session, who }: DeckViewInput): DeckView['session'] {
  if (session === null) return null;
  const { kind, place, antenna } = session;
  return { kind, by: who, reader: place.reader, zone: place.zone, antenna };
}

/** A pad is made for it; on the board cards lie face up, so that a deck is checked there as well. */
const FAVOURED = ['pad', 'board', 'board:1', 'muck', 'deck', 'burn'];

function suggestedOf(antennas: readonly DeckAntenna[]): DeckView['suggested'] {
  const online = antennas.filter((antenna) => antenna.online);
  const best = FAVOURED.flatMap((zone) => online.filter((antenna) => antenna.zone === zone))[0] ?? online[0];
  return best === undefined ? null : { reader: best.reader, zone: best.zone };
}
