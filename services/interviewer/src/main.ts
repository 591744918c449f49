import { AgentServer, initializeLogger, type JobRequest, ServerOptions } from '@livekit/agents';
import { INTERVIEWER_AGENT_NAME, INTERVIEWER_IDENTITY_PREFIX } from '@portal/protocol';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { Backend } from './backend';
import { backendOf, ConfigError, readWorkerConfig, type WorkerConfig } from './config';
import { readDispatch } from './dispatch';
import { voiceDisplayName } from './speech/speaking/voices';

/** The server waits about 7 s for an answer to a job offer: the plan, asked for only to know the voice's name, must come well before (ms). */
const NAME_TIMEOUT_MS = 2_000;

/** Takes a room's job under the interviewer's identity and the chosen voice's name. */
async function takeJob(request: JobRequest, backend: Backend): Promise<void> {
  const dispatch = readDispatch(request.job.metadata);
  if (!dispatch) {
    await request.reject();
    return;
  }
  const name = await backend.plan(dispatch.planId, NAME_TIMEOUT_MS).then((plan) => voiceDisplayName(plan.voice), () => 'Interviewer');
  await request.accept(name, `${INTERVIEWER_IDENTITY_PREFIX}-${dispatch.interviewId}`);
}

function frameworkLevel({ LOG_LEVEL }: WorkerConfig): string {
  return LOG_LEVEL === 'info' || LOG_LEVEL === 'warn' ? 'error' : LOG_LEVEL;
}

function serverFor(config: WorkerConfig): AgentServer {
  const backend = new Backend(backendOf(config));
  return new AgentServer(new ServerOptions({
    agent: fileURLToPath(new URL('./agent.js', import.meta.url)),
    agentName: INTERVIEWER_AGENT_NAME,
    requestFunc: (request) => takeJob(request, backend),
    // By jobs, not by processor load: a machine that is busy with something else must not refuse its only interview.
    loadFunc: (worker) => Promise.resolve(worker.activeJobs.length / config.INTERVIEWER_CAPACITY),
    loadThreshold: 1,
    // One process stands ready, so that an interview starts at once.
    numIdleProcesses: 1,
    initializeProcessTimeout: 60_000,
    wsURL: config.LIVEKIT_URL,
    apiKey: config.LIVEKIT_API_KEY,
    apiSecret: config.LIVEKIT_API_SECRET,
    host: config.INTERVIEWER_HOST,
    port: config.INTERVIEWER_HEALTH_PORT,
    // The framework's own lines at `info` and `warn` are about itself.
    logLevel: frameworkLevel(config),
    production: true,
    shutdownProcessTimeout: 10_000,
  }));
}

async function main(): Promise<void> {
  const config = readWorkerConfig(process.env);
  const log = pino({ name: 'interviewer', level: config.LOG_LEVEL });
  initializeLogger({ pretty: false, level: frameworkLevel(config) });
  const server = serverFor(config);
  server.event.once('worker_registered', () => log.info({ healthPort: config.INTERVIEWER_HEALTH_PORT }, 'interviewer ready'));
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    if (config.INTERVIEWER_DRAIN_S > 0) await server.drain(config.INTERVIEWER_DRAIN_S * 1_000).catch(() => undefined);
    await server.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  await server.run();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : `Interviewer: ${String(error)}`}\n`);
  process.exit(1);
});
