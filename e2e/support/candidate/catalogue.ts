import { readFileSync } from 'node:fs';
import type { Language } from '@portal/protocol';

let served = (text: string): string => text;

/**
 * Applies `change` to every string that `say` returns, for sites whose text differs from the
 * catalogue files.
 */
export function serveTexts(change: (text: string) => string): void {
  served = change;
}

/**
 * Returns a catalogue string as the site shows it, for example `say('ar-SA', 'auth:login.submit')`.
 * As in i18next, the value `context` chooses a variant of the text, if the language has it.
 */
export function say(
  language: Language,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const [namespace = '', name = ''] = key.split(':');
  const file = new URL(`../../../libs/i18n/locales/${language}/${namespace}.json`, import.meta.url);
  let node: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of name.split('.')) {
    const texts = node as Record<string, unknown>;
    node = texts[`${part}_${values.context}`] ?? texts[part];
  }
  if (typeof node !== 'string') throw new Error(`no text ${key} in ${language}`);
  return served(node).replace(/\{\{[\s-]*(\w+)(?:[^\w}][^}]*)?\}\}/g, (_, value: string) =>
    String(values[value] ?? ''),
  );
}
