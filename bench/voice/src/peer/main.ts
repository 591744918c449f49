import { AgentServer, initializeLogger, ServerOptions } from '@livekit/agents';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { PEER_AGENT_NAME } from './dispatch';

const env = z
  .object({
    LIVEKIT_URL: z.string(),
    LIVEKIT_API_KEY: z.string(),
    LIVEKIT_API_SECRET: z.string(),
    INTERVIEWER_HEALTH_PORT: z.coerce.number(),
  })
  .parse(process.env);

initializeLogger({ pretty: false, level: 'error' });
// Use the same settings as the product's worker: one idle process, and load measured by the number
// of jobs.
const server = new AgentServer(
  new ServerOptions({
    agent: fileURLToPath(new URL('./peer-agent.js', import.meta.url)),
    agentName: PEER_AGENT_NAME,
    loadFunc: (worker) => Promise.resolve(worker.activeJobs.length / 16),
    loadThreshold: 1,
    numIdleProcesses: 1,
    initializeProcessTimeout: 60_000,
    wsURL: env.LIVEKIT_URL,
    apiKey: env.LIVEKIT_API_KEY,
    apiSecret: env.LIVEKIT_API_SECRET,
    host: '127.0.0.1',
    port: env.INTERVIEWER_HEALTH_PORT,
    logLevel: 'error',
    production: true,
    shutdownProcessTimeout: 10_000,
  }),
);
const stop = () => void server.close().then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
await server.run();
