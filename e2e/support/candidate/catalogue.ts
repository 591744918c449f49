import { readFileSync } from 'node:fs';
import type { Language } from '@portal/protocol';

let served = (text: string): string => text;

/** Makes `say` read what the site serves instead of the catalogue files. */
export function serveTexts(change: (text: string) => string): void {
  served = change;
}

/**
 * A text as the page shows it: `say('ar-SA', 'auth:login')` reads the catalogue the site serves.
 */
export function say(
  language: Language,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const [namespace = '', name = ''] = key.split(':');
  const file = new URL(`../../../libs/i18n/locales/${language}/${namespace}.json`, import.meta.url);
  let node: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of name.split('.')) node = (node as Record<string, unknown>)[part];
  if (typeof node !== 'string') throw new Error(`no text ${key} in ${language}`);
  return served(node).replace(/\{\{[\s-]*(\w+)(?:[^\w}][^}]*)?\}\}/g, (_, value: string) =>
    String(values[value] ?? ''),
  );
}
