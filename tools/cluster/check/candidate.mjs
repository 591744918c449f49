import { randomUUID } from 'node:crypto';
import { systemClock } from '@portal/clock';
import { RoomMemory } from '../../../apps/interview-mfe/src/room/room-memory.ts';
import { RoomSession } from '../../../apps/interview-mfe/src/room/room-session.ts';
import { parseDataChannelMessage } from '../../../libs/protocol/src/data-channel-codec.ts';
import { exchange, settle } from '../../probe/world.mjs';
import { NodeRoom } from './node-room.mjs';

/**
 * Questions per interview. There are several for each fault, so that the interviews are still
 * running when the last fault is injected.
 */
const QUESTIONS = 9;
/** Delay before the candidate answers (ms), typical of a fast typist. */
const THINK_MS = 2_500;
/** Silence (ms) after which the candidate answers even without the `listening` signal. */
const QUIET_MS = 15_000;

/** Returns an answer that fits any question. The number makes each answer unique. */
const answerText = (name, number) =>
  `Answer ${number} of ${name}: in my last job I built a billing service in TypeScript on PostgreSQL, measured where the time went, and cut the latency by forty percent with a queue and a cache.`;

/**
 * A simulated candidate without a browser. It runs the page's room session on LiveKit's Node
 * client.
 */
export class Candidate {
  /** Ids of the final segments that the room session tried to store. */
  announced = new Set();
  answers = 0;
  /** Whether the interviewer has spoken since the last answer. */
  replied = false;
  ended = false;
  notes = [];
  #stopped = false;
  #timer = null;
  #allowed = 1;
  #waiting = false;

  constructor(world, name) {
    this.world = world;
    this.name = name;
    this.person = {
      email: `${name}-${randomUUID().slice(0, 8)}@mail.example`,
      password: 'correct horse battery',
    };
  }

  async arrive() {
    await settle(this.world, this.person);
    const { resumeId, jobRoleId } = this.person;
    const created = await this.#call('main', 'POST', '/api/v1/interviews', {
      resumeId,
      jobRoleId,
      numberOfQuestions: QUESTIONS,
      language: 'en-US',
      difficulty: 'medium',
    });
    this.interviewId = created.data.id;
  }

  async begin() {
    const room = new NodeRoom();
    this.session = new RoomSession({
      transport: room,
      backend: this.#backend(),
      clock: systemClock,
      memory: new RoomMemory(null, this.interviewId),
      analyse: () => null,
      openMedia: () => Promise.reject(new Error('no camera')),
      newId: randomUUID,
      storeTicket: () => undefined,
      log: (event, error) =>
        this.notes.push(`${new Date().toISOString()} ${event} ${error?.message ?? ''}`),
    });
    room.subscribe(
      (event) => event.type === 'data' && this.#listen(parseDataChannelMessage(event.payload)),
    );
    const { url, token } = await this.#openRoom(null);
    await this.#call('main', 'PATCH', `/api/v1/interviews/${this.interviewId}/start`, {});
    await this.session.connect(url, token);
    const { phase } = this.session.store.getState();
    if (phase.name !== 'live')
      throw new Error(`${this.name} could not join the room: ${phase.message ?? phase.name}`);
  }

  /** Returns the stored transcript, or null if no server responds. */
  async stored() {
    return (
      (
        await this.#call('main', 'GET', `/api/v1/interviews/${this.interviewId}/messages`).catch(
          () => null,
        )
      )?.data ?? null
    );
  }

  async status() {
    return (
      (await this.#call('main', 'GET', `/api/v1/interviews/${this.interviewId}`).catch(() => null))
        ?.data.status ?? null
    );
  }

  close() {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.session?.dispose();
  }

  /**
   * Allows the candidate to give `more` additional answers, after which the interviewer is left
   * waiting.
   */
  allow(more) {
    this.#allowed += more;
    if (this.#waiting) this.#answerAfter(0);
  }

  #listen(message) {
    if (message === null || this.#stopped) return;
    if (message.type === 'interview_ended') this.ended = true;
    if (message.type === 'ai_intent' && message.data.message === 'listening')
      this.#answerAfter(THINK_MS);
    if (message.type === 'ai_speech_chunk') {
      this.replied = this.answers > 0;
      this.#answerAfter(QUIET_MS);
    }
  }

  #answerAfter(ms) {
    clearTimeout(this.#timer);
    this.#waiting = false;
    this.#timer = setTimeout(() => {
      if (this.ended || this.#stopped) return;
      this.#waiting = this.answers >= this.#allowed;
      if (this.#waiting) return;
      this.answers += 1;
      this.replied = false;
      this.session
        .sendTyped(answerText(this.name, this.answers))
        .catch((error) => this.notes.push(`answer not taken: ${error.message}`));
    }, ms);
  }

  #backend() {
    const at = (end) => `/api/v1/interviews/${this.interviewId}${end}`;
    return {
      loadInterview: async () => (await this.#call('main', 'GET', at(''))).data,
      loadMessages: async () => (await this.#call('main', 'GET', at('/messages'))).data,
      addMessage: async (body) => {
        if (body.metadata?.segmentId) this.announced.add(body.metadata.segmentId);
        return (await this.#call('main', 'POST', at('/messages'), body)).data;
      },
      sendRuntimeData: async () => undefined,
      complete: () => this.#call('main', 'PATCH', at('/complete'), {}),
      analyze: () =>
        this.#call('main', 'POST', at('/analyze'), { forceReAnalyze: false, quickAnalysis: false }),
      openRoom: () => this.#openRoom(null),
      callInterviewer: (missing) => this.#openRoom(missing ?? null),
      reportTicket: async () => (await this.#call('main', 'POST', at('/report-ticket'), {})).data,
    };
  }

  async #openRoom(missing) {
    const body = await this.#call(
      'voice',
      'POST',
      '/auth/login',
      {
        user_identity: this.person.email,
        language: 'en-US',
        interview_id: this.interviewId,
        interview_type: 'both',
        voice: 'adam',
        hearing: 'none',
        ...(missing !== null && { missing_interviewer: missing }),
      },
      { 'x-api-key': this.world.apiKey },
    );
    return { url: body.livekit_url, token: body.livekit_token };
  }

  async #call(server, method, path, json, headers = {}) {
    const { status, body } = await exchange(this.world, {
      server,
      method,
      path,
      token: this.person.accessToken,
      json,
      headers,
    });
    if (status >= 300)
      throw Object.assign(
        new Error(
          `${method} ${path.replace(this.interviewId, ':id')}: ${status} ${body?.code ?? ''}`,
        ),
        { status },
      );
    return body;
  }
}
