// Why a reader is turned away: how its socket closes, and what it is told to do about it.
import type { CloseName, ErrCode } from './protocol/codes.ts';

export interface Refusal {
  readonly close: CloseName;
  readonly code: ErrCode;
  readonly msg: string;
}
