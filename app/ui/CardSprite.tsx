// The one sprite of all cards: thirteen ranks, four suits, three backs, inline and once on a page.
// A face is put together from it with <use>, so nothing is ever fetched or preloaded by the name of a card.
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;

const HEART =
  'M50 94C42 82 8 62 6 36C5 19 17 8 30 8C40 8 47 14 50 23C53 14 60 8 70 8C83 8 95 19 94 36C92 62 58 82 50 94Z';
const DIAMOND = 'M50 1C60 20 75 38 92 50C75 62 60 80 50 99C40 80 25 62 8 50C25 38 40 20 50 1Z';
const SPADE =
  'M50 4C57 20 93 42 93 65C93 78 83 86 72 85C64 84 58 80 55 73C56 84 60 91 68 96L32 96C40 91 44 84 45 73C42 80 36 84 28 85C17 86 7 78 7 65C7 42 43 20 50 4Z';
const CLUB_STEM = 'M45 55L55 55C55 76 59 89 68 96L32 96C41 89 45 76 45 55Z';

export function CardSprite() {
  return (
    <svg className="fc-sprite" aria-hidden="true" width="0" height="0">
      {RANKS.map((rank) => (
        <RankSymbol key={rank} rank={rank} />
      ))}
      <symbol id="fc-suit-h" viewBox="0 0 100 100">
        <path d={HEART} />
      </symbol>
      <symbol id="fc-suit-d" viewBox="0 0 100 100">
        <path d={DIAMOND} />
      </symbol>
      <symbol id="fc-suit-s" viewBox="0 0 100 100">
        <path d={SPADE} />
      </symbol>
      <symbol id="fc-suit-c" viewBox="0 0 100 100">
        <circle cx="50" cy="27" r="22" />
        <circle cx="27" cy="61" r="22" />
        <circle cx="73" cy="61" r="22" />
        <path d={CLUB_STEM} />
      </symbol>
      <Backs />
    </svg>
  );
}

function RankSymbol({ rank }: { readonly rank: string }) {
  return (
    <symbol id={`fc-rank-${rank}`} viewBox="0 0 84 120">
      <text className={rank === 'T' ? 'fc-rank fc-rank--wide' : 'fc-rank'} x={rank === 'T' ? 5 : 8} y="56">
        {rank === 'T' ? '10' : rank}
      </text>
    </symbol>
  );
}

function Backs() {
  return (
    <>
      <symbol id="fc-back-sealed" viewBox="0 0 84 120">
        <rect className="fc-back-edge" width="84" height="120" rx="6" />
        <rect className="fc-back-field" x="5" y="5" width="74" height="110" rx="3" />
        <path className="fc-back-lattice" d={lattice()} />
      </symbol>
      <symbol id="fc-back-unread" viewBox="0 0 84 120">
        <rect className="fc-back-edge" width="84" height="120" rx="6" />
        <rect className="fc-back-unread" x="5" y="5" width="74" height="110" rx="3" />
        <text className="fc-back-mark" x="42" y="86">
          ?
        </text>
      </symbol>
      <symbol id="fc-back-mucked" viewBox="0 0 84 120">
        <rect className="fc-back-gone" x="2" y="2" width="80" height="116" rx="5" />
        <path className="fc-back-cross" d="M20 34L64 86M64 34L20 86" />
      </symbol>
    </>
  );
}

/** Solid lozenges, since thin lines flicker on interlaced chains. */
function lattice(): string {
  const cells: string[] = [];
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      cells.push(`M${20 + column * 22} ${10 + row * 20}l9 10l-9 10l-9 -10Z`);
    }
  }
  return cells.join('');
}
