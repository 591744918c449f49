import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCluster } from '../../../tools/cluster/cluster.mjs';
import { useTestKey } from '../../../tools/release/testing/test-key.mjs';
import { freePorts, lastingFreePorts } from '../../../tools/start/free-ports.mjs';
import { prepare } from '../../../tools/start/prepare.mjs';
import { spawnGroup, stopGroup } from '../../../tools/start/process-group.mjs';
import { readSettings } from '../../../tools/start/settings.mjs';

const WORKERS = 2;
/** Folder for logs and for the evidence from failed runs. */
export const OUTPUT = join(import.meta.dirname, '../output');

/**
 * Starts the whole system as processes that can be killed individually.
 * @param {{ browserPath: string, env: { engine?: boolean } }} options `engine`: whether to use the
 *   simulated hosted recognizer instead of the built-in one
 */
export async function openWorld(report, { browserPath, env: { engine = false } }) {
  useTestKey();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-chaos-'));
  const traceFile = join(dataDir, 'trace.jsonl');
  const [enginePort] = await lastingFreePorts(1);
  const startEngine = () =>
    spawnGroup(
      process.execPath,
      [join(import.meta.dirname, 'engine-process.mjs'), String(enginePort)],
      { stdio: 'ignore' },
    );
  let hosted = engine ? startEngine() : null;
  const env = {
    ...process.env,
    ...(await freePorts()),
    DATA_DIR: dataDir,
    RATE_LIMIT_MAX: '0',
    INTERVIEWER_TRACE: traceFile,
    ...(engine && { STT_MODEL: 'whisper-1', OPENAI_BASE_URL: `http://127.0.0.1:${enginePort}/v1` }),
  };
  const prepared = await prepare(report, readSettings(env), env);
  const cluster = await createCluster(
    { prepared, workers: WORKERS, durable: false },
    { crashed: () => undefined, recovered: () => undefined },
  );
  await cluster.start();
  Object.assign(process.env, {
    SITE_URL: cluster.urls.shell,
    MAIN_API_URL: cluster.urls.mainApi,
    VOICE_API_URL: cluster.urls.voiceApi,
    CHROMIUM_PATH: browserPath,
  });

  /** Returns the trace lines for this interview, in order. */
  const trace = (interviewId) =>
    readFileSync(traceFile, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .filter(({ interview }) => interview === interviewId);
  const asInterviewer = (path) =>
    fetch(new URL(path, cluster.urls.mainApi), {
      headers: { authorization: `Bearer ${prepared.secrets.INTERVIEWER_TOKEN}` },
      signal: AbortSignal.timeout(5_000),
    });
  return {
    cluster,
    browserPath,
    secrets: prepared.secrets,
    dataDir,
    engine: {
      kill: () => process.kill(hosted.pid, 'SIGKILL'),
      restart: () => {
        hosted = startEngine();
      },
    },
    /** Returns the stored transcript, or null while the server is down. */
    async messages(interviewId) {
      const answer = await asInterviewer(`/api/v1/interviews/${interviewId}/messages`).catch(
        () => null,
      );
      return answer?.ok ? (await answer.json()).data : null;
    },
    async status(interviewId) {
      const answer = await asInterviewer(`/api/v1/interviews/${interviewId}`).catch(() => null);
      return answer?.ok ? (await answer.json()).data.status : null;
    },
    trace,
    /**
     * Returns the ids of the segments that this interview's interviewers announced as final, in
     * order.
     */
    announced: (interviewId) =>
      trace(interviewId)
        .filter(({ event }) => event === 'announced')
        .map(({ segmentId }) => segmentId),
    /** Returns the worker that most recently joined this interview. */
    workerOf(interviewId) {
      const taken = cluster.workers.map((worker, index) => {
        const lines = readFileSync(join(dataDir, 'logs', `worker-${index + 1}.log`), 'utf8')
          .split('\n')
          .filter((line) => line.includes(interviewId) && line.includes('interviewer in the room'));
        return { worker, at: Math.max(0, ...lines.map((line) => JSON.parse(line).time)) };
      });
      return taken.sort((a, b) => b.at - a.at)[0].worker;
    },
    async close() {
      await cluster.stop(3_000);
      if (hosted) await stopGroup(hosted.pid, 0);
      cpSync(join(dataDir, 'logs'), join(OUTPUT, 'logs'), { recursive: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
