// Pages that stand on addresses and wait for a successor, in memory alone, and the one offer that a page may have open. A text
// passes here on its way to one socket and is kept nowhere.
import type { Clock } from '../base/clock.ts';
import type { StandingPage, Waiting } from '../setup/reissue/office.ts';
import type { ReissuePage } from '../setup/reissue/view.ts';

export type OfferEnd = 'kept' | 'page-cannot-keep' | 'page-gone' | 'no-answer';

export interface Offer {
  readonly id: string;
  readonly token: string;
}

interface Place {
  readonly id: string;
  readonly page: StandingPage;
  offer: { readonly id: string; readonly end: (how: OfferEnd) => void } | null;
}

export interface ReissueBoardDeps {
  readonly clock: Pick<Clock, 'now' | 'sleepUntil'>;
  readonly newId: () => string;
}

const ANSWER_WITHIN_MS = 10_000;
/** Whoever has the address can open it often; the oldest pages are listed, and the mixer's is one of them. */
const MOST_LISTED = 50;

export class ReissueBoard {
  readonly #deps: ReissueBoardDeps;
  readonly #places = new Map<string, Place>();

  constructor(deps: ReissueBoardDeps) {
    this.#deps = deps;
  }

  enter(page: StandingPage): Waiting {
    const place: Place = { id: this.#deps.newId(), page, offer: null };
    this.#places.set(place.id, place);
    return {
      answer(offer, kept) {
        if (place.offer?.id === offer) place.offer.end(kept ? 'kept' : 'page-cannot-keep');
      },
      leave: () => {
        this.#places.delete(place.id);
        place.offer?.end('page-gone');
      },
    };
  }

  /** Those that stand there by this token. */
  of(token: string): readonly ReissuePage[] {
    return [...this.#places.values()]
      .filter(({ page }) => page.principal()?.tokenId === token)
      .map(({ id, page }) => ({ id, ...page.seen() }))
      .sort((a, b) => b.sinceMs - a.sinceMs)
      .slice(0, MOST_LISTED);
  }

  find(id: string, token: string): StandingPage | undefined {
    const page = this.#places.get(id)?.page;
    return page?.principal()?.tokenId === token ? page : undefined;
  }

  /** Sends a page its successor; resolves when it has said that it has it, has left, or says nothing. */
  async offer(id: string, offer: Offer): Promise<OfferEnd> {
    const place = this.#places.get(id);
    if (place === undefined) return 'page-gone';
    const { clock } = this.#deps;
    const over = new AbortController();
    try {
      return await new Promise<OfferEnd>((resolve) => {
        place.offer = { id: offer.id, end: resolve };
        place.page.say({ do: 'keep', offer: offer.id, token: offer.token });
        void clock.sleepUntil(clock.now() + ANSWER_WITHIN_MS, over.signal).then(() => resolve('no-answer'));
      });
    } finally {
      over.abort();
      place.offer = null;
    }
  }
}
