import { shownText } from './corrected';

const message = {
  content: 'the rye to the mar chant twice',
  metadata: { misheard: [1, 4, 6] },
  corrections: {
    changedAt: '2026-11-18T10:00:00Z',
    items: [
      { from: 1, count: 1, heard: 'rye', text: 'write lock', addition: false },
      { from: 4, count: 2, heard: 'mar chant', text: 'sharding', addition: true },
    ],
  },
};
const marked = ({ text, marks }: ReturnType<typeof shownText>) =>
  marks.map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`);

test('a correction stands before what was heard, an addition behind it', () => {
  const shown = shownText(message);
  expect(shown.text).toBe('the write lock rye to the mar chant sharding twice');
  expect(marked(shown)).toEqual(['corrected: write lock', 'heard: rye', 'added: sharding']);
});

test('doubts stay with the words that were not corrected', () => {
  const { text, misheard } = shownText(message);
  expect(misheard.map((at) => text.split(' ')[at])).toEqual(['mar', 'twice']);
});

test('what is scored has no additions, and no words that were misheard', () => {
  const shown = shownText(message, 'scored');
  expect(shown.text).toBe('the write lock to the mar chant twice');
  expect(shown.misheard.map((at) => shown.text.split(' ')[at])).toEqual(['mar', 'twice']);
});

test('without corrections nothing changes', () => {
  const { content, metadata } = message;
  expect(shownText({ content, metadata })).toEqual({
    text: content,
    marks: [],
    misheard: [1, 4, 6],
    doubtful: false,
  });
});

describe('an answer that was hardly understood stays in doubt', () => {
  const doubtful = (
    misheard: number[] | undefined,
    ...items: [from: number, addition: boolean][]
  ) =>
    shownText({
      content: message.content,
      metadata: { doubtful: true, ...(misheard && { misheard }) },
      corrections: {
        changedAt: '2026-11-18T10:00:00Z',
        items: items.map(([from, addition]) => ({
          from,
          count: 1,
          heard: '',
          text: 'x',
          addition,
        })),
      },
    }).doubtful;

  test('until all words that may have been misheard are mended', () => {
    expect(doubtful([1, 4])).toBe(true);
    expect(doubtful([1, 4], [1, false])).toBe(true);
    expect(doubtful([1, 4], [1, false], [4, true])).toBe(true);
    expect(doubtful([1, 4], [1, false], [4, false])).toBe(false);
  });

  test('where no words are known, until some are mended', () => {
    expect(doubtful(undefined, [1, true])).toBe(true);
    expect(doubtful(undefined, [1, false])).toBe(false);
  });
});
