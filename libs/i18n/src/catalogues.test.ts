import { LANGUAGES } from '@portal/protocol';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { catalogueProblems, readCatalogue } from './testing/catalogue-check';

const folder = 'locales';
const namespaces = [...new Set(LANGUAGES.flatMap((language) => readdirSync(`${folder}/${language}`)))];

describe.each(namespaces)('%s', (file) => {
  const read = (language: string) => {
    const path = `${folder}/${language}/${file}`;
    return existsSync(path) ? readCatalogue(JSON.parse(readFileSync(path, 'utf8'))) : new Map<string, string>();
  };

  it('has the same keys in both languages, and no empty value', () => {
    expect(catalogueProblems(read('en-US'), 'en-US', read('ar-SA'), 'ar-SA')).toEqual([]);
  });
});

describe('the check', () => {
  const check = (english: object, arabic: object) => catalogueProblems(readCatalogue(english), 'en-US', readCatalogue(arabic), 'ar-SA');

  it('knows that languages have different plural forms', () => {
    expect(check({ n_one: '1', n_other: '2' }, { n_zero: 'a', n_one: 'b', n_two: 'c', n_few: 'd', n_many: 'e', n_other: 'f' })).toEqual([]);
  });
  it('misses a plural form that the language needs', () => {
    expect(check({ n_one: '1', n_other: '2' }, { n_one: 'b', n_other: 'f' })).toEqual(['ar-SA: n lacks the plural forms zero, two, few, many']);
  });
  it('misses a key', () => {
    expect(check({ a: { b: 'x' } }, {})).toEqual(['ar-SA: a.b is missing']);
  });
  it('refuses an empty value', () => {
    expect(check({ a: ' ' }, { a: 'x' })).toEqual(['en-US: a is empty']);
  });
  it('misses a value that the text is to be filled with', () => {
    expect(check({ a: 'Hello {{name}}' }, { a: 'x' })).toEqual(['ar-SA: a does not use {{name}}']);
  });
});
