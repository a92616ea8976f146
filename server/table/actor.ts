// Who gives a command to the table: the name for the log and the role of his token.
export interface TableActor {
  readonly actor: string;
  readonly role: string;
}

/** What readers and tracker enter by themselves. */
export const TRACKER_ACTOR: TableActor = { actor: 'tracker', role: 'tracker' };
