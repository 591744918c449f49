import { z } from 'zod';
import { serializerCompiler } from './serializer';

const write = (schema: z.ZodType, value: unknown): unknown =>
  JSON.parse(serializerCompiler({ schema, method: 'GET', url: '/' })(value));

describe('answers', () => {
  it('hold what their schema names and nothing else, at any depth', () => {
    const schema = z.object({ data: z.array(z.object({ id: z.string() })) });
    expect(write(schema, { data: [{ id: 'a', passwordHash: 'x' }], userId: 'u' })).toEqual({
      data: [{ id: 'a' }],
    });
  });

  it('keep unknown keys where the schema does, and null where it allows null', () => {
    const schema = z.object({
      metadata: z.nullable(z.looseObject({ startMs: z.optional(z.number()) })),
      score: z.nullable(z.number()),
    });
    expect(
      write(schema, { metadata: { startMs: 1.5, own: { deep: ['x'] } }, score: null }),
    ).toEqual({ metadata: { startMs: 1.5, own: { deep: ['x'] } }, score: null });
    expect(write(schema, { metadata: null, score: 0 })).toEqual({ metadata: null, score: 0 });
  });

  it('choose the right form of a union', () => {
    const schema = z.object({
      item: z.union([
        z.object({
          key: z.string(),
          params: z.record(z.string(), z.union([z.string(), z.number()])),
        }),
        z.object({ text: z.string() }),
      ]),
    });
    expect(write(schema, { item: { text: 'words', more: 1 } })).toEqual({
      item: { text: 'words' },
    });
    expect(write(schema, { item: { key: 'k', params: { name: 'x', count: 2 } } })).toEqual({
      item: { key: 'k', params: { name: 'x', count: 2 } },
    });
  });

  it('are refused where a property is missing', () => {
    expect(() => write(z.object({ id: z.string() }), {})).toThrow('"id" is required');
  });
});
