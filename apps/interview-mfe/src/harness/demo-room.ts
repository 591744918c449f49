import { systemClock } from '@portal/clock';
import type { Language } from '@portal/protocol';
import { sampleSummary } from '@portal/testing/fake-servers';
import { browserMediaDevices, createDevices } from '../devices/create-devices';
import { openChosen } from '../devices/open-media';
import { createLiveKitRoom } from '../room/livekit-room';
import { RoomSession } from '../room/room-session';
import type { RoomTransport } from '../room/room-transport';
import { FakeBackend, FakeRoom } from '../room/testing/fake-room';
import { analyseWithWebAudio } from '../room/web-audio-analysis';

/** The moment in the interview at which the demo stops. */
export type Moment =
  | 'interviewer speaks'
  | 'candidate’s turn'
  | 'interrupted'
  | 'hard to hear'
  | 'corrected words'
  | 'reconnecting'
  | 'interviewer missing'
  | 'completed'
  | 'leaving'
  | 'in Arabic';

const LINES: [type: 'ai_speech_chunk' | 'user_speech_chunk', text: string, question?: number][] = [
  [
    'ai_speech_chunk',
    'Hello Layla, I’m glad you’re here. We have five questions and plenty of time. Shall we start?',
  ],
  ['user_speech_chunk', 'Yes, I’m ready.'],
  [
    'ai_speech_chunk',
    'At Souqly you led the move of billing to event sourcing. What made the old design stop working?',
    1,
  ],
  [
    'user_speech_chunk',
    'We kept one balance row per merchant. On sale days two hundred writers fought over the same row, so payouts were late by hours.',
  ],
];
const LIVE = [
  'That’s clear. After you moved to events, what broke first,',
  'That’s clear. After you moved to events, what broke first, and how did you find out?',
];
/** Answers that were hardly understood, with the words that may have been misheard. */
const DOUBTFUL: [text: string, misheard: number[]][] = [
  ['the rye to the balance on marching roe', [1, 5, 6, 7]],
  ['we had one rye for each mar chant', [3, 6, 7]],
];
const ARABIC_LINES: typeof LINES = [
  ['ai_speech_chunk', 'أهلًا ليلى، سعيدة بوجودك. لدينا خمسة أسئلة ووقت كافٍ. هل نبدأ؟'],
  ['user_speech_chunk', 'نعم، أنا جاهزة.'],
  [
    'ai_speech_chunk',
    'في سوقلي كانت لك قيادة نقل الفوترة إلى نموذج الأحداث (event sourcing). ما الذي جعل التصميم القديم يتعثّر؟',
    1,
  ],
  [
    'user_speech_chunk',
    'PostgreSQL كانت تحتفظ بصف واحد لكل تاجر، فتزاحم مئتا كاتب على الصف نفسه في أيام التخفيضات.',
  ],
];
const WAIT_MS = 1_100;

function createSession(transport: RoomTransport, language: Language = 'en-US'): RoomSession {
  const backend = new FakeBackend();
  backend.interview = sampleSummary(language, {
    status: 'started',
    startedAt: '2026-11-18T10:00:05Z',
  });
  const devices = createDevices();
  return new RoomSession({
    transport,
    backend,
    clock: systemClock,
    analyse: analyseWithWebAudio,
    devices,
    openMedia: openChosen(browserMediaDevices(), devices),
    newId: () => crypto.randomUUID(),
    storeTicket: () => undefined,
    log: (event, error) => console.info(event, error ?? ''),
  });
}

/**
 * Plays the beginning of an interview in an in-memory room and stops at the given moment (`scene`).
 */
async function play(session: RoomSession, room: FakeRoom, scene: Moment): Promise<void> {
  const wait = () => new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  room.emit({ type: 'participants', identities: ['ai-interviewer-1'] });
  for (const [index, [type, text, question]] of (scene === 'in Arabic'
    ? ARABIC_LINES
    : LINES
  ).entries()) {
    if (question)
      room.receive('ai_intent', {
        message: 'question',
        question_number: question,
        question_count: 5,
      });
    room.receive(type, { text_chunk: text, is_final: true, segment_id: `s${index}` });
    await wait();
  }
  room.receive('ai_intent', { message: 'question', question_number: 2, question_count: 5 });
  if (scene === 'in Arabic') return;
  if (scene === 'interrupted') {
    room.receive('ai_speech_chunk', {
      text_chunk: LIVE[0],
      is_final: true,
      segment_id: 'cut short',
    });
    room.receive('ai_interrupted', { segment_id: 'cut short' });
    return;
  }
  if (scene === 'hard to hear' || scene === 'corrected words') {
    for (const [text, misheard] of DOUBTFUL)
      room.receive('user_speech_chunk', {
        text_chunk: text,
        is_final: true,
        segment_id: text,
        doubtful: true,
        misheard,
      });
    if (scene === 'hard to hear') return;
    await wait();
    const { stored } = session.store.getState().conversation.transcript.at(-1)!;
    await session.correct(stored!.id, [
      { from: 3, count: 1, heard: 'rye', text: 'row' },
      { from: 6, count: 2, heard: 'mar chant', text: 'merchant' },
    ]);
    return;
  }
  if (scene === 'candidate’s turn') {
    room.receive('ai_speech_chunk', { text_chunk: LIVE[1], is_final: true, segment_id: 'live' });
    return;
  }
  room.emit({ type: 'speaking', speaking: true });
  for (const text of LIVE)
    room.receive('ai_speech_chunk', { text_chunk: text, segment_id: 'live' });
  if (scene === 'reconnecting') room.emit({ type: 'status', status: 'reconnecting' });
  if (scene === 'interviewer missing') session.store.setState({ interviewerMissing: true });
  if (scene === 'completed') room.receive('interview_ended');
  if (scene === 'leaving') void session.leave('left');
}

/** Creates a session that joins a room on a real LiveKit server, with an in-memory backend. */
export function createRealRoom(): RoomSession {
  return createSession(createLiveKitRoom());
}

/** Creates a session that needs no servers. */
export function createDemoRoom(scene: Moment): RoomSession {
  const room = new FakeRoom();
  const session = createSession(room, scene === 'in Arabic' ? 'ar-SA' : 'en-US');
  const stop = session.store.subscribe(() => {
    if (session.store.getState().phase.name !== 'live') return;
    stop();
    void play(session, room, scene);
  });
  return session;
}
