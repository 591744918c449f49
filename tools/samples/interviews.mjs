import { AgentDispatchClient } from 'livekit-server-sdk';
import { SETTINGS } from './servers.mjs';

const SECOND = 1_000;
const ROUND_MS = 40 * SECOND;
const by = (token) => (token === SETTINGS.INTERVIEWER_TOKEN ? 'interviewer' : 'client');

/** Creates functions that send the same requests as a candidate's page and the interviewer. */
export function createInterviews(calls, { urls, livekitKeys }) {
  const { call, get, until } = calls;
  const path = (id, rest = '') => `/api/v1/interviews/${id}${rest}`;
  const service = { token: SETTINGS.INTERVIEWER_TOKEN };
  const step = (id, name, caller) =>
    call(200, { server: 'main', method: 'PATCH', path: path(id, `/${name}`), json: {}, ...caller });

  const post = (id, { token }, { role, content, ...metadata }, want = 201) =>
    call(want, {
      server: 'main',
      path: path(id, '/messages'),
      token,
      json: { role, content, metadata: { ...metadata, source: by(token) } },
    });

  return {
    async create(person, { resumeId, jobRoleId, language = 'en-US', difficulty = 'medium' }) {
      const { body } = await call(201, {
        server: 'main',
        path: '/api/v1/interviews',
        token: person.token,
        json: { resumeId, jobRoleId, numberOfQuestions: 3, language, difficulty },
      });
      return body.data.id;
    },
    /**
     * Opens the room as the page does. Then reads the interview plan as the interviewer does, using
     * the plan id in the room's dispatch.
     */
    async openRoom(person, id, { language = 'en-US', type = 'both', voice = 'adam' } = {}) {
      const { body } = await call(200, {
        server: 'voice',
        path: '/auth/login',
        token: person.token,
        headers: { 'x-api-key': SETTINGS.API_KEYS },
        json: {
          user_identity: person.userId,
          session_token: person.sessionToken,
          interview_id: id,
          language,
          interview_type: type,
          voice,
        },
      });
      const called = new AgentDispatchClient(
        urls.livekit,
        livekitKeys.LIVEKIT_API_KEY,
        livekitKeys.LIVEKIT_API_SECRET,
      );
      const [dispatch] = await called.listDispatch(body.room_name);
      const { planId } = JSON.parse(dispatch.metadata);
      const plan = await get(`/api/plans/${planId}`, { server: 'voice', ...service });
      return { roomName: body.room_name, plan };
    },
    start: (person, id) => step(id, 'start', { token: person.token }),
    complete: (person, id) => step(id, 'complete', { token: person.token }),
    post,
    /**
     * Posts an interview's messages. To cover unusual cases, the first answer is stored last, and
     * the second is sent repeatedly, by both the page and the interviewer.
     */
    async hold(person, id, { plan, answers, greeting, closing = null }) {
      const talk = roundsOf({ plan, answers, greeting, closing });
      const [late, twice] = talk.filter(({ role }) => role === 'user');
      for (const said of talk) {
        if (said === late) continue;
        if (said === twice)
          await post(id, person, { ...said, content: 'heard as it was said', confidence: 0.4 });
        await post(id, service, said, said === twice ? 200 : 201);
      }
      await post(id, service, twice, 200);
      await post(id, person, { ...twice, content: 'too late to count' }, 200);
      await post(id, service, late);
    },
    async analyze(person, id, forceReAnalyze = false) {
      await call(202, {
        server: 'main',
        path: path(id, '/analyze'),
        token: person.token,
        json: { forceReAnalyze },
      });
      return until('the analysis', async () => {
        const { status } = await get(path(id), { token: person.token });
        return status === 'analyzing' ? null : status;
      });
    },
    /** Corrects the first answer: one word that was misheard, and one that was never said. */
    async correct(person, id) {
      const messages = await get(path(id, '/messages'), { token: person.token });
      const answer = messages.find(({ role }) => role === 'user');
      await call(200, {
        server: 'main',
        method: 'PATCH',
        path: path(id, `/messages/${answer.id}`),
        token: person.token,
        json: {
          corrections: [
            { from: 0, count: 1, text: 'Add' },
            { from: 1, count: 1, text: 'distributed tracing' },
          ],
        },
      });
    },
    remove: (person, id) =>
      call(204, { server: 'main', method: 'DELETE', path: path(id), token: person.token }),
    async ticket(person, id) {
      const { body } = await call(201, {
        server: 'main',
        path: path(id, '/report-ticket'),
        token: person.token,
        json: {},
      });
      return body.data.ticket;
    },
  };
}

/**
 * Lists what is said in an interview, in order, with the times and ids that an interviewer would
 * assign.
 */
function roundsOf({ plan, answers, greeting, closing }) {
  const said = (role, kind, content, atMs, more = {}) => ({
    role,
    kind,
    content,
    atMs,
    segmentId: `${kind}-${atMs}`,
    startMs: Math.max(0, atMs - 8 * SECOND),
    endMs: atMs,
    ...more,
  });
  const rounds = plan.questions.slice(0, answers.length).flatMap((question, questionIndex) => {
    const atMs = 10 * SECOND + questionIndex * ROUND_MS;
    return [
      said('assistant', 'question', question.question.text, atMs, { questionIndex }),
      said('user', 'answer', answers[questionIndex], atMs + 30 * SECOND, {
        questionIndex,
        confidence: 0.92,
        pauses: [700, 1_200],
      }),
    ];
  });
  const end = 10 * SECOND + answers.length * ROUND_MS;
  return [
    said('assistant', 'greeting', greeting, 3 * SECOND),
    ...rounds,
    ...(closing === null ? [] : [said('assistant', 'closing', closing, end)]),
  ];
}
