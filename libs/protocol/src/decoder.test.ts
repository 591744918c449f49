import * as z from 'zod/mini';
import { ID_PATTERN } from './constants';
import * as decode from './decoder';
import { idSchema } from './entities/choices';

interface Job {
  title: string;
  years?: number;
  tags: string[];
  level: 'easy' | 'hard';
  by: Record<string, string | null>;
}

const schema = z.object({
  title: z.string(),
  years: z.optional(z.number()),
  tags: z.array(z.string()),
  level: z.enum(['easy', 'hard']),
  by: z.record(z.string(), z.nullable(z.string())),
});
const job = decode.parser(
  decode.object<Job>({
    title: decode.text,
    years: decode.optional(decode.number),
    tags: decode.list(decode.text),
    level: decode.oneOf(['easy', 'hard']),
    by: decode.dictionary(decode.nullable(decode.text)),
  }),
);
const good = { title: 'T', tags: ['a'], level: 'easy', by: { x: 'y', z: null } };

it('gives back what it knows, and nothing else', () => {
  expect(job.safeParse({ ...good, admin: true })).toEqual({ data: good, faults: [] });
});

it('names each field that is wrong, wherever it lies', () => {
  const { data, faults } = job.safeParse({ ...good, title: 1, tags: ['a', 2], by: { x: {} } });
  expect(data).toBeUndefined();
  expect(decode.faultsInWords(faults, 'job')).toBe(
    'title: Invalid input; tags.1: Invalid input; by.x: Invalid input',
  );
});

it('names a value that is wrong as a whole', () => {
  expect(decode.faultsInWords(job.safeParse(null).faults, 'job')).toBe('job: Invalid input');
});

it.each([
  null,
  undefined,
  1,
  'x',
  [],
  {},
  good,
  { ...good, years: 3 },
  { ...good, years: null },
  { ...good, years: '3' },
  { ...good, years: NaN },
  { ...good, tags: {} },
  { ...good, tags: [null] },
  { ...good, level: 'EASY' },
  { ...good, level: 'toString' },
  { ...good, by: [] },
  { ...good, by: { x: 1 } },
  { ...good, by: null },
  Object.create(good),
])('reads %j as a schema does', (sample: unknown) => {
  expect(job.safeParse(sample).data).toEqual(schema.safeParse(sample).data);
});

it.each([
  'http://a.example',
  ' http://a.example/x ',
  'http://a.ex\nample',
  'a.example',
  '/x',
  '',
  'mailto:a@b.example',
  'http://',
  'http:a',
  7,
])('reads the URL %j as a schema does', (sample) => {
  expect(decode.parser(decode.url).safeParse(sample).data).toBe(z.url().safeParse(sample).data);
});

it.each([0, 1, 1.5, 20, 21, '1', 2 ** 60, Infinity, null])(
  'reads the whole number %j as a schema does',
  (sample) => {
    const limited = z.int().check(z.gte(1), z.lte(20));
    expect(
      [decode.integer(1, 20), decode.integer()].map(
        (decoder) => decode.parser(decoder).safeParse(sample).data,
      ),
    ).toEqual([limited.safeParse(sample).data, z.int().safeParse(sample).data]);
  },
);

it.each([true, false, 0, 'true', null])('reads the truth value %j as a schema does', (sample) => {
  expect(decode.parser(decode.boolean).safeParse(sample).data).toBe(
    z.boolean().safeParse(sample).data,
  );
});

it('puts something in the place of what is wrong', () => {
  expect(
    [1, 'x', undefined].map((sample) =>
      decode.parser(decode.orElse(decode.text, null)).safeParse(sample),
    ),
  ).toEqual([
    { data: null, faults: [] },
    { data: 'x', faults: [] },
    { data: null, faults: [] },
  ]);
});

it('asks a further condition of what could be read alone', () => {
  const short = decode.parser(decode.where(decode.text, (value) => value.length < 3, 'too long'));
  expect([
    short.safeParse('ab').data,
    short.safeParse('abc').faults,
    short.safeParse(1).faults,
  ]).toEqual(['ab', [{ path: '', message: 'too long' }], [{ path: '', message: 'Invalid input' }]]);
});

const ID = '7a4ab3e4-6d9e-4b6e-9a58-4c1c0a3f7a11';
it.each([
  ID,
  ID.toUpperCase(),
  `${ID} `,
  ID.replace('-4b6e', '-9b6e'),
  ID.replace('-9a58', '-1a58'),
  ID.slice(1),
  ID.replace('7', 'g'),
  ID.replace(/[^-]/g, '0'),
  ID.replace(/[^-]/g, 'f'),
  ID.replace(/[^-]/g, 'F'),
  '',
  1,
])('reads the id %j as its schema does', (sample) => {
  expect(decode.parser(decode.textOf(ID_PATTERN)).safeParse(sample).data).toBe(
    idSchema.safeParse(sample).data,
  );
});
