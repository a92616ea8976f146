// Draws the pot lines and the headline; what they say is decided in potLines.ts.
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { Amount } from '../ui/Amount.tsx';
import { Entering } from '../ui/Entering.tsx';
import { headline, type PotLine, potLines } from './potLines.ts';
import type { Words } from './words.ts';

interface PotLinesProps {
  readonly view: OverlayView;
  readonly words: Words;
}

export function PotLines({ view, words }: PotLinesProps) {
  const lines = potLines(view, words);
  if (lines.length === 0) return null;
  return (
    <div className="fc-pots">
      {lines.map((line) => (
        <Entering key={line.key} className="fc-pots__line">
          <LineBody line={line} words={words} />
        </Entering>
      ))}
    </div>
  );
}

function LineBody({ line, words }: { readonly line: PotLine; readonly words: Words }) {
  return (
    <div className="fc-pots__body" data-won={line.won ? 'yes' : 'no'}>
      <span className="fc-pots__name fc-clip">{line.name}</span>
      <span className="fc-pots__amount">
        <Amount value={line.amount} format={words.money} />
      </span>
      <Entering key={line.who} className="fc-pots__who fc-clip">
        {line.who}
      </Entering>
    </div>
  );
}

export function HeadlineBar({ view, words }: PotLinesProps) {
  const text = headline(view, words);
  if (text === null) return null;
  return (
    <Entering key={text.who} className="fc-headline">
      <div className="fc-headline__who fc-clip">{text.who}</div>
      {text.hand !== '' && <div className="fc-headline__hand fc-clip">{text.hand}</div>}
    </Entering>
  );
}
