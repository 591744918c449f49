import { speak } from '@portal/i18n/testing';
import type { RemoteModuleId, SetupProps } from '@portal/mfe-contract';
import type { RemoteLoader } from '@portal/mfe-contract/host';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Flow } from '../flow/flow';
import { RemoteLoaderProvider } from '../remotes/Remote';
import { InterviewStage } from './InterviewStage';

/** A fake setup screen with one field. Shows the result of `onBeforeStart`. */
function Setup({ onBeforeStart, skipsCheck }: SetupProps) {
  const [went, setWent] = useState('');
  return (
    <>
      <input aria-label="choice" />
      <button
        onClick={() => void onBeforeStart().then((goOn) => setWent(goOn ? 'started' : 'back'))}
      >
        Start
      </button>
      <output>
        {went}
        {skipsCheck && ' skips'}
      </output>
    </>
  );
}

function loaderOf(preJoin: unknown): RemoteLoader {
  const modules: Partial<Record<RemoteModuleId, unknown>> = {
    'onboarding/Setup': Setup,
    'interview/PreJoin': preJoin,
  };
  return {
    load: (id: RemoteModuleId) =>
      modules[id]
        ? Promise.resolve({ contractVersion: '1.1.0', default: modules[id] })
        : Promise.reject(new Error('gone')),
  } as unknown as RemoteLoader;
}

const PreJoin = ({ onJoin, onBack }: { onJoin(): void; onBack(): void }) => (
  <>
    <button onClick={onJoin}>Join interview</button>
    <button onClick={onBack}>Back to setup</button>
  </>
);

async function show(preJoin: unknown = PreJoin) {
  const flow = new Flow({
    session: { login: jest.fn() as never, logout: () => Promise.resolve() },
    auth: {
      isAuthenticated: () => true,
      roomName: () => null,
      subscribe: () => () => undefined,
      clearRoom: () => undefined,
    },
    underWay: { enter: () => undefined, leave: () => undefined },
    nextReport: { wanted: () => null, want: () => undefined, forget: () => undefined },
    skipsCheck: () => false,
    clock: { setTimeout: () => 0, clearTimeout: () => undefined },
    page: { reload: () => undefined, redirect: () => undefined },
  });
  function Page() {
    const state = useStore(flow.store);
    return (
      <InterviewStage
        flow={flow}
        state={state as never}
        topBar={{ start: null, end: null }}
        onLogout={() => undefined}
      />
    );
  }
  render(
    <RemoteLoaderProvider value={loaderOf(preJoin)}>
      <Page />
    </RemoteLoaderProvider>,
  );
  await act(async () => undefined);
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

beforeAll(() => speak('en-US'));
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('shows the check over setup, which stays mounted but hidden and inert with its choices', async () => {
  await show();
  const choice = screen.getByLabelText<HTMLInputElement>('choice');
  fireEvent.change(choice, { target: { value: 'hard' } });
  await press('Start');
  expect(screen.getByRole('button', { name: 'Join interview' })).toBeTruthy();
  expect(choice.closest('[inert]')?.hasAttribute('hidden')).toBe(true);
  await press('Back to setup');
  expect(screen.getByLabelText<HTMLInputElement>('choice')).toBe(choice);
  expect(choice.value).toBe('hard');
  expect(choice.closest('[inert]')).toBeNull();
  expect(screen.getByText('back')).toBeTruthy();
});

test('"Join interview" lets setup continue', async () => {
  await show();
  await press('Start');
  await press('Join interview');
  expect(screen.getByText('started')).toBeTruthy();
});

test('if the check fails to load, offers to continue without it or go back', async () => {
  await show(null);
  await press('Start');
  expect(screen.getByRole('heading', { name: 'The device check didn’t load' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back to setup' })).toBeTruthy();
  await press('Skip the check');
  expect(screen.getByText('started')).toBeTruthy();
});
