import { FLUENT_ANSWERS, PAUSED_ANSWERS } from './answers';
import { readMarks } from './marks';

it('removes the marks from an answer and returns the word count before each', () => {
  expect(readMarks('I built a service {open_clause} that worked, and {conjunction} left.')).toEqual(
    {
      text: 'I built a service that worked, and left.',
      marks: [
        { place: 'open_clause', afterWords: 4 },
        { place: 'conjunction', afterWords: 7 },
      ],
    },
  );
});

it('refuses an unknown mark', () => {
  expect(() => readMarks('I {somewhere} left.')).toThrow('unknown mark {somewhere}');
});

it('has three marks in each answer with pauses, none of them at the end of a sentence', () => {
  for (const { marked } of PAUSED_ANSWERS) {
    const { text, marks } = readMarks(marked);
    expect(marks).toHaveLength(3);
    for (const { afterWords } of marks)
      expect(text.split(' ')[afterWords - 1]).not.toMatch(/[.!?]$/);
  }
});

it('has no marks in the fluent answers, and no duplicate answers', () => {
  expect(FLUENT_ANSWERS.flatMap(({ marked }) => readMarks(marked).marks)).toEqual([]);
  const ids = [...PAUSED_ANSWERS, ...FLUENT_ANSWERS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
