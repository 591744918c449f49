import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fromEnvironment } from '../../support/environment';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'àƀçđéƒĝħíĵķļɱñóþɋŕšţúṽŵẋýžÀƁÇĐÉƑĜĦÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';
const FILLING = /(\{\{[^}]*\}\}|<\/?\w+\s*\/?>)/;
const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const accented = (text: string): string =>
  [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');

/**
 * Adds accents and brackets to an English string and makes it about 35% longer, so that strings
 * that are not from a catalogue stand out. Placeholders and markup are left unchanged.
 */
export function pseudo(text: string): string {
  const more = Math.ceil(text.replace(new RegExp(FILLING, 'g'), '').length * 0.35);
  const longer = more < 6 ? '~'.repeat(more) : ' ~~~~~'.repeat(Math.round(more / 6));
  return `⟦${text
    .split(FILLING)
    .map((part) => (FILLING.test(part) ? part : accented(part)))
    .join('')}${longer}⟧`;
}

type Catalogue = { [name: string]: string | Catalogue };

/**
 * Converts a whole catalogue to the pseudo-locale. Each plural string is repeated for every plural
 * form, because Arabic, the language being replaced, uses all of them.
 */
export function pseudoCatalogue(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).flatMap(([name, value]): [string, string | Catalogue][] => {
      if (typeof value === 'object') return [[name, pseudoCatalogue(value)]];
      return name.endsWith('_other')
        ? PLURAL_FORMS.map((form) => [name.replace(/other$/, form), pseudo(value)])
        : [[name, pseudo(value)]];
    }),
  );
}

/**
 * Serves the pseudo-locale in place of the Arabic catalogues and makes the page choose Arabic. The
 * English catalogues can't be replaced, because the shell's English strings are part of its code.
 */
export async function servePseudoLocale(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function get(this: Storage, key: string) {
      return key === 'i18nextLng' ? 'ar-SA' : getItem.call(this, key);
    };
  });
  await page.route(`${fromEnvironment().siteUrl}/locales/ar-SA/*.json`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1);
    const english = JSON.parse(
      readFileSync(new URL(`../../../libs/i18n/locales/en-US/${name}`, import.meta.url), 'utf8'),
    ) as Catalogue;
    return route.fulfill({ json: pseudoCatalogue(english) });
  });
}
