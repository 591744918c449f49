/**
 * These tests run interviews with a real LiveKit server and a real worker. Synthetic speech is sent
 * as Opus in both directions.
 */
import { INTERVIEWER_AGENT_NAME, type InterviewPlan, type Language } from '@portal/protocol';
import { setTimeout as sleep } from 'node:timers/promises';
import { now, until } from '@portal/testing/time';
import { wordErrorRate } from '@portal/testing/word-error-rate';
import { speech, SpeakingCandidate } from './testing/speaking-candidate';
import { candidateToken, type Process, startLiveKit } from '@portal/testing/livekit';
import { samplePlan } from './testing/sample-plan';
import { startWorker, TOKEN } from './testing/start-worker';
import { type StandIn, startServers } from '@portal/testing/interviewer-backend';

const ANSWERS = [
  'In my last job I built a payment service that handled two million requests a day. I started by measuring where the time went, and I found that most of it was spent waiting for the database. We moved the slow queries to a cache, and I reduced the latency by forty percent.',
  'When two people on my team disagreed about the design, I asked both of them to write down what they wanted and why. For example, last year we had a problem with our deployment, so I wrote a script that could roll it back in a minute.',
  'I would use a queue between the two services, because it lets each of them fail without stopping the other.',
];

const hasFloor = (candidate: SpeakingCandidate, since: number) =>
  candidate.of('ai_intent', since).some(({ message }) => message.data.message === 'listening');

let livekit: Process & { url: string };
beforeAll(async () => {
  livekit = await startLiveKit();
});
afterAll(() => livekit.stop());

interface Stage {
  plan: InterviewPlan;
  servers: StandIn;
  worker: Process;
  candidate: SpeakingCandidate;
  token: string;
}

const scenes: Stage[] = [];

async function stage(
  language: Language,
  env: Record<string, string> = {},
  failNext = 0,
): Promise<Stage> {
  const plan = samplePlan(language);
  const servers = await startServers([plan], TOKEN);
  servers.failNext = failNext;
  const worker = await startWorker({ livekit: livekit.url, servers: servers.url }, env);
  const token = candidateToken(`interview-${plan.interviewId}`, plan.candidate.identity, {
    agentName: INTERVIEWER_AGENT_NAME,
    metadata: JSON.stringify({ planId: plan.id, interviewId: plan.interviewId }),
  });
  const candidate = new SpeakingCandidate();
  const scene = { plan, servers, worker, candidate, token };
  scenes.push(scene);
  return scene;
}

async function strike({ candidate, worker, servers }: Stage): Promise<void> {
  if (process.env['PROOF_VERBOSE']) process.stdout.write(worker.output.join(''));
  await candidate.leave();
  await worker.stop();
  await servers.close();
}

// Stop the worker: if a failed test left one running, it would take the next test's interview.
afterEach(async () => {
  for (const scene of scenes.splice(0)) await strike(scene);
});

const recognizerEnv = { POCKETSPHINX_PYTHON: process.env['POCKETSPHINX_PYTHON'] ?? '' };
const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Maximum number of the candidate's turns: two questions with two follow-ups each, the invitation to
 * ask, and something to say again at each of the three.
 */
const MAX_TURNS = 2 * 3 + 1 + 3;

