import { ApiError } from '@portal/api-clients';
import type { RecognitionCheckBody, RecognitionCheckMessage } from '@portal/protocol';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import { CHECK_ROOM } from '../testing/visit';
import { INTERVIEWER_TIMEOUT_MS, listenOnServer } from './listen-on-server';

const track = {} as MediaStreamTrack;
const limited = new ApiError({
  kind: 'http',
  fallbackKey: 'recognitionCheck',
  message: 'Too many requests',
  status: 429,
});

async function start({
  openFails = null as Error | null,
  enterFails = false,
  stopWhileEntering = false,
  isThere = false,
} = {}) {
  const told: string[] = [];
  const asked: RecognitionCheckBody[] = [];
  const room = {
    entered: 0,
    left: 0,
    arrived: () => undefined as void,
    message: (_: RecognitionCheckMessage) => undefined as void,
    closed: () => undefined as void,
  };
  let stop: () => void = () => undefined;
  const clock = new FakeClock();
  const listen = listenOnServer({
    clock,
    openRoom: (body) => {
      asked.push(body);
      return openFails ? Promise.reject(openFails) : Promise.resolve(CHECK_ROOM);
    },
    enterRoom: (access, published, events) => {
      expect([access, published]).toEqual([CHECK_ROOM, track]);
      Object.assign(room, events);
      room.entered += 1;
      if (stopWhileEntering) stop();
      if (isThere) events.arrived();
      if (enterFails) return Promise.reject(new Error('no way in'));
      return Promise.resolve(() => {
        room.left += 1;
      });
    },
  });
  stop = listen(
    { choice: 'local', language: 'ar-SA', track },
    {
      listening: (by) => told.push(`listening ${by}`),
      words: (text) => told.push(text),
      heard: (text) => told.push(`heard ${text}`),
      failed: (because) => told.push(`failed ${because}`),
    },
  );
  await settle();
  return { told, asked, room, stop, clock };
}

const words = (text: string, final: boolean): RecognitionCheckMessage => ({
  type: 'recognition_words',
  data: { text, is_final: final },
});

test('hears the sentence in a room with an interviewer, and leaves', async () => {
  const { told, asked, room } = await start();
  expect(asked).toEqual([{ language: 'ar-SA', hearing: 'local' }]);
  room.message({ type: 'recognition_ready', data: { engine: 'built-in' } });
  room.message(words('قاعدة', false));
  room.message(words('قاعدة البيانات', true));
  expect(told).toEqual(['listening built-in', 'قاعدة', 'heard قاعدة البيانات']);
  expect(room.left).toBe(1);
});

test('ignores what arrives after the end', async () => {
  const { told, room } = await start();
  room.message(words('we', true));
  room.message(words('we are', false));
  room.closed();
  expect(told).toEqual(['heard we']);
  expect(room.left).toBe(1);
});

test.each(['no_engine', 'engine_failed'] as const)('tells that it failed: %s', async (reason) => {
  const { told, room } = await start();
  room.message({ type: 'recognition_failed', data: { reason } });
  expect([told, room.left]).toEqual([['failed engine'], 1]);
});

test('tells that there is no room, or that it closed', async () => {
  expect((await start({ openFails: new Error('offline') })).told).toEqual(['failed room']);
  expect((await start({ openFails: limited })).told).toEqual(['failed limited']);
  expect((await start({ enterFails: true })).told).toEqual(['failed room']);
  const { told, room } = await start();
  room.closed();
  expect(told).toEqual(['failed room']);
});

test('waits a few seconds for the interviewer, who does not come if all places are in use', async () => {
  const { told, room, clock } = await start();
  await clock.advance(INTERVIEWER_TIMEOUT_MS - 1);
  expect(told).toEqual([]);
  await clock.advance(1);
  expect([told, room.left]).toEqual([['failed busy'], 1]);
});

test.each([true, false])(
  'an interviewer who has come may take longer (before us: %s)',
  async (isThere) => {
    const { told, room, clock, stop } = await start({ isThere });
    if (!isThere) room.arrived();
    await clock.advance(INTERVIEWER_TIMEOUT_MS);
    expect([told, room.left]).toEqual([[], 0]);
    stop();
    expect(clock.running).toBe(0);
  },
);

test('stopping leaves the room, also while it is being entered', async () => {
  const running = await start();
  running.stop();
  running.room.message(words('we', true));
  expect([running.told, running.room.left, running.clock.running]).toEqual([[], 1, 0]);
  const entering = await start({ stopWhileEntering: true });
  expect([entering.told, entering.room.entered, entering.room.left]).toEqual([[], 1, 1]);
});
