import { findInText, foldText, searchTranscript, splitByRanges } from './search';

/** Returns the parts of the text that would be highlighted. */
const found = (text: string, query: string) =>
  findInText(text, query).map(({ start, end }) => text.slice(start, end));

describe('matching', () => {
  test('ignores case', () => {
    expect(found('Event sourcing. An EVENT.', 'event')).toEqual(['Event', 'EVENT']);
  });

  test('ignores accents on either side', () => {
    expect(found('My résumé from Zürich', 'resume')).toEqual(['résumé']);
    expect(found('My resume', 'résumé')).toEqual(['resume']);
    // Check that highlights include combining marks, which are used for the accents here.
    expect(found('My re\u0301sume\u0301.', 'resume')).toEqual(['re\u0301sume\u0301']);
  });

  test('ignores tashkeel and tatweel', () => {
    expect(found('كَتَبْتُ تقريرًا', 'كتبت')).toEqual(['كَتَبْتُ']);
    expect(found('مرحبـــا بك', 'مرحبا')).toEqual(['مرحبـــا']);
    expect(found('كتبت تقريرا', 'تقريرًا')).toEqual(['تقريرا']);
  });

  test.each([
    ['أحمد', 'احمد'],
    ['إدارة', 'اداره'],
    ['آخر', 'اخر'],
    ['مستشفى', 'مستشفي'],
    ['ٱلله', 'الله'],
  ])('unifies the forms of a letter: %s', (written, typed) => {
    expect(found(`قال ${written} ذلك`, typed)).toEqual([written]);
    expect(found(`قال ${typed} ذلك`, written)).toEqual([typed]);
  });

  test('a character that folds to several is found and shown once', () => {
    const text = 'Well… yes.';
    expect(found(text, '.')).toEqual(['…', '.']);
    expect(
      splitByRanges(text, findInText(text, '.'))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  test('unifies Arabic and Latin digits', () => {
    expect(found('في عام ٢٠٢١', '2021')).toEqual(['٢٠٢١']);
  });

  test('unifies curly and straight apostrophes', () => {
    expect(found('I’m ready', "I'm")).toEqual(['I’m']);
  });

  test('ignores spaces around the query and unifies white space', () => {
    expect(found('one  row\nper merchant', ' row per ')).toEqual(['row\nper']);
  });

  test('ranges stay correct after characters that fold to more or fewer units', () => {
    expect(found('ﬁnal 😀 ofﬁce İstanbul final', 'final')).toEqual(['ﬁnal', 'final']);
    expect(found('😀 İstanbul', 'istanbul')).toEqual(['İstanbul']);
  });

  test('finds nothing for an empty query or one of only combining marks', () => {
    expect(findInText('anything', '  ')).toEqual([]);
    expect(findInText('anything', '\u064e')).toEqual([]);
  });

  test('treats regular expression characters as text', () => {
    expect(found('C++ (and C#)', 'c++ (')).toEqual(['C++ (']);
  });

  test('maps every folded unit to its source', () => {
    const { text, starts, ends } = foldText('ﬁ 😀é');
    expect([starts.length, ends.length]).toEqual([text.length, text.length]);
  });
});

test('matches are in the order of entries', () => {
  const items = [
    { id: 'a', text: 'A row. One row.' },
    { id: 'b', text: 'None.' },
    { id: 'c', text: 'Row!' },
  ];
  expect(searchTranscript(items, 'row')).toEqual([
    { itemId: 'a', start: 2, end: 5 },
    { itemId: 'a', start: 11, end: 14 },
    { itemId: 'c', start: 0, end: 3 },
  ]);
});

test('splits text into matching and other pieces without loss', () => {
  const pieces = splitByRanges('A row. One row', [
    { start: 2, end: 5 },
    { start: 11, end: 14 },
  ]);
  expect(pieces.map(({ text, match }) => (match ? `[${text}]` : text)).join('')).toBe(
    'A [row]. One [row]',
  );
  expect(splitByRanges('none', [])).toEqual([{ text: 'none', start: 0, match: false }]);
});
