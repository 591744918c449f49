import { FakeClock } from '@portal/testing/fake-clock';
import { ScriptedRecognizer } from '../../room/testing/scripted-recognizer';
import { END_SILENCE_MS, listenInBrowser } from './listen-in-browser';

function start() {
  const clock = new FakeClock();
  const told: string[] = [];
  const stop = listenInBrowser({ newRecognizer: () => new ScriptedRecognizer(), clock })(
    {
      choice: 'browser',
      language: 'ar-SA',
      track: { readyState: 'live' } as MediaStreamTrack,
    },
    {
      listening: (by) => told.push(`listening ${by}`),
      words: (text) => told.push(text),
      heard: (text) => told.push(`heard ${text}`),
      failed: (because) => told.push(`failed ${because}`),
    },
  );
  return { clock, told, stop };
}

beforeEach(() => ScriptedRecognizer.reset());

test('listens to the open microphone in the language of the interview', () => {
  const { told } = start();
  expect(told).toEqual(['listening browser']);
  expect(ScriptedRecognizer.last.calls).toEqual(['start track']);
  expect(ScriptedRecognizer.last.lang).toBe('ar-SA');
});

test('the sentence ends with silence after its last words', async () => {
  const { clock, told } = start();
  await clock.advance(6_000);
  ScriptedRecognizer.last.hears('in my last');
  await clock.advance(END_SILENCE_MS - 1);
  ScriptedRecognizer.last.hears('In my last project', { final: true });
  ScriptedRecognizer.last.hears('I led');
  await clock.advance(END_SILENCE_MS);
  expect(told).toEqual([
    'listening browser',
    'in my last',
    'In my last project',
    'In my last project I led',
    'heard In my last project I led',
  ]);
  expect(clock.running).toBe(0);
});

test('nothing said within 20 seconds is an empty sentence', async () => {
  const { clock, told } = start();
  await clock.advance(20_000);
  expect(told).toEqual(['listening browser', 'heard ']);
});

test.each([
  ['not-allowed', 'refused'],
  ['network', 'network'],
  ['language-not-supported', 'language'],
  ['bad-grammar', 'engine'],
])('tells why it failed: %s', async (error, because) => {
  const { clock, told } = start();
  ScriptedRecognizer.last.fails(error);
  await clock.advance(30_000);
  expect(told).toEqual(['listening browser', `failed ${because}`]);
  expect(ScriptedRecognizer.made).toHaveLength(1);
});

test('stops at once, and tells nothing more', async () => {
  const { clock, told, stop } = start();
  ScriptedRecognizer.last.hears('in my last');
  stop();
  stop();
  ScriptedRecognizer.last.hears('in my last project', { final: true });
  await clock.advance(30_000);
  expect(told).toEqual(['listening browser', 'in my last']);
  expect(ScriptedRecognizer.last.calls).toContain('abort');
  expect(clock.running).toBe(0);
});
