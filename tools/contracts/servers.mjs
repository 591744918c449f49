import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { openTestDatabase } from '@portal/db/testing';
import { buildMainApi } from '@portal/main-api';
import { createTokens } from '@portal/server-kit';
import { buildVoiceApi, loadVoiceConfig } from '@portal/voice-api';
import { pdfs, withLines } from '../probe/pdfs.mjs';
import { exchange, settle } from '../probe/world.mjs';
import { HOST } from '../start/settings.mjs';
import { until } from '../until.mjs';

/** Extra lifetime of the test user's token, in milliseconds, so that it outlives the run. */
const AHEAD_MS = 3 * 3_600_000;
const ANALYSIS_TIMEOUT_MS = 60_000;

const JOB =
  'We look for a platform engineer with five years of TypeScript and PostgreSQL experience.';

/** A fake room server that accepts every call. */
const rooms = {
  openRoom: () => Promise.resolve(),
  openCheckRoom: () => Promise.resolve(),
  tokenFor: ({ roomName }) => Promise.resolve(`token for ${roomName}`),
  ping: () => Promise.resolve(),
  close: () => undefined,
};

/** Starts a stand-in for an interviewer that gives samples of its voices, on a free port. */
async function openSamples() {
  const server = createServer((_, response) => response.end('RIFF and so on')).listen(0, HOST);
  await once(server, 'listening');
  return { url: `http://${HOST}:${server.address().port}`, close: () => server.close() };
}

/**
 * Starts both APIs on free ports with a separate database. As in the load tests, there is no rate
 * limit per address.
 * @param {URL} pdfWorkerUrl the built PDF reader
 */
export async function openServers(pdfWorkerUrl) {
  const secret = () => randomBytes(24).toString('hex');
  const samples = await openSamples();
  const config = loadVoiceConfig({
    JWT_SECRET: secret(),
    INTERVIEWER_TOKEN: secret(),
    API_KEYS: secret(),
    RATE_LIMIT_MAX: '0',
    LOG_LEVEL: 'silent',
    LIVEKIT_URL: 'ws://rooms.example',
    LIVEKIT_API_KEY: 'contracts',
    LIVEKIT_API_SECRET: secret(),
    INTERVIEWER_SAMPLES_URL: samples.url,
  });
  const { db, close } = await openTestDatabase();
  const main = await buildMainApi({ config, db });
  const voice = await buildVoiceApi({ config, db, pdfWorkerUrl, rooms });
  const urls = {
    main: await main.listen({ host: HOST, port: 0 }),
    voice: await voice.listen({ host: HOST, port: 0 }),
  };
  return {
    config,
    db,
    urls,
    async close() {
      await Promise.all([main.close(), voice.close()]);
      samples.close();
      await close();
    },
  };
}

/** Uses the APIs to create a signed-in user with documents and with interviews in every state. */
export async function createPerson({ config, db, urls }) {
  const files = await pdfs();
  const world = { urls, files };
  const person = { email: 'contracts@example.com', password: 'contract-password' };
  await settle(world, person);
  const call = async (server, method, path, more = {}) => {
    const reply = await exchange(world, {
      server,
      method,
      path,
      token: person.accessToken,
      ...more,
    });
    if (reply.status >= 400)
      throw new Error(`${method} ${path} gave ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  const { resumeId, jobRoleId, userId } = person;

  const resume = async (name) =>
    (
      await call('voice', 'POST', '/api/resume/upload', {
        form: { user_id: userId, file: { name, bytes: await withLines([name]) } },
      })
    ).data.id;
  const jobDescription = async (title) =>
    (
      await call('voice', 'POST', '/api/jd/upload-text', {
        form: { user_id: userId, job_title: title, jd_content: JOB },
      })
    ).data.id;
  const interview = async (...steps) => {
    const { id } = (
      await call('main', 'POST', '/api/v1/interviews', { json: { resumeId, jobRoleId } })
    ).data;
    for (const step of steps) await call('main', 'PATCH', `/api/v1/interviews/${id}/${step}`);
    return id;
  };
  const analyzed = async () => {
    const id = await interview('start', 'complete');
    await call('main', 'POST', `/api/v1/interviews/${id}/analyze`, { json: {} });
    await until(
      'the analysis',
      ANALYSIS_TIMEOUT_MS,
      async () => (await db.interviews.get(id))?.status !== 'analyzing',
    );
    return id;
  };
  const open = await interview();
  await call('voice', 'POST', '/auth/login', {
    headers: { 'x-api-key': config.apiKeys[0] },
    json: { user_identity: person.email, interview_id: open },
  });
  const tokens = createTokens({
    secret: config.jwtSecret,
    clock: () => Date.now() + AHEAD_MS,
  });
  const session = await createTokens({ secret: config.jwtSecret }).verifyAccess(person.accessToken);
  const report = await analyzed();
  const talk = await interview('start');
  const { data: said } = await call('main', 'POST', `/api/v1/interviews/${talk}/messages`, {
    json: { role: 'user', content: 'We had one rye for each mar chant.' },
  });
  return {
    ...person,
    resume: files.resume,
    accessToken: await tokens.issueAccess(session),
    serviceToken: config.interviewerToken,
    apiKey: config.apiKeys[0],
    planId: (await db.plans.getByInterview(open)).id,
    resumes: { deleted: [await resume('one.pdf'), await resume('two.pdf')] },
    said,
    jobDescriptions: {
      kept: jobRoleId,
      deleted: [await jobDescription('One'), await jobDescription('Two')],
    },
    interviews: {
      read: [open, await interview('start'), await interview('start', 'complete'), report],
      started: [await interview('start'), await interview('start')],
      toStart: [await interview(), await interview(), report],
      toComplete: [await interview('start'), await interview('start'), open],
      toAnalyze: [await interview('start', 'complete'), await analyzed(), open],
      toDelete: [await interview(), await interview('start'), await analyzed()],
      report,
    },
  };
}
