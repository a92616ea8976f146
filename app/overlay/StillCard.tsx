// The plate of a break and of the end of the show, where the countdown stood. Still: nothing on it moves.
interface StillCardProps {
  readonly tableName: string;
  readonly text: string;
}

export function StillCard({ tableName, text }: StillCardProps) {
  return (
    <div className="fc-countdown">
      <div className="fc-countdown__table fc-clip">{tableName}</div>
      <div className="fc-countdown__row fc-countdown__row--still">
        <span className="fc-countdown__word">{text}</span>
      </div>
    </div>
  );
}
