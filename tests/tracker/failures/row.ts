// A failure mode of readers.md A4: its number, what goes wrong, and a run that shows what the table has to do then.
export interface FailureRow {
  readonly id: string;
  readonly given: string;
  readonly run: () => void;
}
