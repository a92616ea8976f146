'use client';
// What every part of the plan's form needs: the draft, the words, and what is wrong at a field.
import { createContext, use } from 'react';
import type { SetupMessages } from '../../messages/en/setup.ts';
import type { PlanState } from './usePlan.ts';

export interface PlanDesk extends PlanState {
  readonly words: SetupMessages;
  /** the administrator's own name */
  readonly self: string;
  readonly people: readonly string[];
  /** undefined when the field is fine, or nobody has tried yet */
  readonly problemAt: (...places: readonly string[]) => string | undefined;
  readonly to: (path: string) => string;
}

export const PlanContext = createContext<PlanDesk | null>(null);

export function usePlanDesk(): PlanDesk {
  const desk = use(PlanContext);
  if (desk === null) throw new Error('outside of the plan form');
  return desk;
}
