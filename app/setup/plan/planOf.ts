// A draft as the plan that is sent, a plan as the draft it came from, and where each field of a plan stands on the page.
import type { TablePlan } from '../../../server/setup/plan/view.ts';
import { type Draft, MOST_SEATS, NEW_DRAFT, playerAt, seatsOf } from './draft.ts';

export function planOf(draft: Draft): TablePlan {
  const [smallBlind, bigBlind] = blindsOf(draft.blinds);
  return {
    id: '',
    name: draft.name,
    seats: draft.seats,
    cardDesk: draft.cardDesk,
    currency: currencyOf(draft),
    profile: draft.profile,
    ...(draft.game === 'holdem' && draft.limit === 'no' ? {} : { played: { game: draft.game, limit: draft.limit } }),
    structure: {
      smallBlind,
      bigBlind,
      anteKind: draft.anteKind,
      ante: draft.anteKind === 'none' ? '' : draft.ante,
      unit: draft.unit,
      minBet: draft.minBet,
    },
    players: sentSeats(draft).map((seat) => {
      const { name, stack } = playerAt(draft, seat);
      return { seat, name, stack: stack.trim() === '' ? draft.startingStack : stack };
    }),
    button: draft.button,
    programme: { kind: draft.kind, delay: draft.delay, sentence: draft.kind === 'short' ? draft.sentence : '' },
    pages: { overlay: draft.overlay, commentary: draft.commentary, venue: draft.venue },
    people: {
      operator: draft.operator,
      producer: draft.producer,
      cardDesk: draft.cardDeskPerson,
      floor: draft.floor,
      commentators: namesIn(draft.commentators),
    },
  };
}

/** A seat with a stack and no name is sent too: the server says that the name is missing. */
export function sentSeats(draft: Draft): readonly number[] {
  return seatsOf(draft).filter((seat) => {
    const { name, stack } = playerAt(draft, seat);
    return name.trim() !== '' || stack.trim() !== '';
  });
}

/** '500/1000' or '500 1000'; one number alone is the big blind. */
export function blindsOf(text: string): readonly [smallBlind: string, bigBlind: string] {
  const parts = text
    .split(/[/\\|]|\s-\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first = '', ...rest] = parts;
  // more than two are sent as they are typed: the server says that it takes two
  return rest.length === 0 ? ['', first] : [first, rest.join('/')];
}

function currencyOf({ money, symbol, cents }: Draft): TablePlan['currency'] {
  return money === 'chips' ? { symbol: '', decimals: 0 } : { symbol: symbol.trim(), decimals: cents ? 2 : 0 };
}

function namesIn(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** What most of them sat down with, so that one field changes it for all. */
function sharedStack({ players }: Pick<TablePlan, 'players'>): string {
  const stacks = players.map(({ stack }) => stack);
  const count = (stack: string): number => stacks.filter((other) => other === stack).length;
  return stacks.reduce(
    (most, stack) => (count(stack) > count(most) ? stack : most),
    stacks[0] ?? NEW_DRAFT.startingStack,
  );
}

/** The plan of an earlier table to go on from. */
export function draftOf(plan: TablePlan): Draft {
  const { structure, programme, people, pages, currency } = plan;
  const shared = sharedStack(plan);
  return {
    ...NEW_DRAFT,
    name: plan.name,
    seats: plan.seats,
    players: Array.from({ length: MOST_SEATS }, (_, i) => {
      const player = plan.players.find(({ seat }) => seat === i + 1);
      const stack = player?.stack ?? '';
      return { name: player?.name ?? '', stack: stack === shared ? '' : stack };
    }),
    startingStack: shared,
    ...(plan.played ?? {}),
    blinds: `${structure.smallBlind}/${structure.bigBlind}`,
    anteKind: structure.anteKind,
    ante: structure.ante,
    unit: structure.unit,
    minBet: structure.minBet,
    button: plan.button,
    money: currency.symbol === '' && currency.decimals === 0 ? 'chips' : 'currency',
    symbol: currency.symbol,
    cents: currency.decimals > 0,
    profile: plan.profile,
    kind: programme.kind,
    delay: programme.delay,
    // typed anew for each show: it is a decision, not a setting
    sentence: '',
    cardDesk: plan.cardDesk,
    ...pages,
    operator: people.operator,
    producer: people.producer,
    cardDeskPerson: people.cardDesk,
    floor: people.floor,
    commentators: people.commentators.join(', '),
  };
}
