import { LANGUAGES } from '@portal/protocol';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { catalogueProblems, readCatalogue } from './testing/catalogue-check';

const folder = 'locales';
const namespaces = [
  ...new Set(LANGUAGES.flatMap((language) => readdirSync(`${folder}/${language}`))),
];

describe.each(namespaces)('%s', (file) => {
  const read = (language: string) => {
    const path = `${folder}/${language}/${file}`;
    return existsSync(path)
      ? readCatalogue(JSON.parse(readFileSync(path, 'utf8')))
      : new Map<string, string>();
  };

  it('has the same keys in both languages, and no empty value', () => {
    expect(catalogueProblems(read('en-US'), 'en-US', read('ar-SA'), 'ar-SA')).toEqual([]);
  });
});

describe('the check', () => {
  const check = (english: object, arabic: object) =>
    catalogueProblems(readCatalogue(english), 'en-US', readCatalogue(arabic), 'ar-SA');

  it("knows each language's plural forms", () => {
    expect(
      check(
        { n_one: '1', n_other: '2' },
        { n_zero: 'a', n_one: 'b', n_two: 'c', n_few: 'd', n_many: 'e', n_other: 'f' },
      ),
    ).toEqual([]);
  });
  it('reports a missing plural form', () => {
    expect(check({ n_one: '1', n_other: '2' }, { n_one: 'b', n_other: 'f' })).toEqual([
      'ar-SA: n lacks the plural forms zero, two, few, many',
    ]);
  });
  it('reports a missing key', () => {
    expect(check({ a: { b: 'x' } }, {})).toEqual(['ar-SA: a.b is missing']);
  });
  it('reports an empty value', () => {
    expect(check({ a: ' ' }, { a: 'x' })).toEqual(['en-US: a is empty']);
  });
  it('reports a missing placeholder', () => {
    expect(check({ a: 'Hello {{name}}' }, { a: 'x' })).toEqual(['ar-SA: a does not use {{name}}']);
  });
  it('reports it in plural forms too, except the number in none, one and two', () => {
    const forms = {
      n_zero: 'a {{name}}',
      n_one: 'b {{name}}',
      n_two: 'c {{name}}',
      n_few: '{{count}} {{name}}',
      n_many: '{{count}} {{name}}',
      n_other: '{{count}} {{name}}',
    };
    const english = { n_one: '{{count}} {{name}}', n_other: '{{count}} {{name}}' };
    expect(check(english, forms)).toEqual([]);
    expect(check(english, { ...forms, n_two: 'c', n_few: '{{name}}' })).toEqual([
      'ar-SA: n_two does not use {{name}}',
      'ar-SA: n_few does not use {{count}}',
    ]);
  });
  it("lets one language have a variant for a woman's name, with the same values", () => {
    const arabic = { a: 'x {{name}}', a_female: 'y {{name}}' };
    expect(check({ a: '{{name}}' }, arabic)).toEqual([]);
    expect(check({ a: '{{name}}' }, { ...arabic, a_female: 'y' })).toEqual([
      'ar-SA: a_female does not use {{name}}',
    ]);
    expect(check({ a: 'a' }, { a: 'x', b_female: 'y' })).toEqual(['en-US: b_female is missing']);
  });
  it('reports missing markup', () => {
    expect(check({ a: 'Go <action>there</action>' }, { a: 'x <action>y' })).toEqual([
      'en-US: a has other markup',
      'ar-SA: a has other markup',
    ]);
  });
  it('reports punctuation and digits of the other language', () => {
    expect(check({ a: 'one', b: 'two', c: 'سؤال' }, { a: 'لا, نعم', b: '٣', c: 'سؤال' })).toEqual([
      'en-US: c has Arabic letters',
      ...['a', 'b'].map(
        (key) =>
          `ar-SA: ${key} has a Latin comma, semicolon or question mark, or digits that are not Latin`,
      ),
    ]);
  });
});
