import { speak } from '@portal/i18n/testing';
import { recognitionOptions } from '@portal/mfe-contract';
import type { Language, RecognitionChoice, SttEngineInfo } from '@portal/protocol';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { FakeMediaDevices, microphone, refusal } from '../../devices/testing/fake-media-devices';
import { PreJoinView } from '../PreJoin';
import { visit } from '../testing/visit';
import type { ListenRequest, SentenceListener } from './sentence-listener';
import { SENTENCES } from './sentences';

const deepgram: SttEngineInfo = { kind: 'hosted', name: 'Deepgram' };
const builtIn: SttEngineInfo = { kind: 'built-in', name: 'PocketSphinx' };
const NAME = 'Speech recognition';
const SENTENCE = SENTENCES['en-US'];

async function show({
  choice = 'built-in' as RecognitionChoice,
  engines = [builtIn],
  browser = true,
  language = 'en-US' as Language,
  permitted = false,
} = {}) {
  const source = new FakeMediaDevices([microphone('b1', 'Built-in'), microphone('h1', 'Headset')]);
  const runs: { request: ListenRequest; listener: SentenceListener; stopped: boolean }[] = [];
  const remembered: RecognitionChoice[] = [];
  const made = visit(source, {
    permitted,
    recognition: {
      language,
      choice,
      options: recognitionOptions(engines, browser),
      listen: (request, listener) => {
        const run = { request, listener, stopped: false };
        runs.push(run);
        return () => {
          run.stopped = true;
        };
      },
      remember: (each) => remembered.push(each),
    },
  });
  const createSession = () => made.session;
  const nothing = () => undefined;
  const view = render(
    <PreJoinView createSession={createSession} onJoin={nothing} onBack={nothing} />,
  );
  await act(async () => made.clock.advance(0));
  const told = (tell: (listener: SentenceListener) => void) =>
    act(async () => tell(runs.at(-1)!.listener));
  const reads = async (heard: string, by: 'built-in' | 'hosted' = 'built-in') => {
    await press('Try it');
    await told((listener) => listener.listening(by));
    await told((listener) => listener.heard(heard));
  };
  return { ...made, ...view, runs, remembered, told, reads };
}

const row = (name = NAME) => within(screen.getByRole('heading', { name, level: 2 }).closest('li')!);
const press = (name: string) =>
  act(async () => {
    fireEvent.click(row().getByRole('button', { name }));
  });
const status = () =>
  row()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

beforeAll(() => speak('en-US'));
afterEach(async () => {
  cleanup();
  await act(() => speak('en-US'));
});

test('says how the interview will hear, where the voice goes, and that nothing is saved', async () => {
  const { runs } = await show({ choice: 'hosted', engines: [deepgram, builtIn] });
  expect(row().getByText('Online speech service')).toBeTruthy();
  expect(row().getByText(/Nothing is saved\. Your voice is sent to Deepgram\./)).toBeTruthy();
  expect(runs).toEqual([]);
});

test('opens the microphone, and asks to read the sentence once it listens', async () => {
  const { runs, told } = await show();
  await press('Try it');
  expect(runs).toHaveLength(1);
  expect(row().getByText(SENTENCE)).toBeTruthy();
  expect(status()).toBe('Getting ready. Don’t read yet.');
  await told((listener) => listener.listening('built-in'));
  expect(status()).toBe('Listening. Read the sentence aloud.');
  await told((listener) => listener.words('in my last'));
  expect(row().getByText('in my last')).toBeTruthy();
  await press('Stop');
  expect(runs[0]?.stopped).toBe(true);
  expect(row().getByRole('button', { name: 'Try it' })).toBeTruthy();
});

