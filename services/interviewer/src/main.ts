import { AgentServer, initializeLogger, type JobRequest, ServerOptions } from '@livekit/agents';
import { systemClock } from '@portal/clock';
import { INTERVIEWER_AGENT_NAME } from '@portal/protocol';
import { openTelemetry, type Telemetry } from '@portal/server-kit/telemetry';
import { waitFor } from '@portal/server-kit/wait-for';
import { fileURLToPath } from 'node:url';
import { Backend } from './backend';
import {
  backendOf,
  ConfigError,
  readSpeechConfig,
  readWorkerConfig,
  type WorkerConfig,
} from './config';
import { type JobToRead, readDispatch, readRecognitionCheck } from './dispatch';
import { frameworkLevel, interviewerLog, type Log } from './log';
import { machineProbes } from './machine-probes';
import { checkStarter, countInterviews, loadOf, type StartCheck } from './places';
import { newInterviewerIdentity } from './room/interviewer-identity';
import { openTts } from './tts/open-tts';
import { voiceDisplayName } from './tts/voices';
import { createSampleServer } from './voice-samples/sample-server';
import { VoiceSamples } from './voice-samples/voice-samples';

/**
 * Timeout for fetching the interview plan, which determines the interviewer's name (ms). Must be
 * well below the 3 s that LiveKit waits for the reply to a job offer (the default of its RPCs).
 */
const NAME_TIMEOUT_MS = 2_000;
const ANSWER_TIMEOUT_MS = 2_000;
/** Interval between checks that a running worker is still connected to LiveKit (ms). */
const LOOK_INTERVAL_MS = 5_000;
/**
 * How long to wait for idle processes to exit when the worker stops (ms). Short, because idle
 * processes have no work to finish, and they exit with the worker anyway.
 */
const IDLE_CLOSE_MS = 2_000;
/**
 * Maximum time for an interview to store its messages when it is handed over to another worker
 * (ms).
 */
const HAND_OVER_MS = 10_000;

/** Name of the participant in a recognition check. The page does not show it. */
const CHECK_NAME = 'Recognition check';
/**
 * Accepts a job: the interviewer joins with a new identity, under the name of the chosen voice.
 * Rejects the job if its metadata is invalid.
 */
async function takeJob(
  request: JobRequest,
  backend: Backend,
  startCheck: StartCheck,
): Promise<void> {
  if (request.room && readRecognitionCheck(request.job)) {
    const identity = newInterviewerIdentity(request.room.name, Date.now());
    if (!(await startCheck(() => request.accept(CHECK_NAME, identity)))) await request.reject();
    return;
  }
  const dispatch = readDispatch(request.job);
  if (!dispatch) {
    await request.reject();
    return;
  }
  const name = await backend.plan(dispatch.planId, NAME_TIMEOUT_MS).then(
    (plan) => voiceDisplayName(plan.voice),
    () => 'Interviewer',
  );
  await request.accept(name, newInterviewerIdentity(dispatch.interviewId, Date.now()));
}

function serverFor(config: WorkerConfig): AgentServer {
  const backend = new Backend(backendOf(config));
  const capacity = config.INTERVIEWER_CAPACITY;
  const startCheck = checkStarter({ jobs: () => jobsOf(server), capacity, clock: systemClock });
  const server: AgentServer = new AgentServer(
    new ServerOptions({
      agent: fileURLToPath(new URL('./agent.js', import.meta.url)),
      agentName: INTERVIEWER_AGENT_NAME,
      requestFunc: (request) => takeJob(request, backend, startCheck),
      // Measure load by the number of interviews, not by CPU: a machine that is busy with other work must
      // not refuse its only interview.
      loadFunc: (worker) => Promise.resolve(loadOf(jobsOf(worker), capacity)),
      loadThreshold: 1,
      // Keep one process ready, so that an interview starts immediately.
      numIdleProcesses: 1,
      initializeProcessTimeout: 60_000,
      wsURL: config.LIVEKIT_URL,
      apiKey: config.LIVEKIT_API_KEY,
      apiSecret: config.LIVEKIT_API_SECRET,
      host: config.INTERVIEWER_HOST,
      port: config.INTERVIEWER_HEALTH_PORT,
      logLevel: frameworkLevel(config.LOG_LEVEL),
      production: true,
      shutdownProcessTimeout: HAND_OVER_MS,
      // Keep trying to reconnect, no matter how long LiveKit is down.
      maxRetry: Number.MAX_SAFE_INTEGER,
    }),
  );
  return server;
}

const jobsOf = (server: AgentServer): JobToRead[] => server.activeJobs.map(({ job }) => job);

