/**
 * Baseline for both APIs: a Fastify server with the same database driver and one route per kind of
 * read. Each route only runs its query.
 */
import Fastify from 'fastify';
import postgres from 'postgres';
import { BARE_ROUTES } from './reads.mjs';

const sql = postgres(process.env.DATABASE_URL, { max: 10 });
const app = Fastify();
app.get('/health', async () => ({ status: 'ok' }));
for (const [route, query] of Object.entries(BARE_ROUTES))
  app.get(route, async ({ params }) => ({
    data: await sql.unsafe(query, [params.id], { prepare: true }),
  }));
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
await app.listen({ host: process.env.HOST, port: Number(process.env.PORT) });
