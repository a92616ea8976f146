// What happened to a table and to one canvas of it, as the reference model of release is told, and what it answers.

export interface Settings {
  readonly delayMs: number;
  readonly offsetMs: number;
  readonly leadMs: number;
  readonly cards: boolean;
  readonly gated: boolean;
  readonly shrinkToMs: number | null;
}

/** An entry of the table as the canvas will have it. */
export interface Told {
  readonly position: number;
  readonly hand: string | null;
  readonly happened: number;
  readonly typed: boolean;
  /** it begins a hand */
  readonly starts: boolean;
  /** no hand is being played behind it */
  readonly over: boolean;
  /** places that are dealt by it, `seat:slot` */
  readonly dealt: readonly string[];
  /** the deal of its hand is complete behind it */
  readonly complete: boolean;
  /** the hand has left the table by it */
  readonly left: boolean;
  /** seats whose hands lie mucked behind it */
  readonly mucked: readonly number[];
  /** it is told in the lines of its hand */
  readonly line: boolean;
}

export type Fact =
  | { readonly now: number; readonly told: Told }
  | { readonly now: number; readonly does: 'hold' | 'resume' | 'confirm' | 'finish' | 'cancel' }
  // the server goes and comes back; killed, it could not write down where the canvas stands
  | { readonly now: number; readonly does: 'away' | 'killed' }
  | { readonly now: number; readonly does: 'set' | 'arm'; readonly to: Settings }
  | { readonly now: number; readonly does: 'offset'; readonly offsetMs: number }
  | { readonly now: number; readonly does: 'holdHand' | 'letHandGo' | 'dropHand'; readonly hand: string };

/** Programme ms of the first sight of a line, by position, and of a card, by hand and place. */
export interface Sights {
  readonly lines: ReadonlyMap<number, number>;
  readonly cards: ReadonlyMap<string, number>;
}

/** What a rule may be got wrong by: the twins of the comparison. */
export interface Wrong {
  readonly settleMs?: number;
  readonly shorterAtOnce?: boolean;
  readonly cardStands?: boolean;
  readonly leads?: boolean;
}

/** When a card was entered, and from when on somebody's word that the deal is complete can stand for it. */
export interface DealtCard {
  readonly entered: number;
  /** programme ms at which readers saw it come; 0: a person typed it */
  readonly came: number;
}

/** Cards of one hand, programme ms at which its deal was complete, and at which it ended and left. */
export interface Deal {
  readonly dealt: Map<string, DealtCard>;
  complete: number | null;
  ended: number | null;
  left: number | null;
}

/** A delay that is changed by procedure. */
export interface Change {
  readonly to: Settings;
  readonly byPause: boolean;
  stage: 'armed' | 'card' | 'sync';
}
