import { speak } from '@portal/i18n/testing';
import { RemoteLoadError } from '@portal/mfe-contract/host';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { jest } from '@jest/globals';
import { RemoteFallback } from './RemoteFallback';

beforeAll(() => speak('en-US'));
afterEach(cleanup);

test('tries again when the browser is online again, until it is gone', () => {
  const retry = jest.fn();
  const { unmount } = render(
    <RemoteFallback
      failure={{
        moduleId: 'interview/Report',
        error: new RemoteLoadError('unreachable', 'interview/Report', 'offline'),
        recovery: { kind: 'left' },
        retry,
      }}
      back={{ label: 'Back', go: () => undefined }}
    />,
  );
  expect(retry).not.toHaveBeenCalled();
  fireEvent(window, new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
  unmount();
  fireEvent(window, new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});
