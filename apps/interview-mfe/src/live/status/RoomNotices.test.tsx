import { ApiError } from '@portal/api-clients';
import { speak } from '@portal/i18n/testing';
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { RoomNotices } from './RoomNotices';

/** Renders the notices for a room without problems. Props in `told` override the defaults. */
function show(told: Partial<ComponentProps<typeof RoomNotices>>) {
  cleanup();
  render(
    <RoomNotices
      connection="connected"
      interviewer={{ name: 'Rachel', context: 'female' }}
      interviewerMissing={false}
      waitingAnswers={0}
      recognition={{ by: 'browser' }}
      browserRecognition={{ name: 'listening' }}
      microphone={{ muted: false, busy: false, problem: null, problemDismissed: false }}
      devices={null}
      playbackBlocked={false}
      loadError={null}
      hardToHear={false}
      typedOnlyDismissed={false}
      onDismissMicrophone={() => undefined}
      onStartAudio={() => undefined}
      onReload={() => undefined}
      onType={() => undefined}
      onUseBrowser={null}
      ownRecognizer={null}
      onUseServer={() => undefined}
      onDismissHardToHear={() => undefined}
      onDismissTypedOnly={() => undefined}
      {...told}
    />,
  );
}

beforeAll(() => speak('en-US'));
afterEach(cleanup);

test('shows nothing while the browser listens or restarts', () => {
  for (const state of [
    { name: 'listening' },
    { name: 'off' },
    { name: 'waiting', problem: null },
  ] as const) {
    show({ browserRecognition: state });
    expect(document.body.textContent).toBe('');
  }
});

test.each([
  ['refused', /blocked speech recognition/],
  ['language', /can’t recognize this language/],
  ['microphone', /gets no sound/],
  ['failed', /recognition stopped/],
] as const)('explains why browser recognition failed and suggests typing: %s', (problem, words) => {
  show({ browserRecognition: { name: 'failed', problem } });
  expect(screen.getByText(words).textContent).toMatch(/type your answers/i);
});

test.each([
  { name: 'failed', problem: 'refused' },
  { name: 'failed', problem: 'language' },
  { name: 'waiting', problem: 'network' },
] as const)('offers the servers’ recognition where the browser’s has: $problem', (state) => {
  const onUseServer = jest.fn();
  show({ browserRecognition: state, ownRecognizer: 'built-in', onUseServer });
  expect(screen.getByText(/Or let this site recognize your speech/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use the basic recognition' }));
  expect(onUseServer).toHaveBeenCalledWith('built-in');
  show({ browserRecognition: state, ownRecognizer: null });
  expect(screen.queryByRole('button')).toBeNull();
});

test('says that the recognition service is unreachable and retried', () => {
  show({ browserRecognition: { name: 'waiting', problem: 'network' } });
  expect(screen.getByText(/Retrying…/)).toBeTruthy();
});

test('says that answers are typed, by choice or without a speech engine', () => {
  show({ recognition: { by: 'none', because: 'chosen' }, browserRecognition: null });
  expect(screen.getByText('You chose to type your answers. Rachel will still speak.')).toBeTruthy();
  show({ recognition: { by: 'none', because: 'unavailable' }, browserRecognition: null });
  expect(screen.getByText(/can’t recognize speech in this language yet/)).toBeTruthy();
});

test('what says that answers are typed can be dismissed', () => {
  const onDismissTypedOnly = jest.fn();
  const typed = {
    recognition: { by: 'none', because: 'chosen' },
    browserRecognition: null,
  } as const;
  show({ ...typed, onDismissTypedOnly });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismissTypedOnly).toHaveBeenCalledTimes(1);
  show({ ...typed, typedOnlyDismissed: true });
  expect(document.body.textContent).toBe('');
});

test('shows a refused microphone before a recognition problem', () => {
  show({
    microphone: { muted: true, busy: false, problem: 'refused', problemDismissed: false },
    browserRecognition: { name: 'failed', problem: 'refused' },
  });
  expect(screen.getByText(/Microphone access is blocked/)).toBeTruthy();
  expect(screen.queryByText(/blocked speech recognition/)).toBeNull();
});

test('proposes typing to a candidate who is hard to hear, unless they type already', () => {
  const onType = jest.fn();
  const onDismissHardToHear = jest.fn();
  show({ hardToHear: true, onType, onDismissHardToHear });
  expect(screen.getByText(/trouble understanding you/).textContent).toMatch(/in setup/);
  fireEvent.click(screen.getByRole('button', { name: 'Type my answer' }));
  expect(onType).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismissHardToHear).toHaveBeenCalledTimes(1);
  show({ hardToHear: true, recognition: { by: 'none', because: 'chosen' } });
  expect(screen.queryByText(/trouble understanding you/)).toBeNull();
});

test('offers the browser’s recognition where it is better, and says where the voice goes', () => {
  const onUseBrowser = jest.fn();
  show({ hardToHear: true, recognition: { by: 'built-in' }, onUseBrowser });
  const { textContent } = screen.getByText(/trouble understanding you/);
  expect(textContent).toContain('Your voice may go to your browser’s maker, if you agree.');
  expect(textContent).not.toMatch(/in setup/);
  expect(screen.getByRole('button', { name: 'Type my answer' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Agree and use my browser' }));
  expect(onUseBrowser).toHaveBeenCalledTimes(1);
});

test('says that the interview could not be loaded, and loads it again', () => {
  const onReload = jest.fn();
  show({
    loadError: new ApiError({
      kind: 'http',
      status: 500,
      fallbackKey: 'fetchInterview',
      message: 'Failed to fetch interview',
    }),
    onReload,
  });
  expect(screen.getByText('Failed to fetch interview')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});
