import { speak } from '@portal/i18n/testing';
import { readRememberedRecognition, rememberRecognition } from '@portal/mfe-contract';
import type { Language, RecognitionChoice, SttEngineInfo } from '@portal/protocol';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { SpeechRecognitionFields } from './SpeechRecognitionFields';
import { useSpeechRecognition, type SpeechRecognition } from './use-speech-recognition';

const builtIn: SttEngineInfo = { kind: 'built-in', name: 'PocketSphinx' };
const local: SttEngineInfo = { kind: 'local', name: 'Whisper tiny' };
const deepgram: SttEngineInfo = { kind: 'hosted', name: 'Deepgram nova-3' };
let recognition: SpeechRecognition;

function Fields({
  engines,
  language,
  refused,
  userId,
}: {
  engines: SttEngineInfo[];
  language: Language;
  refused: boolean;
  userId: string;
}) {
  recognition = useSpeechRecognition({
    engines: { 'en-US': engines, 'ar-SA': [] },
    language,
    userId,
    storage: localStorage,
  });
  return (
    <SpeechRecognitionFields
      recognition={recognition}
      disabled={false}
      refused={refused}
      consentRef={createRef()}
    />
  );
}
function show({
  engines = [builtIn],
  language = 'en-US' as Language,
  refused = false,
  userId = 'u1',
} = {}) {
  cleanup();
  render(<Fields {...{ engines, language, refused, userId }} />);
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const consent = () =>
  screen.queryByRole<HTMLInputElement>('checkbox', {
    name: 'I agree that my browser may send my voice to its maker',
  });
const withBrowser = (there: boolean) => {
  if (there) Object.assign(globalThis, { webkitSpeechRecognition: class {} });
  else Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
};

beforeAll(() => speak('en-US'));
beforeEach(() => {
  localStorage.clear();
  withBrowser(true);
});
afterEach(async () => {
  cleanup();
  withBrowser(false);
  await act(() => speak('en-US'));
});

test('each option tells its quality and where the voice goes, the best first and recommended', () => {
  show({ engines: [deepgram, local, builtIn] });
  const group = within(screen.getByRole('radiogroup', { name: 'Speech recognition' }));
  expect(group.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual([
    'hosted',
    'local',
    'browser',
    'built-in',
    'none',
  ]);
  expect(screen.getAllByText('Recommended')).toHaveLength(1);
  expect(screen.getByText('Recommended').closest('label')?.textContent).toContain('Online speech');
  expect(group.getByText('Your voice is sent to Deepgram nova-3.')).toBeTruthy();
  expect(group.getAllByText('Your voice stays on this site’s own machines.')).toHaveLength(2);
  expect(group.getByText(/^Expect many wrong words\./)).toBeTruthy();
  expect(radio(/^Online/).checked).toBe(true);
});

test('names no engine but the one that receives the voice', () => {
  show({ engines: [deepgram, local, builtIn] });
  expect(document.body.textContent).not.toMatch(/PocketSphinx|Whisper/);
});

test('recommends the browser above the built-in recognition, but does not choose it without consent', () => {
  show();
  expect(screen.getByText('Recommended').closest('label')?.textContent).toContain('Your browser');
  expect(screen.getByText(/^Your browser recognizes this language best here/)).toBeTruthy();
  expect(radio(/^Basic/).checked).toBe(true);
  expect(recognition).toMatchObject({ choice: 'built-in', consentMissing: false });
});

test('offers the browser only if it supports recognition', () => {
  withBrowser(false);
  show();
  expect(screen.queryByRole('radio', { name: /Your browser/ })).toBeNull();
});

test('does not use the browser without consent', () => {
  show();
  expect(consent()).toBeNull();
  fireEvent.click(radio(/Your browser/));
  expect(recognition).toMatchObject({ choice: 'browser', consentMissing: true });
  fireEvent.click(consent()!);
  expect(recognition).toMatchObject({ choice: 'browser', consentMissing: false });
});

test('starting without consent shows an error at the checkbox', () => {
  show({ refused: true });
  expect(screen.queryByText('Agree first, or choose another option.')).toBeNull();
  fireEvent.click(radio(/Your browser/));
  expect(screen.getByText('Agree first, or choose another option.')).toBeTruthy();
  expect(consent()?.getAttribute('aria-invalid')).toBe('true');
});

test('remembers consent and choice per user and language, and consent can be withdrawn', () => {
  show();
  fireEvent.click(radio(/Your browser/));
  fireEvent.click(consent()!);
  show();
  expect([radio(/Your browser/).checked, consent()?.checked]).toEqual([true, true]);
  show({ userId: 'u2' });
  expect(radio(/^Basic/).checked).toBe(true);
  show();
  fireEvent.click(consent()!);
  expect(recognition.consentMissing).toBe(true);
  show();
  expect(radio(/^Basic/).checked).toBe(true);
});

describe('a remembered choice that is no longer available', () => {
  const notice = () => screen.queryByText(/^Your last choice/)?.textContent;

  it('is replaced by another one, which the page tells once', () => {
    show({ engines: [deepgram, local, builtIn] });
    fireEvent.click(radio(/^Basic/));
    fireEvent.click(radio(/^Online/));
    show({ engines: [local, builtIn] });
    expect(radio(/^Speech model/).checked).toBe(true);
    expect(notice()).toBe(
      'Your last choice isn’t available right now, so we chose this instead: Speech model on this site’s server. Your voice stays on this site’s own machines.',
    );
    show({ engines: [local, builtIn] });
    expect([radio(/^Speech model/).checked, notice()]).toEqual([true, undefined]);
  });

  it('is not replaced by one that sends the voice away', () => {
    show({ engines: [deepgram, local, builtIn] });
    fireEvent.click(radio(/^Speech model/));
    show({ engines: [deepgram] });
    expect(radio(/^Typing/).checked).toBe(true);
    expect(notice()).toContain('chose this instead: Typing only.');
  });

  it('is chosen again as soon as it is available, and its next absence is told', () => {
    show({ engines: [deepgram, builtIn] });
    fireEvent.click(radio(/^Basic/));
    show({ engines: [deepgram] });
    show({ engines: [deepgram, builtIn] });
    expect([radio(/^Basic/).checked, notice()]).toEqual([true, undefined]);
    show({ engines: [deepgram] });
    expect(notice()).toBeTruthy();
  });

  it('does not lead to the browser without consent', () => {
    show({ engines: [deepgram, local, builtIn] });
    fireEvent.click(radio(/^Speech model/));
    show();
    expect(radio(/^Basic/).checked).toBe(true);
    expect(notice()).toContain('chose this instead: Basic, on this site’s server.');
  });

  it('is not mentioned any more after another choice', () => {
    show({ engines: [deepgram, local] });
    fireEvent.click(radio(/^Speech model/));
    show();
    expect(notice()).toBeTruthy();
    fireEvent.click(radio(/^Typing/));
    expect(notice()).toBeUndefined();
    show();
    expect([radio(/^Typing/).checked, notice()]).toEqual([true, undefined]);
  });
});

describe('Arabic, which no server engine recognizes', () => {
  it('recommends the browser but does not choose it without consent', async () => {
    await speak('ar-SA');
    show({ language: 'ar-SA' });
    expect(screen.getByText(/متصفحك هو الأفضل هنا/)).toBeTruthy();
    expect(screen.getByText('نوصي به').closest('label')?.textContent).toContain('متصفحك');
    expect(radio(/الكتابة فقط/).checked).toBe(true);
    fireEvent.click(radio(/متصفحك/));
    fireEvent.click(screen.getByRole('checkbox'));
    show({ language: 'ar-SA' });
    expect(radio(/متصفحك/).checked).toBe(true);
  });

  it('recommends typing if the browser has no recognition', async () => {
    withBrowser(false);
    await speak('ar-SA');
    show({ language: 'ar-SA' });
    expect(screen.getByText(/يمكنك كتابة إجاباتك/)).toBeTruthy();
    expect(radio(/الكتابة فقط/).checked).toBe(true);
  });
});

describe('rejoining an interview', () => {
  const id = '6f1f7c1e-0d0f-4c7a-9a51-0d9b8f6f0d11';

  it('uses the engine it started with', () => {
    show();
    act(() => recognition.rememberInterview(id, 'built-in'));
    show();
    expect([recognition.choiceForInterview(id), recognition.choiceForInterview('another')]).toEqual(
      ['built-in', undefined],
    );
  });

  it('does not use the browser after the consent was withdrawn', () => {
    show();
    act(() => recognition.allowBrowser(true));
    act(() => recognition.rememberInterview(id, 'browser'));
    expect(recognition.choiceForInterview(id)).toBe('browser');
    act(() => recognition.allowBrowser(false));
    expect(recognition.choiceForInterview(id)).toBe('none');
  });
});

describe('the check before the interview', () => {
  /** Does what the pre-join check does if the user chooses another way there. */
  const choosesInCheck = (hearing: RecognitionChoice) => {
    const memory = readRememberedRecognition(localStorage, 'u1');
    rememberRecognition(localStorage, 'u1', {
      ...memory,
      last: { ...memory.last, 'en-US': hearing },
      browserAllowed: true,
      upcoming: { language: 'en-US', hearing },
    });
  };

  it('learns the choice, and leaves it as it is', () => {
    show();
    act(() => recognition.beforeCheck('en-US', 'built-in'));
    expect(readRememberedRecognition(localStorage, 'u1').upcoming).toEqual({
      language: 'en-US',
      hearing: 'built-in',
    });
    act(() => expect(recognition.afterCheck('en-US', 'built-in')).toBe('built-in'));
    expect(readRememberedRecognition(localStorage, 'u1').upcoming).toBeNull();
    expect(radio(/^Basic/).checked).toBe(true);
  });

  it('may change the choice, which is remembered with the consent', () => {
    show();
    const { beforeCheck, afterCheck, rememberInterview } = recognition;
    act(() => beforeCheck('en-US', 'built-in'));
    choosesInCheck('browser');
    act(() => expect(afterCheck('en-US', 'built-in')).toBe('browser'));
    expect([radio(/Your browser/).checked, consent()?.checked]).toEqual([true, true]);
    act(() => rememberInterview('6f1f7c1e-0d0f-4c7a-9a51-0d9b8f6f0d11', 'browser'));
    expect(readRememberedRecognition(localStorage, 'u1')).toMatchObject({
      last: { 'en-US': 'browser' },
      browserAllowed: true,
      upcoming: null,
    });
  });
});
