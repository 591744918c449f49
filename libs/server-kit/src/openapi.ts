import swagger from '@fastify/swagger';
import { HEADERS } from '@portal/protocol';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppServer } from './app-server';

declare module 'fastify' {
  interface FastifySchema {
    /**
     * Schema of a multipart form, used only in `GET /openapi.json`. The route validates the form
     * itself.
     */
    form?: z.ZodObject;
  }
}

/** Returns the API description of a response whose body is a file. */
export const fileResponse = (mimeType: string) => ({
  description: 'The file',
  content: { [mimeType]: { schema: z.file() } },
});

/**
 * Alternative sets of credentials that a route accepts. Callers must send all the credentials in
 * one set.
 */
export type Security = Record<string, string[]>[];

/** Access for a signed-in user. A session token is optional, but is checked if present. */
export const bearerSecurity: Security = [
  { accessToken: [] },
  { accessToken: [], sessionToken: [] },
];

/**
 * Patterns for the strings and keys that `readJson` accepts: no NUL characters, and no `__proto__`
 * key.
 */
const TEXT = '^[^\\u0000]*$';
const KEY = '^(?!__proto__$)[^\\u0000]*$';
const ANY_JSON = 'AnyJson';
const anyJson = { $ref: `#/components/schemas/${ANY_JSON}` };

type JsonSchema = Record<string, unknown>;

function parts(schema: JsonSchema): unknown[] {
  const { properties, items, anyOf, oneOf, allOf, additionalProperties } = schema;
  return [
    ...Object.values(properties ?? {}),
    ...[anyOf, oneOf, allOf].flat(),
    items,
    additionalProperties,
  ];
}

/** Extends the schema of a JSON body with the limits that `readJson` enforces. */
function describeJsonLimits(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  const node = schema as JsonSchema;
  parts(node).forEach(describeJsonLimits);
  if (node.type === 'string' && !node.enum && !node.format && node.const === undefined) {
    if (!node.pattern && !node.allOf) node.pattern = TEXT;
    else if (!String(node.pattern).includes('\\x00'))
      node.allOf = [...((node.allOf as unknown[] | undefined) ?? []), { pattern: TEXT }];
  }
  if (node.type === 'object') {
    node.propertyNames ??= { pattern: KEY };
    const { additionalProperties: rest } = node;
    if (rest === undefined || rest === true || JSON.stringify(rest) === '{}')
      node.additionalProperties = anyJson;
  }
}

const anyJsonSchema = {
  anyOf: [
    { type: ['null', 'boolean', 'number'] },
    { type: 'string', pattern: TEXT },
    { type: 'array', items: anyJson },
    { type: 'object', propertyNames: { pattern: KEY }, additionalProperties: anyJson },
  ],
};

interface Operation {
  requestBody?: { content?: Record<string, { schema?: unknown }> };
}

const transformObject: typeof jsonSchemaTransformObject = (document) => {
  const described = jsonSchemaTransformObject(document) as ReturnType<
    typeof jsonSchemaTransformObject
  > & {
    paths?: Record<string, Record<string, Operation>>;
    components?: { schemas?: Record<string, unknown> };
  };
  const schemas = Object.entries(described.components?.schemas ?? {});
  for (const [name, schema] of schemas) if (name.endsWith('Input')) describeJsonLimits(schema);
  for (const operation of Object.values(described.paths ?? {}).flatMap(Object.values<Operation>))
    describeJsonLimits(operation.requestBody?.content?.['application/json']?.schema);
  return {
    ...described,
    components: {
      ...described.components,
      schemas: { ...Object.fromEntries(schemas), [ANY_JSON]: anyJsonSchema },
    },
  };
};

const transform: typeof jsonSchemaTransform = (document) => {
  const { form, ...schema } = (document.schema ?? {}) as { form?: z.ZodObject };
  return jsonSchemaTransform({ ...document, schema: form ? { ...schema, body: form } : schema });
};

/** Adds `GET /openapi.json`, generated from the zod schemas of the routes. */
export async function installOpenApi(
  app: AppServer,
  service: string,
  version: string,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `Interview Portal: ${service}`,
        version,
      },
      components: {
        securitySchemes: {
          accessToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
          },
          serviceToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token of the interviewer worker',
          },
          sessionToken: {
            type: 'apiKey',
            in: 'header',
            name: HEADERS.sessionToken,
          },
          apiKey: {
            type: 'apiKey',
            in: 'header',
            name: HEADERS.apiKey,
          },
          reportTicket: {
            type: 'apiKey',
            in: 'header',
            name: HEADERS.reportTicket,
          },
        },
      },
    },
    transform,
    transformObject,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.send(app.swagger() as never),
  );
}
