import * as z from '@portal/protocol/zod';
import { issuesInWords } from './issues-in-words';

const job = z.object({
  title: z.string(),
  tags: z.array(z.string()),
  years: z.number().check(z.gte(1, 'at least one')),
});
const wordsOf = (value: unknown) => issuesInWords(job.safeParse(value).error!, 'job');

it('names each field that is wrong, wherever it lies, with what is wanted', () =>
  expect(wordsOf({ title: 1, tags: ['a', 2], years: 0 })).toBe(
    'title: Invalid input; tags.1: Invalid input; years: at least one',
  ));

it('names a value that is wrong as a whole', () =>
  expect(wordsOf(null)).toBe('job: Invalid input'));
