import { FLUENT_ANSWERS, PAUSED_ANSWERS } from './answers';
import { readMarks } from './marks';

it('takes the marks out of an answer and remembers after which word each stood', () => {
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

it('refuses a mark that it does not know', () => {
  expect(() => readMarks('I {somewhere} left.')).toThrow('unknown mark {somewhere}');
});

it('has three marked places in each answer with pauses, none of them at the end of a sentence', () => {
  for (const { marked } of PAUSED_ANSWERS) {
    const { text, marks } = readMarks(marked);
    expect(marks).toHaveLength(3);
    for (const { afterWords } of marks)
      expect(text.split(' ')[afterWords - 1]).not.toMatch(/[.!?]$/);
  }
});

it('has no marks in the fluent answers, and no answer twice', () => {
  expect(FLUENT_ANSWERS.flatMap(({ marked }) => readMarks(marked).marks)).toEqual([]);
  const ids = [...PAUSED_ANSWERS, ...FLUENT_ANSWERS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
