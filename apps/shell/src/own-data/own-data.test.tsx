import { ApiError } from '@portal/api-clients';
import { speak } from '@portal/i18n/testing';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AccountMenu } from '../top-bar/AccountMenu';
import { OwnDataDialog } from './OwnDataDialog';
import { useOwnData } from './use-own-data';

const refused = (code: 'invalid_credentials' | 'interview_in_progress', message: string) =>
  new ApiError({
    kind: 'http',
    fallbackKey: 'deleteAccount',
    status: 403,
    code,
    message,
    serverMessage: message,
  });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

function show({ load = () => Promise.resolve(OwnDataDialog) } = {}) {
  const main = {
    exportAccount: jest.fn(() => Promise.resolve(new Blob(['zip']))),
    deleteAccount: jest.fn<(body: { password: string }) => Promise<void>>().mockResolvedValue(),
  };
  const onSignedOut = jest.fn();
  function Page({ signedIn }: { signedIn: boolean }) {
    const ownData = useOwnData(signedIn, load);
    return (
      <>
        {signedIn && <AccountMenu ownData={ownData} onLogout={() => undefined} />}
        {ownData.Dialog !== null && (
          <ownData.Dialog
            main={main}
            onDeleted={() => {
              ownData.markDeleted();
              onSignedOut();
              rerender(<Page signedIn={false} />);
            }}
            onClose={ownData.close}
          />
        )}
      </>
    );
  }
  const { rerender } = render(<Page signedIn />);
  return { main, onSignedOut, signOut: () => act(() => rerender(<Page signedIn={false} />)) };
}
const open = async () => {
  await press('’s account');
  await press('Your data');
};
const confirm = async (password: string) => {
  await press('Delete account');
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await press('Delete my account');
};

beforeAll(async () => {
  URL.createObjectURL = () => 'blob:data';
  // Ignore clicks on download links, because jsdom treats them as navigation.
  HTMLAnchorElement.prototype.click = () => undefined;
  await speak('en-US');
});
afterEach(cleanup);

test('opens from the account menu and returns focus there on closing', async () => {
  show();
  await open();
  expect(screen.getByRole('dialog', { name: 'Your data' })).toBeTruthy();
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '’s account' }));
});

test('the menu shows when its code cannot be fetched, and retries', async () => {
  const load = jest
    .fn<() => Promise<typeof OwnDataDialog>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(OwnDataDialog);
  show({ load });
  await open();
  expect(screen.getByRole('alert').textContent).toBe('We couldn’t load this. Try again.');
  await press('Your data');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('downloads the data and shows a failure', async () => {
  const { main } = show();
  await open();
  await press('Download your data');
  expect(screen.getByText('Download started. Check your downloads folder.')).toBeTruthy();
  main.exportAccount.mockRejectedValueOnce(
    new ApiError({ kind: 'network', fallbackKey: 'exportAccount', message: 'x' }),
  );
  await press('Download your data');
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('deletes the account with the password and confirms it after signing out', async () => {
  const { main, onSignedOut } = show();
  await open();
  await confirm('secret');
  expect(main.deleteAccount).toHaveBeenCalledWith({ password: 'secret' });
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alertdialog', { name: 'Your account was deleted' })).toBeTruthy();
  await press('Close');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('deletes nothing with a missing or wrong password, and the field shows why', async () => {
  const { main } = show();
  await open();
  await confirm('');
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(main.deleteAccount).not.toHaveBeenCalled();
  main.deleteAccount.mockRejectedValueOnce(refused('invalid_credentials', 'no'));
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'guess' } });
  await press('Delete my account');
  expect(screen.getByText('Wrong password. Try again.')).toBeTruthy();
});

test('requires an interview in progress to be ended first', async () => {
  const { main } = show();
  main.deleteAccount.mockRejectedValueOnce(
    refused('interview_in_progress', 'An interview is still under way. Please end it first.'),
  );
  await open();
  await confirm('secret');
  expect(screen.getByRole('alert').textContent).toContain('still under way');
});

test('closes on sign-out, also for the next user', async () => {
  const { signOut } = show();
  await open();
  await signOut();
  expect(screen.queryByRole('dialog')).toBeNull();
});