it('runs a spoken interview of two questions to its end', async () => {
  const scene = await stage('en-US', recognizerEnv, 2);
  const { candidate, servers, plan } = scene;
  const joinedAt = now();
  await candidate.join(livekit.url, scene.token);
  await until(() => candidate.lastHeardAt > 0, 30_000, 'the interviewer is heard');
  say(
    `joined → interviewer heard: ${Math.round(candidate.lastHeardAt - joinedAt)} ms, as "${candidate.interviewer?.name}" (${candidate.interviewer?.identity})`,
  );
  const said: string[] = [];
  for (let since = joinedAt; said.length < MAX_TURNS;) {
    await until(
      () => candidate.of('interview_ended').length > 0 || hasFloor(candidate, since),
      90_000,
      'the floor or the end',
    );
    if (candidate.of('interview_ended').length) break;
    await sleep(400);
    const invitedToAsk =
      servers.stored.findLast(({ role }) => role === 'assistant')?.metadata?.kind === 'invitation';
    const answer = invitedToAsk ? 'No, thank you.' : ANSWERS[said.length % ANSWERS.length]!;
    const endOfSpeech = await candidate.speak(answer);
    said.push(answer);
    const final = await candidate.next(
      'user_speech_chunk',
      endOfSpeech - 3_000,
      20_000,
      ({ data }) => data.is_final === true,
    );
    await until(() => candidate.lastHeardAt > final.at, 20_000, 'a reply');
    say(
      `answer ${said.length}: WER ${wordErrorRate(answer, final.message.data.text_chunk ?? '').toFixed(3)}, end of speech → final ${Math.round(final.at - endOfSpeech)} ms → reply heard ${Math.round(candidate.lastHeardAt - endOfSpeech)} ms`,
    );
    since = now();
  }
  await until(() => servers.calls.includes('POST analyze'), 30_000, 'the analysis is asked for');
  for (const { role, content, metadata } of servers.stored)
    say(
      `  [${((metadata?.startMs ?? 0) / 1000).toFixed(1)}–${((metadata?.endMs ?? 0) / 1000).toFixed(1)} s] ${role}/${metadata?.kind} q${metadata?.questionIndex ?? '-'} ${metadata?.confidence?.toFixed(2) ?? ''} ${content}`,
    );
  const heard = servers.stored.filter(({ role }) => role === 'user').map(({ content }) => content);
  const rate = wordErrorRate(said.join(' '), heard.join(' '));
  say(
    `whole interview: WER ${rate.toFixed(3)}, interviewer's loudest level ${Math.round(candidate.loudest)}, types ${[...new Set(candidate.received.map(({ message }) => message.type))].join(' ')}`,
  );

  expect(candidate.interviewer).toEqual({
    identity: expect.stringMatching(`^ai-interviewer-${plan.interviewId}-[0-9a-z]{8}$`),
    name: 'Rachel',
  });
  expect(heard).toHaveLength(said.length);
  expect(rate).toBeLessThanOrEqual(0.35);
  expect(
    new Set(
      servers.stored
        .filter(({ metadata }) => metadata?.kind === 'question')
        .map(({ metadata }) => metadata?.questionIndex),
    ),
  ).toEqual(new Set([0, 1]));
  expect(servers.stored.some(({ metadata }) => metadata?.kind === 'invitation')).toBe(true);
  expect(candidate.of('interview_ended').map(({ message }) => message.status)).toEqual([
    'completed',
  ]);
  expect(candidate.of('connection')).toHaveLength(1);
  expect(candidate.of('request_runtime_data')).toHaveLength(1);
  expect(servers.calls.slice(-2)).toEqual(['PATCH complete', 'POST analyze']);
  const sent = candidate.received
    .map(({ message }) => message)
    .filter((message) => message.type === 'user_speech_chunk' || message.type === 'ai_speech_chunk')
    .filter(({ data }) => data.is_final)
    .map(({ data }) => data.segment_id);
  expect(servers.stored.map(({ metadata }) => metadata?.segmentId)).toEqual(sent);
});

it('runs an Arabic interview with typed answers, and says once that it cannot hear', async () => {
  const scene = await stage('ar-SA', recognizerEnv);
  const { candidate, servers } = scene;
  await candidate.join(livekit.url, scene.token);
  const typed = [
    'بنيت خدمة كبيرة في شركة تعمل في الدفع وكانت تخدم مليون طلب في اليوم وقمت بقياس الأداء ثم تحسين قاعدة البيانات حتى قل الزمن إلى النصف',
    'تخطي',
    'تخطي',
    'تخطي',
  ];
  let since = 0;
  for (const [i, text] of typed.entries()) {
    await until(
      () => candidate.of('interview_ended').length > 0 || hasFloor(candidate, since),
      90_000,
      'the floor or the end',
    );
    if (candidate.of('interview_ended').length) break;
    since = now();
    await candidate.sendBytes(Buffer.from('{"type":"dance"}'));
    await candidate.type(text, `typed-${i}`);
  }
  await candidate.next('interview_ended', 0, 60_000);
  for (const { role, content, metadata } of servers.stored)
    say(`  ${role}/${metadata?.kind} q${metadata?.questionIndex ?? '-'} ${content}`);
  expect(
    candidate
      .of('ai_intent')
      .filter(({ message }) => message.data.message === 'typed_answers_only'),
  ).toHaveLength(1);
  expect(candidate.loudest).toBeGreaterThan(500);
  expect(servers.stored.filter(({ role }) => role === 'user')[0]).toMatchObject({
    content: typed[0],
    metadata: { segmentId: 'typed-0', typed: true },
  });
  // Check that the interviewer's stored messages have no short vowels, although its spoken text has
  // them.
  expect(
    servers.stored.some(
      ({ role, content }) => role === 'assistant' && /[\u064C-\u0652]/.test(content),
    ),
  ).toBe(false);
});

