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
  await press('Account of');
  await press('Your data');
};
const confirm = async (password: string) => {
  await press('Delete account');
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await press('Delete for good');
};

beforeAll(async () => {
  URL.createObjectURL = () => 'blob:data';
  // What a download is to a browser, jsdom takes for leaving the page.
  HTMLAnchorElement.prototype.click = () => undefined;
  await speak('en-US');
});
afterEach(cleanup);

test('the account menu opens it, and closing gives the focus back to the menu', async () => {
  show();
  await open();
  expect(screen.getByRole('dialog', { name: 'Your data' })).toBeTruthy();
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account of' }));
});

test('where its code cannot be fetched the menu says so, and it can be asked for again', async () => {
  const load = jest
    .fn<() => Promise<typeof OwnDataDialog>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(OwnDataDialog);
  show({ load });
  await open();
  expect(screen.getByRole('alert').textContent).toBe('Failed to load data. Please try again.');
  await press('Your data');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('the data is downloaded; a failure is told', async () => {
  const { main } = show();
  await open();
  await press('Download your data');
  expect(screen.getByText('Your data is among your downloads.')).toBeTruthy();
  main.exportAccount.mockRejectedValueOnce(
    new ApiError({ kind: 'network', fallbackKey: 'exportAccount', message: 'x' }),
  );
  await press('Download your data');
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('the account is deleted with the password, and the person is told so after they have been signed out', async () => {
  const { main, onSignedOut } = show();
  await open();
  await confirm('secret');
  expect(main.deleteAccount).toHaveBeenCalledWith({ password: 'secret' });
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alertdialog', { name: 'Your account was deleted' })).toBeTruthy();
  await press('Close');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('without a password, or with a wrong one, nothing is deleted, and the field says why', async () => {
  const { main } = show();
  await open();
  await confirm('');
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(main.deleteAccount).not.toHaveBeenCalled();
  main.deleteAccount.mockRejectedValueOnce(refused('invalid_credentials', 'no'));
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'guess' } });
  await press('Delete for good');
  expect(screen.getByText('This is not your password')).toBeTruthy();
});

test('an interview that is under way has to be ended first', async () => {
  const { main } = show();
  main.deleteAccount.mockRejectedValueOnce(
    refused('interview_in_progress', 'An interview is still under way. Please end it first.'),
  );
  await open();
  await confirm('secret');
  expect(screen.getByRole('alert').textContent).toContain('still under way');
});

test('who signs out leaves it closed, for the next person too', async () => {
  const { signOut } = show();
  await open();
  await signOut();
  expect(screen.queryByRole('dialog')).toBeNull();
});
