import { findInText, foldText, searchTranscript, splitByRanges } from './search';

/** The text that would be highlighted. */
const found = (text: string, query: string) =>
  findInText(text, query).map(({ start, end }) => text.slice(start, end));

describe('matching', () => {
  test('case does not matter', () => {
    expect(found('Event sourcing. An EVENT.', 'event')).toEqual(['Event', 'EVENT']);
  });

  test('accents do not matter, on either side', () => {
    expect(found('My résumé from Zürich', 'resume')).toEqual(['résumé']);
    expect(found('My resume', 'résumé')).toEqual(['resume']);
    // Same letters as base letter and combining mark; the highlight includes the marks.
    expect(found('My re\u0301sume\u0301.', 'resume')).toEqual(['re\u0301sume\u0301']);
  });

  test('tashkeel and tatweel do not matter', () => {
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
  ])('the forms of a letter are one letter: %s', (written, typed) => {
    expect(found(`قال ${written} ذلك`, typed)).toEqual([written]);
    expect(found(`قال ${typed} ذلك`, written)).toEqual([typed]);
  });

  test('a character that stands for several is found once, and shown once', () => {
    const text = 'Well… yes.';
    expect(found(text, '.')).toEqual(['…', '.']);
    expect(
      splitByRanges(text, findInText(text, '.'))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  test('digits of both kinds are the same', () => {
    expect(found('في عام ٢٠٢١', '2021')).toEqual(['٢٠٢١']);
  });

  test('curly and straight apostrophes are the same', () => {
    expect(found('I’m ready', "I'm")).toEqual(['I’m']);
  });

  test('blanks around the query do not matter, and any white space is one blank', () => {
    expect(found('one  row\nper merchant', ' row per ')).toEqual(['row\nper']);
  });

  test('places keep their offsets after letters that fold to more or fewer units', () => {
    expect(found('ﬁnal 😀 ofﬁce İstanbul final', 'final')).toEqual(['ﬁnal', 'final']);
    expect(found('😀 İstanbul', 'istanbul')).toEqual(['İstanbul']);
  });

  test('an empty query finds nothing, and neither does one of marks alone', () => {
    expect(findInText('anything', '  ')).toEqual([]);
    expect(findInText('anything', '\u064e')).toEqual([]);
  });

  test('signs of regular expressions are plain text', () => {
    expect(found('C++ (and C#)', 'c++ (')).toEqual(['C++ (']);
  });

  test('a fold has as many ways back as units', () => {
    const { text, starts, ends } = foldText('ﬁ 😀é');
    expect([starts.length, ends.length]).toEqual([text.length, text.length]);
  });
});

test('matches come in the order of the entries', () => {
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

test('a text is split into what was found and what was not, and nothing is lost', () => {
  const pieces = splitByRanges('A row. One row', [
    { start: 2, end: 5 },
    { start: 11, end: 14 },
  ]);
  expect(pieces.map(({ text, match }) => (match ? `[${text}]` : text)).join('')).toBe(
    'A [row]. One [row]',
  );
  expect(splitByRanges('none', [])).toEqual([{ text: 'none', start: 0, match: false }]);
});
