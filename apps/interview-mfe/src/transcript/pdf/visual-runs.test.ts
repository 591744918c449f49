import { facesOf, paragraphRuns, type Coverage } from './visual-runs';

const LATIN: Coverage = { hasGlyphForCodePoint: (code) => code < 0x250 };
const ARABIC: Coverage = {
  hasGlyphForCodePoint: (code) => code === 0x20 || (code >= 0x600 && code < 0x700),
};
const faces = [LATIN, ARABIC];
/**
 * Formats a line's runs from left to right, with right-to-left runs in braces. A space is drawn in
 * the font of the character before it, so a space between two scripts may form a run of its own.
 */
const line = (text: string, direction: 'ltr' | 'rtl', start = 0, end = text.length) =>
  paragraphRuns(
    text,
    direction,
    faces,
  )(start, end)
    .map((run) => (run.rightToLeft ? `{${run.text}}` : run.text))
    .join('|');

test('Arabic within English keeps its place as one run', () => {
  expect(line('I joined شركة مرسى in 2021', 'ltr')).toBe('I joined |{شركة مرسى}| |in 2021');
});

test('in Arabic the first word is at the right, and English words keep their order', () => {
  expect(line('كتبنا Node js هنا', 'rtl')).toBe('{هنا}|{ }|Node js|{كتبنا }');
});

test('numbers in Arabic read from left to right', () => {
  expect(line('عام 2021 كان', 'rtl')).toBe('{كان}|{ }|2021|{عام }');
});

test('brackets in Arabic are mirrored', () => {
  expect(line('(نعم)', 'rtl')).toBe('{(}|{نعم}|{)}');
});

test('a line takes its directions from the whole paragraph', () => {
  const text = 'قال one two';
  expect(line(text, 'rtl', text.indexOf('two'))).toBe('two');
  expect(line('a b نعم', 'ltr', 0, 3)).toBe('a b');
});

test('bidi controls affect direction and are not drawn', () => {
  expect(line('\u2067نعم\u2069, yes', 'ltr')).toBe('{نعم}|, yes');
});

test('stays with a face as long as possible', () => {
  expect(facesOf('a نعم b', faces)).toEqual([0, 0, 1, 1, 1, 1, 0]);
  // Check that the current face is kept for an emoji that neither face has.
  expect(facesOf('a😀', faces)).toEqual([0, 0, 0]);
});
