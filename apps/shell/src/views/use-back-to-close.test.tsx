import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useBackToClose } from './use-back-to-close';

/** Goes back, or waits until somebody else's going back has taken effect. */
const backDone = (go?: () => void) =>
  act(async () => {
    const done = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    go?.();
    await done;
  });

const show = (isOpen: boolean) => {
  const close = jest.fn();
  const view = renderHook(({ isOpen: open }) => useBackToClose(open, close), {
    initialProps: { isOpen },
  });
  return { ...view, close };
};

test('Back closes what is open, and the address stays the same', async () => {
  const address = location.href;
  const { close, rerender } = show(false);
  const before = history.length;
  rerender({ isOpen: true });
  expect(history.length).toBe(before + 1);
  expect(location.href).toBe(address);
  await backDone(() => history.back());
  expect(close).toHaveBeenCalledTimes(1);
  rerender({ isOpen: false });
  expect(history.state).toBeNull();
});

test('what is closed in another way leaves no entry to go back to', async () => {
  const { close, rerender } = show(true);
  expect(history.state).not.toBeNull();
  rerender({ isOpen: false });
  await backDone();
  expect(history.state).toBeNull();
  expect(close).not.toHaveBeenCalled();
});

test('after a reload the entry is there already', async () => {
  history.pushState({ closable: true }, '');
  const before = history.length;
  const { close } = show(true);
  expect(history.length).toBe(before);
  await backDone(() => history.back());
  expect(close).toHaveBeenCalledTimes(1);
});