async function answers(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

/**
 * Resolves if the API reports that it and its dependencies, such as the database, are available.
 * Rejects otherwise.
 */
async function serves(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
  const { status } = (await response.json()) as { status?: string };
  if (!response.ok || status === 'degraded') throw new Error(status ?? `status ${response.status}`);
}

const waitForAnswer = (what: string, url: string, log: Log, there = answers) =>
  waitFor(() => there(url), {
    what: `${what} at ${new URL(url).host}`,
    passing: () => true,
    say: (line) => log.warn({}, line),
  });

/**
 * Waits until the main API, the voice API and LiveKit respond, because an interview needs all three
 * from the start. The worker doesn't take any jobs before that.
 */
function waitForServers(config: WorkerConfig, log: Log): Promise<unknown> {
  return Promise.all([
    waitForAnswer('the main API', new URL('/health', config.MAIN_API_URL).href, log, serves),
    waitForAnswer('the voice API', new URL('/health', config.VOICE_API_URL).href, log, serves),
    waitForAnswer('LiveKit', config.LIVEKIT_URL.replace(/^ws/, 'http'), log),
  ]);
}

/**
 * Logs when the connection to LiveKit is lost, because the framework reconnects without logging it.
 */
async function watchLiveKit(config: WorkerConfig, log: Log): Promise<void> {
  const own = `http://${config.INTERVIEWER_HOST}:${config.INTERVIEWER_HEALTH_PORT}`;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL_MS));
    await waitFor(() => answers(own), {
      what: `LiveKit at ${new URL(config.LIVEKIT_URL).host}`,
      passing: () => true,
      say: (line) => log.warn({}, line),
    });
  }
}

/**
 * Stops the worker. It accepts no new interviews, and interviews in progress have the drain time to
 * finish. Any that are still running after that save what has been said and leave their rooms, so
 * that another worker can continue them.
 */
async function stop(
  server: AgentServer,
  config: WorkerConfig,
  log: Log,
  telemetry: Telemetry | undefined,
): Promise<never> {
  const drainMs = Math.max(1, config.INTERVIEWER_DRAIN_S * 1_000);
  setTimeout(
    () => {
      log.error(
        { interviews: server.activeJobs.length },
        'ended with interviews that were not handed over',
      );
      process.exit(1);
    },
    drainMs + 2 * HAND_OVER_MS,
  ).unref();
  await server.drain(drainMs).catch(() => undefined);
  if (server.activeJobs.length > 0)
    log.info({ interviews: server.activeJobs.length }, 'handing over');
  const closed = server.close();
  await (server.activeJobs.length > 0
    ? closed
    : Promise.race([closed, new Promise((resolve) => setTimeout(resolve, IDLE_CLOSE_MS))]));
  await telemetry?.close();
  process.exit(0);
}

/**
 * Serves samples of the voices, if a port is configured for it. The interviews don't need it, so
 * the worker goes on if the port is taken.
 */
function serveVoiceSamples(config: WorkerConfig, log: Log): void {
  const { INTERVIEWER_SAMPLES_PORT: port, INTERVIEWER_HOST: host, INTERVIEWER_TOKEN } = config;
  if (port === undefined) return;
  const speech = readSpeechConfig(process.env);
  const samples = new VoiceSamples(
    (of) =>
      openTts({ ...of, config: speech, probes: machineProbes, log, onFallback: () => undefined }),
    systemClock,
  );
  createSampleServer(samples, INTERVIEWER_TOKEN, log)
    .on('error', (error) => log.error({ reason: String(error) }, 'no voice samples'))
    .listen(port, host);
}

async function main(): Promise<void> {
  const config = readWorkerConfig(process.env);
  const log = interviewerLog(config.LOG_LEVEL);
  initializeLogger({ pretty: false, level: frameworkLevel(config.LOG_LEVEL) });
  const telemetry = await openTelemetry(process.env, { part: 'interviewer', log });
  let running: AgentServer | null = null;
  telemetry?.meter
    .createObservableGauge('portal.interviews.active', {
      unit: '{interview}',
      description: 'Interviews that this worker holds',
    })
    .addCallback((result) => result.observe(running ? countInterviews(jobsOf(running)) : 0));
  let stopping = false;
  const end = () => {
    if (!running) process.exit(0);
    if (stopping) return;
    stopping = true;
    void stop(running, config, log, telemetry);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  serveVoiceSamples(config, log);
  await waitForServers(config, log);
  running = serverFor(config);
  running.event.once('worker_registered', () => void watchLiveKit(config, log));
  running.event.on('worker_registered', () =>
    log.info({ healthPort: config.INTERVIEWER_HEALTH_PORT }, 'interviewer ready'),
  );
  await running.run();
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : `Interviewer: ${String(error)}`}\n`,
  );
  process.exit(1);
});
