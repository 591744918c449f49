import { jest } from '@jest/globals';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { AlertDialog } from './AlertDialog';
import { Select } from '../select/Select';
import { Dialog } from './Dialog';
import { ABOVE_DIALOGS_ATTRIBUTE } from './focus-loop';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

function Page({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <header {...{ [ABOVE_DIALOGS_ATTRIBUTE]: '' }}>
        <button>Language</button>
      </header>
      <main>
        <button onClick={() => setOpen(true)}>Open</button>
      </main>
      {open && (
        <Dialog
          title="Add your resume"
          description="Why"
          closeLabel="Close"
          onClose={() => {
            onClose();
            setOpen(false);
          }}
          actions={<button>Upload</button>}
        >
          <button>Choose</button>
        </Dialog>
      )}
    </>
  );
}

const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const openDialog = () => {
  const opener = screen.getByText('Open');
  opener.focus();
  fireEvent.click(opener);
  return opener;
};

test('takes focus and has an accessible name and description', () => {
  render(<Page />);
  openDialog();
  const dialog = screen.getByRole('dialog', { name: 'Add your resume' });
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Why',
  );
  expect(document.activeElement).toBe(dialog);
});

test('Tab loops through dialog and top bar, never the page below', () => {
  render(<Page />);
  openDialog();
  const seen: (string | null | undefined)[] = [];
  for (let step = 0; step < 5; step += 1) {
    press('Tab');
    seen.push(focused());
  }
  expect(seen).toEqual(['Close', 'Choose', 'Upload', 'Language', 'Close']);
  press('Tab', true);
  expect(focused()).toBe('Language');
  press('Tab', true);
  expect(focused()).toBe('Upload');
});

test('focus on the page below returns to the dialog; the top bar may have it', () => {
  render(<Page />);
  const opener = openDialog();
  screen.getByText('Language').focus();
  expect(focused()).toBe('Language');
  opener.focus();
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

test('Escape and the close button close it and return focus', () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  const opener = openDialog();
  press('Escape');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(opener);
  openDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('ignores an Escape handled by a list box over it', () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  openDialog();
  const used = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  used.preventDefault();
  document.body.dispatchEvent(used);
  expect(onClose).not.toHaveBeenCalled();
});

test('an open list box inside handles Escape and Tab itself', async () => {
  const onClose = jest.fn();
  const user = userEvent.setup();
  render(
    <Dialog title="Devices" closeLabel="Close" onClose={onClose} actions={<button>Done</button>}>
      <Select
        label="Microphone"
        options={[
          { value: 'a', label: 'Built-in' },
          { value: 'b', label: 'Headset' },
        ]}
        value="a"
        onValueChange={() => {}}
      />
    </Dialog>,
  );
  await act(async () => void (await import('../select/SelectControl')));
  const box = screen.getByRole('combobox');
  const open = async () => {
    await user.click(box);
    const chosen = await screen.findByRole('option', { selected: true });
    await waitFor(() => expect(document.activeElement).toBe(chosen));
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await open();
  await user.keyboard('{Escape}');
  await closed();
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(box);
  await open();
  await user.tab();
  await closed();
  expect(focused()).toBe('Done');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an alert is announced with its message and ignores Escape', () => {
  render(
    <AlertDialog
      title="Interview Completed!"
      message="Thank you for your time. The interview has ended."
    />,
  );
  press('Escape');
  const alert = screen.getByRole('alertdialog', { name: 'Interview Completed!' });
  expect(document.getElementById(alert.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Thank you for your time. The interview has ended.',
  );
});

describe('a failure that appears in a dialog', () => {
  const scrolled = jest.fn<(this: Element) => void>();
  beforeEach(() => {
    scrolled.mockReset();
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolled.call(this);
    };
  });
  function Failing({ failed }: { failed: boolean }) {
    return (
      <Dialog title="Add your resume" closeLabel="Close" onClose={() => {}}>
        {failed && <p role="alert">Upload failed</p>}
        <p>Other text</p>
      </Dialog>
    );
  }

  test('is scrolled into view', async () => {
    const { rerender } = render(<Failing failed={false} />);
    rerender(<Failing failed />);
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')]));
  });

  test('is scrolled into view in an alert, also within other content', async () => {
    const alert = (failed: boolean) => (
      <AlertDialog title="Delete?" message="For good.">
        {failed ? (
          <div>
            <p role="alert">Not deleted</p>
          </div>
        ) : undefined}
      </AlertDialog>
    );
    const { rerender } = render(alert(false));
    rerender(alert(true));
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')]));
  });
});
