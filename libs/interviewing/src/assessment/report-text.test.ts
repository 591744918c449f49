// eslint-disable-next-line no-restricted-imports -- only this test reads files
import { readFileSync } from 'node:fs';
import { REPORT_TEXT_KEYS } from './report-text';

const catalogue = (language: string): Record<string, string> =>
  JSON.parse(
    readFileSync(
      new URL(`../../../i18n/locales/${language}/report-text.json`, import.meta.url),
      'utf8',
    ),
  ) as Record<string, string>;
const places = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
const [english, arabic] = [catalogue('en-US'), catalogue('ar-SA')];

it.each([
  ['en-US', english],
  ['ar-SA', arabic],
])('the %s catalogue has exactly the known keys', (_, texts) => {
  expect(Object.keys(texts).sort()).toEqual([...REPORT_TEXT_KEYS].sort());
});
it('both languages use the same values, none of which i18next treats as a plural', () => {
  for (const key of REPORT_TEXT_KEYS) {
    expect([key, [...new Set(places(arabic[key]!))]]).toEqual([
      key,
      [...new Set(places(english[key]!))],
    ]);
    expect(places(english[key]!)).not.toContain('count');
  }
});
