import { FakeClock } from '@portal/testing/fake-clock';
import type { RecognitionChoice } from '@portal/protocol';
import { READY_TIMEOUT_MS, RecognitionCheck, RESULT_TIMEOUT_MS } from './recognition-check';
import type { ListenRequest, SentenceListener } from './sentence-listener';
import { SENTENCES } from './sentences';

const track = {} as MediaStreamTrack;
const SENTENCE = SENTENCES['en-US'];

function create(
  choice: RecognitionChoice = 'built-in',
  available: readonly RecognitionChoice[] = ['hosted', 'browser', 'built-in', 'none'],
) {
  const clock = new FakeClock();
  const runs: { request: ListenRequest; listener: SentenceListener; stopped: boolean }[] = [];
  const remembered: RecognitionChoice[] = [];
  const check = new RecognitionCheck({
    language: 'en-US',
    choice,
    options: available.map((each) => ({ choice: each, provider: null })),
    listen: (request, listener) => {
      const run = { request, listener, stopped: false };
      runs.push(run);
      return () => {
        run.stopped = true;
      };
    },
    remember: (each) => remembered.push(each),
    clock,
  });
  const state = () => check.store.getState().check;
  const reads = (heard: string) => {
    check.start(track);
    runs.at(-1)?.listener.listening('built-in');
    runs.at(-1)?.listener.heard(heard);
  };
  return { check, clock, runs, remembered, state, reads };
}

test('listens with the choice for the interview, and shows the words as they come', () => {
  const { check, runs, state } = create();
  check.start(track);
  expect(runs[0]?.request).toEqual({ choice: 'built-in', language: 'en-US', track });
  expect(state()).toEqual({ name: 'starting' });
  runs[0]?.listener.listening('built-in');
  runs[0]?.listener.words('in my last');
  expect(state()).toEqual({ name: 'listening', by: 'built-in', words: 'in my last' });
});

test('tells how much was understood, and by what', () => {
  const { state, reads, runs, check, clock } = create();
  reads(SENTENCE.replace('team', 'teem'));
  expect(state()).toMatchObject({ name: 'heard', by: 'built-in', comparison: { understood: 15 } });
  expect(check.better).toBeNull();
  expect([runs[0]?.stopped, clock.running]).toEqual([true, 0]);
});

test('a recognizer that starts again in the middle keeps its words', () => {
  const { check, runs, state } = create('browser');
  check.start(track);
  runs[0]?.listener.listening('browser');
  runs[0]?.listener.words('in my last');
  runs[0]?.listener.listening('browser');
  expect(state()).toMatchObject({ words: 'in my last' });
});

test.each<[RecognitionChoice, readonly RecognitionChoice[], RecognitionChoice]>([
  ['built-in', ['hosted', 'local', 'browser', 'built-in', 'none'], 'browser'],
  ['built-in', ['hosted', 'local', 'built-in', 'none'], 'local'],
  ['browser', ['hosted', 'browser', 'built-in', 'none'], 'hosted'],
  ['hosted', ['hosted', 'local', 'none'], 'none'],
  ['built-in', ['built-in', 'none'], 'none'],
])('offers the next better way than %s of %j: %s', (choice, available, better) => {
  const { check, reads } = create(choice, available);
  reads('something else entirely');
  expect(check.better?.choice).toBe(better);
});

test.each(['engine', 'refused', 'network', 'language'] as const)(
  'offers another way if it fails (%s), but not if nothing was tried',
  (because) => {
    const { check, runs } = create();
    check.start(track);
    runs[0]?.listener.failed(because);
    expect(check.better?.choice).toBe('browser');
    for (const untried of ['limited', 'room'] as const) {
      check.start(track);
      runs.at(-1)?.listener.failed(untried);
      expect(check.better).toBeNull();
    }
  },
);

test('offers the next way below if the best one does not work', () => {
  const { check, runs } = create('hosted', ['hosted', 'built-in', 'none']);
  check.start(track);
  runs[0]?.listener.failed('engine');
  expect(check.better?.choice).toBe('built-in');
  check.start(track);
  runs[1]?.listener.heard('');
  expect(check.better?.choice).toBe('none');
});

test('words that are none count as nothing heard', () => {
  const { check, reads, state } = create();
  reads(' ');
  expect(state()).toEqual({ name: 'failed', because: 'nothing' });
  expect(check.better?.choice).toBe('browser');
});

test('another way is remembered, and the next try uses it', () => {
  const { check, reads, runs, remembered, state } = create();
  reads('nothing of it');
  check.choose('browser');
  expect([remembered, state()]).toEqual([['browser'], { name: 'idle' }]);
  check.start(track);
  expect(runs.at(-1)?.request.choice).toBe('browser');
});

test('typing listens to nothing', () => {
  const { check, runs, state } = create('none');
  check.start(track);
  expect([runs, state()]).toEqual([[], { name: 'idle' }]);
});

test('gives up if it does not begin, or does not end', async () => {
  const { check, clock, runs, state } = create();
  check.start(track);
  await clock.advance(READY_TIMEOUT_MS);
  expect(state()).toEqual({ name: 'failed', because: 'room' });
  check.start(track);
  runs[1]?.listener.listening('built-in');
  await clock.advance(RESULT_TIMEOUT_MS - 1);
  expect(state().name).toBe('listening');
  await clock.advance(1);
  expect(state()).toEqual({ name: 'failed', because: 'engine' });
  expect(runs.map(({ stopped }) => stopped)).toEqual([true, true]);
});

test('ignores what an earlier try tells', () => {
  const { check, runs, state } = create();
  check.start(track);
  check.start(track);
  runs[0]?.listener.heard(SENTENCE);
  expect(state()).toEqual({ name: 'starting' });
  check.stop();
  runs[1]?.listener.heard(SENTENCE);
  expect(state()).toEqual({ name: 'idle' });
});

test('a failure before the first answer leaves nothing running', () => {
  const clock = new FakeClock();
  let stopped = 0;
  const check = new RecognitionCheck({
    language: 'en-US',
    choice: 'browser',
    options: [],
    listen: (_, listener) => {
      listener.failed('refused');
      return () => {
        stopped += 1;
      };
    },
    remember: () => undefined,
    clock,
  });
  check.start(track);
  expect(check.store.getState().check).toEqual({ name: 'failed', because: 'refused' });
  expect([stopped, clock.running]).toEqual([1, 0]);
});

test('knows whether anything recognizes the language', () => {
  expect([create('none', ['none']).check.available, create().check.available]).toEqual([
    false,
    true,
  ]);
});
