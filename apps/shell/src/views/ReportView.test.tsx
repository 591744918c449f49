import { speak } from '@portal/i18n/testing';
import { CONTRACT_VERSION, type ReportProps } from '@portal/mfe-contract';
import type { RemoteLoader } from '@portal/mfe-contract/host';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Flow } from '../flow/flow';
import { RemoteLoaderProvider } from '../remotes/Remote';
import { MAIN_ID } from '../top-bar/SkipLink';
import { ReportView } from './ReportView';

const RENEWED = 'We’ve just updated the app. Reload to see your feedback.';

/** Creates a report that shows its release and has a button to report itself as outdated. */
const reportOf = (release: string) =>
  function Report({ onOutdated }: ReportProps) {
    return <button onClick={() => void onOutdated?.()}>{release}</button>;
  };

async function show(live: string) {
  let wanted = 'old';
  const loader: RemoteLoader = {
    load: (() =>
      Promise.resolve({
        contractVersion: CONTRACT_VERSION,
        default: reportOf(wanted),
      })) as RemoteLoader['load'],
    renew: () => {
      const isNew = live !== wanted;
      wanted = live;
      return Promise.resolve(isNew);
    },
    releases: () => [],
    preload: () => Promise.resolve(),
  };
  render(
    <RemoteLoaderProvider value={loader}>
      <main id={MAIN_ID} tabIndex={-1}>
        <ReportView
          flow={{} as Flow}
          state={{ view: 'report', source: { kind: 'session', interviewId: '1' } }}
        />
      </main>
    </RemoteLoaderProvider>,
  );
  await act(async () => undefined);
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

beforeAll(() => speak('en-US'));
afterEach(cleanup);

test('switches an outdated report to the live release, announces it, and keeps focus on the page', async () => {
  await show('new');
  await press('old');
  expect(screen.getByRole('button', { name: 'new' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'old' })).toBeNull();
  expect(screen.getByText(RENEWED)).toBeTruthy();
  expect(document.activeElement?.id).toBe(MAIN_ID);
});

test('keeps the report if its release is still live', async () => {
  await show('old');
  await press('old');
  expect(screen.getByRole('button', { name: 'old' })).toBeTruthy();
  expect(screen.queryByText(RENEWED)).toBeNull();
});
