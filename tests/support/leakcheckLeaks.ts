// Leaks for the leak check, each by one channel of a whole server, so that several are played in one show and each is found
// where it comes out. What a leak needs to know of cards it hears at the wiring of the vault.
import type { Card } from '../../server/engine/card.ts';
import type { GivenCommand } from '../../server/http/hub.ts';
import type { VaultReply } from '../../server/vault/port.ts';
import {
  allIn,
  equity,
  faces,
  inPictures,
  inSeats,
  isRed,
  knowing,
  longer,
  pictureOf,
  reds,
} from './leakcheckPictures.ts';
import { whenPlaced } from './leaks.ts';
import type { Wired, Wiring } from './pipeline.ts';

export interface ChannelLeak {
  readonly name: string;
  /** where it is found, and as what */
  readonly found: { readonly where: string; readonly what: string };
  wiring(): Wiring;
}

/** Once more the same picture for every red card that is read. */
const oneFrameMore: () => Wiring = () => ({
  vault: whenPlaced(({ card }, at) => {
    const feed = at.server().feeds.get('short');
    const view = feed?.latest()?.view;
    if (feed !== undefined && view !== undefined && isRed(card)) feed.publish(view, `again ${Math.random()}`);
  }),
});

const LATE_MS = 900;

/** As long as counting red cards takes. */
const later = knowing((seen) => ({
  opened({ feeds }, { clock }) {
    const honest = feeds.publish.bind(feeds);
    Object.assign(feeds, {
      publish(config: Parameters<typeof honest>[0], moment: Parameters<typeof honest>[1]) {
        if (config.name !== 'gated') return honest(config, moment);
        void clock.sleepUntil(clock.now() + LATE_MS * reds(seen)).then(() => honest(config, moment));
      },
    });
  },
}));

const nextHand = knowing((seen) => ({
  opened({ console: { feed } }) {
    const publish = feed.publish.bind(feed);
    Object.assign(feed, {
      publish: (view: Parameters<typeof publish>[0], key: string) =>
        publish(Object.assign(view, { nextHand: reds(seen) }), `${key}${reds(seen)}`),
    });
  },
}));

const worded = knowing((seen) => ({
  opened({ table }) {
    const honest = table.command.bind(table);
    Object.assign(table, {
      async command(given: GivenCommand) {
        const reply = await honest(given);
        return reply.ok ? reply : { ...reply, params: { ...reply.params, red: reds(seen) } };
      },
    });
  },
}));

/** The card desk hears whether a card lies anywhere. */
const oracle = (): Wiring => {
  const seen = new Set<Card>();
  const watching = whenPlaced(({ card }) => void seen.add(card));
  return {
    vault(inner, at: Wired) {
      const vault = watching(inner, at);
      return {
        ...vault,
        async request(message): Promise<VaultReply> {
          const known = message.do === 'typeHole' && seen.has(message.card);
          return known ? { ok: false, code: 'duplicate-card', field: 'card' } : vault.request(message);
        },
      };
    },
  };
};

const earlierHands = knowing((seen) => ({
  opened({ past }) {
    const list = past.list.bind(past);
    Object.assign(past, { list: async () => [...(await list()), { red: reds(seen) }] });
  },
}));

const tagInLog = (): Wiring => ({
  vault: whenPlaced(({ seat, tag }, { logger }) => logger.log('debug', 'card placed', { seat, tag })),
});

const question = { code: 'CARD_READ', clause: '', seat: null, recommended: 'check-seat' } as const;
const tagInQuestion = (): Wiring => ({
  vault: whenPlaced(({ seat, slot, tag }, at) =>
    at.server().table.ask({ ...question, id: `read ${seat} ${slot}`, params: { tag } }),
  ),
});

const cardInAudit = (): Wiring => ({
  vault: whenPlaced(({ seat, card }, at) => {
    void at.audit().record({ actor: 'table', action: 'card-placed', subject: `seat:${seat}`, detail: { card } });
  }),
});

const bytes = (where: string) => ({ where, what: 'bytes' });

/** Show by show: no two of one show come out by the same channel in the same way. */
export const SHOWS: readonly (readonly ChannelLeak[])[] = [
  [
    { name: 'equity before cards are due', found: bytes(pictureOf('gated')), wiring: inSeats('gated', equity) },
    { name: 'a longer placeholder', found: bytes(pictureOf('short')), wiring: inSeats('short', longer) },
    {
      name: 'a statistic of hands that are not shown',
      found: bytes(pictureOf('venue')),
      wiring: inPictures('venue', (view, seen) => ({ ...view, statistics: { red: reds(seen) } })),
    },
    { name: 'a flag of the next hand', found: bytes('operator console watch'), wiring: nextHand },
    { name: 'a refusal in words of a card', found: bytes('operator console command'), wiring: worded },
    { name: 'a list that knows cards', found: bytes('producer console pastHands'), wiring: earlierHands },
    { name: 'a tag in the log', found: { where: 'log', what: 'a tag' }, wiring: tagInLog },
  ],
  [
    { name: 'a frame that comes later', found: { where: pictureOf('gated'), what: 'time' }, wiring: later },
    { name: 'an all-in that is none', found: bytes(pictureOf('gated')), wiring: inSeats('gated', allIn) },
    {
      name: 'one frame more',
      found: { where: pictureOf('short'), what: 'a frame that says nothing new' },
      wiring: oneFrameMore,
    },
    { name: 'an end of the hand that is none', found: bytes(pictureOf('venue')), wiring: inSeats('venue', faces) },
    { name: 'an oracle of typed cards', found: bytes('card-desk console command'), wiring: oracle },
    { name: 'a tag in a question', found: { where: 'operator console watch', what: 'a tag' }, wiring: tagInQuestion },
    { name: 'a card in the audit log', found: bytes('audit'), wiring: cardInAudit },
  ],
];
