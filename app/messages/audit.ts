// Picks the texts of the auditor's page by language.
import { type AuditMessages, auditEn } from './en/audit.ts';
import type { Language, PerLanguage } from './language.ts';
import { auditRu } from './ru/audit.ts';

const AUDIT: PerLanguage<AuditMessages> = { en: auditEn, ru: auditRu };

export function auditMessages(language: Language): AuditMessages {
  return AUDIT[language];
}

/** What a row says was done; an action without words is shown as itself. */
export function actionText(language: Language, action: string): string {
  const texts: Readonly<Record<string, string>> = AUDIT[language].actions;
  return (Object.hasOwn(texts, action) ? texts[action] : undefined) ?? action;
}

export function filledAudit(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
