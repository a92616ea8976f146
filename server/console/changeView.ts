// What a console draws of a change that waits for the end of the hand. A leaf of view.ts.
/** A change that waits for the end of the hand; `do` is its command, the rest what it carries. */
export interface ConsoleChange {
  /** to send back with withdrawChange */
  readonly id: number;
  readonly do:
    | 'takeSeat'
    | 'leaveSeat'
    | 'sitOut'
    | 'setStack'
    | 'topUp'
    | 'moveSeat'
    | 'setProfile'
    | 'setSwitches'
    | 'setEventShuffler'
    | 'setCurrency'
    | 'setButton'
    | 'setGame'
    | 'setRotation'
    | 'turnTo'
    | 'planBombPot'
    | 'callBombPot'
    | 'playStandUp'
    | 'setSafe'
    | 'setMaxBuyIn'
    | 'setOwes';
  /** the seat it is about; of setButton the button, null for the whole table */
  readonly seat: number | null;
  /** moveSeat: the seat he moves to */
  readonly to: number | null;
  /** takeSeat and setStack: the stack; topUp: chips on top */
  readonly amount: number | null;
  /** takeSeat: who sits down; else who sits at the seat now, '' for nobody */
  readonly name: string;
  /** sitOut: out or in; setProfile: the profile; setSwitches: their keys; setCurrency: the sign; else '' */
  readonly code: string;
  /** who asked for it */
  readonly actor: string;
}