it('can be interrupted, and hears a candidate who mutes right after the last word', async () => {
  const scene = await stage('en-US', recognizerEnv);
  const { candidate, servers } = scene;
  await candidate.join(livekit.url, scene.token);
  await until(() => candidate.lastHeardAt > 0, 30_000, 'the interviewer is heard');
  const prepared = speech(ANSWERS[0]!);
  await sleep(4_000);
  const began = now();
  const spoken = candidate.speak(ANSWERS[0]!, prepared);
  const cut = await candidate.next('ai_interrupted', began, 20_000);
  await sleep(500);
  const silentAfter = candidate.lastHeardAt - began;
  say(
    `barge-in: ai_interrupted after ${Math.round(cut.at - began)} ms, silent after ${Math.round(silentAfter)} ms, heard "${cut.message.data.text_chunk}"`,
  );
  await spoken;
  candidate.microphone.muted = true;
  const muted = now();
  const final = await candidate.next(
    'user_speech_chunk',
    muted - 2_000,
    30_000,
    ({ data }) => data.is_final === true,
  );
  say(`muted → final ${Math.round(final.at - muted)} ms: ${final.message.data.text_chunk}`);
  expect(silentAfter).toBeLessThan(2_500);
  expect(final.at - muted).toBeLessThan(6_000);
  expect(wordErrorRate(ANSWERS[0]!, final.message.data.text_chunk ?? '')).toBeLessThanOrEqual(0.35);
  await until(
    () => servers.stored.some(({ metadata }) => metadata?.interrupted),
    5_000,
    'interrupted message stored',
  );
  const greeting = servers.stored[0];
  expect(greeting?.metadata?.interrupted).toBe(true);
  expect(greeting?.content.length).toBeLessThan(200);
});

it('continues when the page is refreshed', async () => {
  const scene = await stage('en-US', recognizerEnv);
  const { candidate, servers } = scene;
  await candidate.join(livekit.url, scene.token);
  await until(() => hasFloor(candidate, 0), 60_000, 'the floor');
  await candidate.leave();
  const back = new SpeakingCandidate();
  scene.candidate = back;
  await back.join(livekit.url, scene.token);
  await back.next('connection', 0, 20_000);
  await until(() => hasFloor(back, 0), 60_000, 'the floor again');
  const repeated = servers.stored.at(-1);
  say(`after the refresh: ${repeated?.metadata?.kind}: ${repeated?.content}`);
  expect(repeated?.metadata?.kind).toBe('repeat');
  expect(servers.stored.filter(({ metadata }) => metadata?.kind === 'greeting')).toHaveLength(1);
  expect(servers.calls).not.toContain('PATCH complete');
});

it('hands over when the candidate chooses another speech recognition', async () => {
  const scene = await stage('en-US');
  const { candidate, servers } = scene;
  await candidate.join(livekit.url, scene.token);
  await until(() => hasFloor(candidate, 0), 60_000, 'the floor');
  await candidate.type(ANSWERS[0]!, 'typed-before');
  const request = { type: 'candidate_request', data: { message: 'change_recognition' } };
  await candidate.sendBytes(Buffer.from(JSON.stringify(request)));
  // The interviewer sends a keepalive each second until it leaves.
  await until(
    () => candidate.of('keepalive', now() - 3_000).length === 0,
    20_000,
    'the interviewer leaves',
  );
  await until(
    () => servers.stored.some(({ content }) => content === ANSWERS[0]),
    5_000,
    'what was said before is stored',
  );
  expect(servers.calls).not.toContain('PATCH complete');
});
