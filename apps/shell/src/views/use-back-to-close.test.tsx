import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { useBackToClose } from './use-back-to-close';

/** Waits until every going back has happened, which browsers do later. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
const goBack = () => {
  history.back();
  return settled();
};

function show(isOpen: boolean) {
  const close = jest.fn();
  const view = renderHook(({ isOpen: open }) => useBackToClose(open, close), {
    initialProps: { isOpen },
  });
  return { ...view, close };
}
const touchedIs = (hasBeenActive: boolean | undefined) =>
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: hasBeenActive === undefined ? undefined : { hasBeenActive },
  });

beforeEach(() => history.pushState('here', ''));
afterEach(() => {
  cleanup();
  touchedIs(undefined);
});

test('Back closes what is open, and the address stays the same', async () => {
  const address = location.href;
  const { close, rerender } = show(false);
  rerender({ isOpen: true });
  expect(location.href).toBe(address);
  await goBack();
  expect(close).toHaveBeenCalledTimes(1);
  rerender({ isOpen: false });
  await settled();
  expect(history.state).toBe('here');
});

test('after it was closed in another way, Back leads to where it would have led', async () => {
  history.pushState('there', '');
  const { close, rerender } = show(true);
  rerender({ isOpen: false });
  await goBack();
  expect(close).not.toHaveBeenCalled();
  expect(history.state).toBe('here');
});

test('closed and opened again at once, it stays open until Back', async () => {
  const { close, rerender } = show(true);
  const entries = history.length;
  rerender({ isOpen: false });
  rerender({ isOpen: true });
  await settled();
  expect(close).not.toHaveBeenCalled();
  expect(history.length).toBe(entries);
  await goBack();
  expect(close).toHaveBeenCalledTimes(1);
});

test('after a reload the entry is there already', async () => {
  show(true).unmount();
  const entries = history.length;
  const { close } = show(true);
  expect(history.length).toBe(entries);
  await goBack();
  expect(close).toHaveBeenCalledTimes(1);
});

test('what opens by itself gets its entry once the page is touched', async () => {
  touchedIs(false);
  const { close } = show(true);
  expect(history.state).toBe('here');
  fireEvent.pointerUp(document.body);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await goBack();
  expect(close).toHaveBeenCalledTimes(1);
  expect(history.state).toBe('here');
});