test('says how much was understood, and offers nothing if that is enough', async () => {
  const { reads } = await show();
  await reads(SENTENCE);
  expect(status()).toBe('We understood 16 of 16 words.');
  expect(row().queryByText(/What we heard/)).toBeNull();
  expect(row().getAllByRole('button')).toHaveLength(1);
  expect(row().getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('marks the missed words, not by colour alone', async () => {
  const { reads } = await show();
  await reads(SENTENCE.replace('team', 'teem').replace('customers', 'costumes'));
  expect(status()).toBe('We understood 14 of 16 words.');
  const marked = screen.getByRole('heading', { name: NAME }).closest('li')!.querySelectorAll('u');
  expect([...marked].map(({ textContent }) => textContent)).toEqual(['team', 'customers.']);
  expect(row().getAllByText('(missed)')).toHaveLength(2);
  expect(row().getByText(/costumes/)).toBeTruthy();
});

test('a poor result offers the next better way, which one press chooses and tries', async () => {
  const { reads, runs, remembered } = await show();
  await reads('in my lost project');
  expect(status()).toContain('Many of your answers would be misheard.');
  expect(row().getByText(/may go to your browser’s maker, here and in the interview/)).toBeTruthy();
  await press('Agree and use my browser');
  expect(remembered).toEqual(['browser']);
  expect(runs.at(-1)?.request.choice).toBe('browser');
  expect(row().getByText('Your browser')).toBeTruthy();
  expect(document.activeElement).toBe(row().getByRole('button', { name: 'Stop' }));
});

test('without a better way, typing is offered', async () => {
  const { reads, runs, remembered } = await show({ browser: false });
  await reads('nothing of it');
  await press('Type my answers');
  expect([remembered, runs.length]).toEqual([['none'], 1]);
  expect(document.activeElement?.textContent).toBe(
    'You chose to type your answers, so nothing listens to your voice.',
  );
});

describe('where the answers are typed, nothing asks for speech', () => {
  const LEAD = 'You’ll type your answers. Check that you can hear the interviewer.';
  const asksForSpeech = () => screen.queryByRole('heading', { name: 'Microphone' }) !== null;

  test('because the candidate chose it before', async () => {
    const { source } = await show({ choice: 'none', permitted: true });
    expect(screen.getByText(LEAD)).toBeTruthy();
    expect(asksForSpeech()).toBe(false);
    expect(source.asked).toEqual([]);
  });

  test('because they choose it now, which turns the microphone off', async () => {
    const { reads, source } = await show({ browser: false });
    expect(asksForSpeech()).toBe(true);
    await reads('nothing of it');
    await press('Type my answers');
    expect(screen.getByText(LEAD)).toBeTruthy();
    expect(asksForSpeech()).toBe(false);
    expect(source.running).toEqual([]);
  });
});

test('says if something else listened', async () => {
  const { reads } = await show({ choice: 'hosted', engines: [deepgram, builtIn] });
  await reads(SENTENCE, 'built-in');
  expect(status()).toContain(
    'Your choice isn’t working right now, so we used this instead: Basic, on this site’s server.',
  );
});

test('says that all places to try it are in use, and that joining is possible', async () => {
  const { told } = await show();
  await press('Try it');
  await told((listener) => listener.failed('busy'));
  expect(status()).toBe(
    'Speech recognition is busy right now. Wait a minute, then try again.You can still join and type your answers.',
  );
  expect(row().getAllByRole('button')).toHaveLength(1);
});

test('a failure says why, and that joining is possible', async () => {
  const { told } = await show();
  await press('Try it');
  await told((listener) => listener.failed('limited'));
  expect(status()).toBe(
    'Too many tries in a short time. Wait a minute, then try again.You can still join and type your answers.',
  );
  expect(row().getAllByRole('button')).toHaveLength(1);
});

test('does not listen without a microphone, which the row above explains', async () => {
  const { source, runs } = await show();
  source.refuses = refusal('NotAllowedError');
  await press('Try it');
  expect(runs).toEqual([]);
  expect(row('Microphone').getByText('Microphone access is blocked')).toBeTruthy();
});

test('says that nothing recognizes the language, instead of offering the check', async () => {
  await show({ choice: 'none', engines: [], browser: false });
  expect(
    row().getByText(/^Neither this site nor your browser can recognize this language/),
  ).toBeTruthy();
  expect(row().queryByRole('button')).toBeNull();
});

test('another microphone, the recording and leaving stop it', async () => {
  const { session, runs, unmount, clock } = await show();
  await press('Try it');
  await act(async () => session.devices.choose('microphone', 'h1'));
  expect(runs[0]?.stopped).toBe(true);
  await press('Try it');
  await act(async () => {
    fireEvent.click(row('Microphone').getByRole('button', { name: 'Test recording' }));
  });
  expect(runs[1]?.stopped).toBe(true);
  await press('Try it');
  unmount();
  expect(runs[2]?.stopped).toBe(true);
  expect(clock.running).toBe(0);
});

test('is absent if setup did not say how the interview will hear', async () => {
  const { session } = visit();
  render(
    <PreJoinView createSession={() => session} onJoin={() => undefined} onBack={() => undefined} />,
  );
  await act(async () => undefined);
  expect(screen.queryByRole('heading', { name: NAME })).toBeNull();
});

test('reads in the language of the interview, whatever the language of the page', async () => {
  await show({ language: 'ar-SA', engines: [builtIn] });
  await press('Try it');
  const sentence = row().getByText(SENTENCES['ar-SA']);
  expect([sentence.lang, sentence.dir]).toEqual(['ar-SA', 'rtl']);
});

test('renders in Arabic', async () => {
  await speak('ar-SA');
  const { told } = await show({ language: 'ar-SA' });
  const arabic = within(
    screen.getByRole('heading', { name: 'التعرّف على صوتك', level: 2 }).closest('li')!,
  );
  await act(async () => {
    fireEvent.click(arabic.getByRole('button', { name: 'تجربة' }));
  });
  await told((listener) => listener.heard(SENTENCES['ar-SA']));
  expect(arabic.getAllByRole('status')[0]?.textContent).toBe('فهمنا 12 من أصل 12 كلمة.');
});
