import swagger from '@fastify/swagger';
import { HEADERS } from '@portal/protocol';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { AppServer } from './app-server';

/** `GET /openapi.json`, made from the routes' zod schemas. */
export async function installOpenApi(
  app: AppServer,
  service: string,
  version: string,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `Interview Portal: ${service}`, version },
      components: {
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          sessionToken: { type: 'apiKey', in: 'header', name: HEADERS.sessionToken },
          apiKey: { type: 'apiKey', in: 'header', name: HEADERS.apiKey },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.send(app.swagger() as never),
  );
}
