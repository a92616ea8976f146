'use client';
// What the parts of the page of rules share: the view, what was tapped, what was refused, and what a tap does.
import { createContext, useContext } from 'react';
import type { Rule, RulesView, RuleValue } from '../../../server/console/rules/view.ts';
import type { SwitchesMessages } from '../../messages/en/switches.ts';
import type { Draft } from './rulesDraft.ts';

export interface RulesDesk {
  readonly view: RulesView;
  readonly messages: SwitchesMessages;
  readonly draft: Draft;
  /** the place where values are offered now; '' for none */
  readonly open: string;
  /** why the change was refused, at its switch; key '' for none in particular */
  readonly refused: { readonly key: string; readonly text: string } | null;
  readonly show: (place: string) => void;
  readonly tap: (rule: Rule, value: RuleValue) => void;
}

export const RulesDeskContext = createContext<RulesDesk | null>(null);

export function useRulesDesk(): RulesDesk {
  const desk = useContext(RulesDeskContext);
  if (desk === null) throw new Error('no rules desk around this part');
  return desk;
}
