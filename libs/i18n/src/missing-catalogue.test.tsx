import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next, { type i18n as I18n } from 'i18next';
import { Component, Suspense, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useT } from './hooks';
import { initI18n } from './init';
import { forgetMissingCatalogues } from './missing-catalogue';

class Boundary extends Component<{ children: ReactNode; onRetry(): void }> {
  override state = { error: '' };
  static getDerivedStateFromError = (error: Error) => ({
    error: `${error.name}: ${error.message}`,
  });
  override render = () =>
    this.state.error ? (
      <button onClick={this.props.onRetry}>{this.state.error}</button>
    ) : (
      this.props.children
    );
}

function Screen() {
  return <p>{useT('setup')('title')}</p>;
}

function Page({ i18n }: { i18n: I18n }) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    forgetMissingCatalogues(i18n);
    setAttempt(attempt + 1);
  };
  return (
    <I18nextProvider i18n={i18n}>
      <Boundary key={attempt} onRetry={retry}>
        <Suspense fallback="waiting">
          <Screen />
        </Suspense>
      </Boundary>
    </I18nextProvider>
  );
}

/** Opens an Arabic page whose server has only the given catalogues. */
async function open(catalogues: Record<string, object>) {
  const i18n = i18next.createInstance();
  const ready = initI18n({
    instance: i18n,
    storage: null,
    browserLanguages: ['ar-SA'],
    document: document.implementation.createHTMLDocument(),
    fetch: (url) => {
      const body = catalogues[url];
      return body
        ? Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body) })
        : Promise.reject(new Error('offline'));
    },
  });
  await jest.advanceTimersByTimeAsync(20_000);
  await ready;
  render(<Page i18n={i18n} />);
}

const settle = () => act(() => jest.advanceTimersByTimeAsync(20_000));
const COMMON = {
  '/locales/ar-SA/common.json': { close: 'إغلاق' },
  '/locales/en-US/common.json': { close: 'Close' },
};

let log: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  jest.useFakeTimers();
  // Silence React, which logs every error that a boundary catches.
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  log.mockRestore();
  jest.useRealTimers();
});

it('shows a screen in English if its texts cannot be loaded in the chosen language', async () => {
  await open({ ...COMMON, '/locales/en-US/setup.json': { title: 'Setup' } });
  await settle();
  expect(screen.getByText('Setup')).toBeTruthy();
});

it('throws if no language can be loaded, instead of showing keys, and a retry fetches them', async () => {
  const catalogues: Record<string, object> = { ...COMMON };
  await open(catalogues);
  expect(screen.getByText('waiting')).toBeTruthy();
  await settle();
  const failure = screen.getByRole('button', { name: /MissingCatalogueError.*setup/ });
  catalogues['/locales/ar-SA/setup.json'] = { title: 'إعداد' };
  fireEvent.click(failure);
  await settle();
  expect(screen.getByText('إعداد')).toBeTruthy();
});
