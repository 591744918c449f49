import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';

/**
 * Compiles a serializer from a response's zod schema. The serializer drops unknown properties, and
 * throws if a required property is missing. Running a transcript through zod instead would take
 * four times as long.
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
