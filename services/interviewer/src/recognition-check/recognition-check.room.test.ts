/**
 * This test runs recognition checks with a real LiveKit server and a real worker, with synthetic
 * speech.
 */
import { Room, RoomEvent, TrackPublishOptions, TrackSource } from '@livekit/rtc-node';
import {
  INTERVIEWER_AGENT_NAME,
  parseRecognitionCheckMessage,
  type Language,
  type RecognitionCheckDispatch,
  type RecognitionCheckMessage,
} from '@portal/protocol';
import { Microphone, MicrophoneClock } from '@portal/testing/candidate';
import { type StandIn, startServers } from '@portal/testing/interviewer-backend';
import { candidateToken, type Process, startLiveKit } from '@portal/testing/livekit';
import { until } from '@portal/testing/time';
import { wordErrorRate } from '@portal/testing/word-error-rate';
import { randomUUID } from 'node:crypto';
import { speech } from '../testing/speaking-candidate';
import { startWorker, TOKEN } from '../testing/start-worker';

const RATE = 16_000;
const SENTENCE =
  'I would use a queue between the two services, because it lets each of them fail without stopping the other.';

let livekit: Process & { url: string };
let servers: StandIn;
let worker: Process;
beforeAll(async () => {
  livekit = await startLiveKit();
  servers = await startServers([], TOKEN);
  worker = await startWorker(
    { livekit: livekit.url, servers: servers.url },
    {
      // One check at a time.
      INTERVIEWER_CAPACITY: '4',
      POCKETSPHINX_PYTHON: process.env['POCKETSPHINX_PYTHON'] ?? '',
    },
  );
});
afterAll(async () => {
  await worker.stop();
  await servers.close();
  await livekit.stop();
});

/** Returns a token that opens the room of a check and calls an interviewer to it. */
function checkToken(language: Language) {
  const candidate = randomUUID();
  const dispatch: RecognitionCheckDispatch = {
    kind: 'recognition_check',
    candidate,
    language,
    hearing: 'built-in',
  };
  return candidateToken(`recognition-check-${randomUUID()}`, candidate, {
    agentName: INTERVIEWER_AGENT_NAME,
    metadata: JSON.stringify(dispatch),
  });
}

async function publish(microphone: Microphone, room: Room): Promise<void> {
  await room.localParticipant?.publishTrack(
    microphone.track,
    new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE }),
  );
}

/** Joins the room of a check, and speaks `sentence` once the interviewer listens. */
async function check(language: Language, sentence: string | null) {
  const token = checkToken(language);
  const received: RecognitionCheckMessage[] = [];
  const room = new Room();
  room.on(RoomEvent.DataReceived, (payload) => {
    const message = parseRecognitionCheckMessage(payload);
    if (message) received.push(message);
  });
  const has = (wanted: (message: RecognitionCheckMessage) => boolean) => () =>
    received.some(wanted);
  const isOver = has(
    ({ type, data }) =>
      type === 'recognition_failed' || (type === 'recognition_words' && data.is_final),
  );
  const microphone = new Microphone(RATE);
  const clock = new MicrophoneClock();
  try {
    await room.connect(livekit.url, token, { autoSubscribe: true, dynacast: false });
    await publish(microphone, room);
    clock.add(microphone);
    if (sentence !== null) {
      const samples = speech(sentence);
      await until(
        has(({ type }) => type === 'recognition_ready'),
        30_000,
        'it listens',
      );
      microphone.say(samples);
    }
    await until(isOver, 40_000, 'the end');
    await until(() => room.remoteParticipants.size === 0, 20_000, 'the interviewer leaves');
  } finally {
    clock.remove(microphone);
    await room.disconnect();
    await microphone.close();
  }
  return received;
}

it('hears one sentence with the chosen engine, and leaves', async () => {
  const received = await check('en-US', SENTENCE);
  expect(received[0]).toEqual({ type: 'recognition_ready', data: { engine: 'built-in' } });
  const last = received.at(-1);
  const text = last?.type === 'recognition_words' ? last.data.text : '';
  process.stdout.write(`heard: ${text}\n`);
  expect(wordErrorRate(SENTENCE, text)).toBeLessThanOrEqual(0.5);
  expect(servers.calls).toEqual([]);
  expect(worker.output.join('').toLowerCase()).not.toContain('queue');
});

it('says that nothing recognizes the language, and leaves', async () => {
  expect(await check('ar-SA', null)).toEqual([
    { type: 'recognition_failed', data: { reason: 'no_engine' } },
  ]);
});

it('takes one check at a time, and leaves at once when the candidate does', async () => {
  const join = async () => {
    const room = new Room();
    await room.connect(livekit.url, checkToken('en-US'), { autoSubscribe: true, dynacast: false });
    return room;
  };
  const hasInterviewer = (room: Room) => () => room.remoteParticipants.size > 0;
  const first = await join();
  // LiveKit tells others at once that a participant with a microphone has left, as every candidate
  // of a check has, but up to 3 s later of one without.
  const microphone = new Microphone(RATE);
  try {
    await publish(microphone, first);
    await until(hasInterviewer(first), 30_000, 'the interviewer joins');
    const second = await join();
    // Longer than the page waits.
    await new Promise((resolve) => setTimeout(resolve, 9_000));
    expect(hasInterviewer(second)()).toBe(false);
    await second.disconnect();
  } finally {
    await first.disconnect();
    await microphone.close();
  }
  const third = await join();
  try {
    await until(hasInterviewer(third), 30_000, 'the place is free again');
  } finally {
    await third.disconnect();
  }
});
