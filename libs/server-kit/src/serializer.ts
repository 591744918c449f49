import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';

/**
 * Serializes responses by their zod schemas: unknown properties are dropped, and missing ones are
 * an error. Serializers are compiled once per route, because parsing every response with zod took
 * four times as long for a transcript.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    // Allow unknown properties here: they are dropped anyway, and forbidding them would break
    // unions.
    override: ({ jsonSchema: part }) =>
      void (part.additionalProperties === false && delete part.additionalProperties),
  });
  return fastJson(jsonSchema as Parameters<typeof fastJson>[0]);
};
