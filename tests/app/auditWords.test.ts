// Whatever somebody can do that stands in the audit log has words on the auditor's page, in both languages.
import { describe, expect, test } from 'vitest';
import { actionText } from '../../app/messages/audit.ts';
import { LANGUAGES } from '../../app/messages/language.ts';
import type { CheckedCommand } from '../../server/http/hub.ts';
import { AUDITED_KINDS, auditedKind } from '../../server/main/auditedCommand.ts';
import { controlCommandSchema } from '../../server/release/control.ts';
import { tableCommandSchema } from '../../server/table/commands.ts';

const audited = tableCommandSchema.options.flatMap(({ shape }) => {
  const name = shape.do.value;
  const kind = auditedKind({ do: name } as unknown as CheckedCommand);
  return kind === undefined ? [] : [`${kind}.${name}`];
});
const asked = controlCommandSchema.options.map(({ shape }) => `release.${shape.do.value}`);
const refused = AUDITED_KINDS.map((kind) => `${kind}.refused`);

describe.each(LANGUAGES)('in %s', (language) => {
  const isWordless = (action: string): boolean => actionText(language, action) === action;

  test('given every command that is audited, and its refusal, then it has words', () => {
    expect(audited.length).toBeGreaterThan(30);
    expect([...audited, ...asked, ...refused].filter(isWordless)).toEqual([]);
  });

  test('twin: given an action that nobody wrote words for, then it is shown as itself', () => {
    expect(isWordless('ruling.brandNew')).toBe(true);
  });
});
