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
import { Select, type SelectProps } from './Select';
import type { LoadSelectControl } from './Select';

// Use MouseEvent in place of PointerEvent, which jsdom lacks. Base UI creates a PointerEvent when
// the user selects an option with the keyboard.
beforeAll(() => void Object.assign(window, { PointerEvent: MouseEvent }));
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const options = [
  { value: 'a', label: 'Layla_Haddad_Resume.pdf', detail: 'added Nov 12' },
  { value: 'b', label: 'Old.pdf' },
  { value: 'c', label: 'Older.pdf' },
];
const FACE = 'Layla_Haddad_Resume.pdfadded Nov 12';
const box = () => screen.getByRole<HTMLButtonElement>('combobox');
const list = () => screen.queryByRole('listbox');
const option = (name: string) => screen.findByRole('option', { name });

function Chosen({ value: first, onValueChange, ...props }: SelectProps) {
  const [value, setValue] = useState(first);
  return (
    <Select
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

/**
 * Renders the select. Waits until its control has loaded, unless the test passes its own
 * `loadControl`.
 */
async function show(props: Partial<SelectProps> = {}) {
  const onValueChange = jest.fn();
  render(
    <>
      <Chosen label="Resume" options={options} value="a" onValueChange={onValueChange} {...props} />
      <button>Next</button>
    </>,
  );
  if (!props.loadControl) await act(async () => void (await import('./SelectControl')));
  return { onValueChange, user: userEvent.setup() };
}

/** Creates a loader for the control. The test decides when loading succeeds or fails. */
function slowControl() {
  type Module = Awaited<ReturnType<LoadSelectControl>>;
  const asked: { resolve(module: Module): void; reject(error: Error): void }[] = [];
  const load = jest.fn<LoadSelectControl>(
    () => new Promise((resolve, reject) => asked.push({ resolve, reject })),
  );
  const arrive = () =>
    act(async () => {
      const module = await import('./SelectControl');
      asked.splice(0).forEach(({ resolve }) => resolve(module));
    });
  const fail = () =>
    act(async () => asked.splice(0).forEach(({ reject }) => reject(new Error('no network'))));
  return { load, arrive, fail };
}

test('shows the chosen option with its detail and reports another', async () => {
  const { onValueChange, user } = await show();
  expect(screen.getByRole('combobox', { name: 'Resume' }).textContent).toBe(FACE);
  await user.click(box());
  expect(await screen.findByRole('listbox', { name: 'Resume' })).toBeTruthy();
  await user.click(await option('Old.pdf'));
  expect(onValueChange.mock.calls).toEqual([['b']]);
  await waitFor(() => expect(list()).toBeNull());
  expect(box().textContent).toBe('Old.pdf');
});

test('choosing the same option again changes nothing', async () => {
  const { onValueChange, user } = await show();
  await user.click(box());
  await user.click(await screen.findByRole('option', { selected: true }));
  await waitFor(() => expect(list()).toBeNull());
  expect(onValueChange).not.toHaveBeenCalled();
});

test('shows the placeholder if nothing is chosen', async () => {
  await show({ options: [], value: '', placeholder: 'Please choose', disabled: true });
  expect([box().disabled, box().textContent]).toEqual([true, 'Please choose']);
});

test('is connected to its help and error', async () => {
  await show({ error: 'Please choose one' });
  expect(box().getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(box().getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Please choose one');
});

test('has only an accessible name in the top bar', async () => {
  await show({ look: 'bar', label: 'Language', value: 'b', shortValue: 'Old' });
  expect(screen.getByRole('combobox', { name: 'Language' }).textContent).toBe('Old.pdfOld');
});

test('exposes whether its list is open, and which list', async () => {
  const { user } = await show();
  const button = box();
  const told = () => [
    button.type,
    button.getAttribute('aria-haspopup'),
    button.getAttribute('aria-expanded'),
    button.getAttribute('aria-controls'),
  ];
  expect(told()).toEqual(['button', 'listbox', 'false', null]);
  await user.click(button);
  const { id } = await screen.findByRole('listbox');
  expect(told()).toEqual(['button', 'listbox', 'true', id]);
  expect(box()).toBe(button);
});

test.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
  'the key %j opens it and focuses the chosen option; Escape returns focus',
  async (key) => {
    const { user } = await show({ value: 'b' });
    act(() => box().focus());
    await user.keyboard(key);
    const chosen = await screen.findByRole('option', { selected: true });
    await waitFor(() => expect(document.activeElement).toBe(chosen));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(list()).toBeNull());
    expect(document.activeElement).toBe(box());
  },
);

test('arrows, Home and End move through the list, Enter chooses', async () => {
  const { onValueChange, user } = await show();
  const focused = (name: string) =>
    waitFor(async () => expect(document.activeElement).toBe(await option(name)));
  act(() => box().focus());
  await user.keyboard('{Enter}');
  await focused('Layla_Haddad_Resume.pdf added Nov 12');
  await user.keyboard('{ArrowDown}');
  await focused('Old.pdf');
  await user.keyboard('{End}');
  await focused('Older.pdf');
  await user.keyboard('{Home}');
  await focused('Layla_Haddad_Resume.pdf added Nov 12');
  await user.keyboard('old');
  await focused('Old.pdf');
  await user.keyboard('{Enter}');
  expect(onValueChange.mock.calls).toEqual([['b']]);
});

test('typing letters chooses without opening', async () => {
  const { onValueChange, user } = await show();
  act(() => box().focus());
  // Wait for Base UI to render the options, which it does shortly after the button receives focus.
  await act(() => new Promise((later) => setTimeout(later, 10)));
  await user.keyboard('o');
  expect(onValueChange.mock.calls).toEqual([['b']]);
  expect(list()).toBeNull();
});

test('writes no style element, open or closed', async () => {
  const { user } = await show();
  await user.click(box());
  await screen.findByRole('listbox');
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

test('the list has the direction of the text around its button', async () => {
  const { user } = await show();
  // Set the direction on the button itself, because elements don't inherit it in jsdom.
  box().style.direction = 'rtl';
  await user.click(box());
  expect((await screen.findByRole('listbox')).closest('[dir]')?.getAttribute('dir')).toBe('rtl');
});

test('is a button of the same name and look until its control loads', async () => {
  const { load, arrive } = slowControl();
  await show({ loadControl: load });
  const before = screen.getByRole('combobox', { name: 'Resume' });
  expect([before.textContent, before.getAttribute('aria-busy')]).toEqual([FACE, null]);
  const { id, className } = before;
  await arrive();
  const after = screen.getByRole('combobox', { name: 'Resume' });
  expect(after).not.toBe(before);
  expect([after.id, after.className, after.textContent]).toEqual([id, className, FACE]);
});

test.each([
  ['pressed', () => fireEvent.click(box())],
  ['asked for by an arrow', () => fireEvent.keyDown(box(), { key: 'ArrowDown' })],
])('a list that is %s before its control loads opens once it does', async (_, ask) => {
  const { load, arrive } = slowControl();
  await show({ loadControl: load });
  act(() => box().focus());
  ask();
  expect(box().getAttribute('aria-busy')).toBe('true');
  await arrive();
  await waitFor(async () =>
    expect(document.activeElement).toBe(await screen.findByRole('option', { selected: true })),
  );
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(box()));
});

test('keeps focus when its control loads, without opening', async () => {
  const { load, arrive } = slowControl();
  await show({ loadControl: load });
  act(() => box().focus());
  await arrive();
  expect(document.activeElement).toBe(box());
  expect(list()).toBeNull();
});

test('does not take focus back if the user moved on before its control loads', async () => {
  const { load, arrive } = slowControl();
  await show({ loadControl: load });
  act(() => box().focus());
  fireEvent.click(box());
  const next = screen.getByRole('button', { name: 'Next' });
  act(() => next.focus());
  await arrive();
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(next);
});

test('a control that failed to load is requested again on the next click', async () => {
  const { load, arrive, fail } = slowControl();
  await show({ loadControl: load });
  expect(load).toHaveBeenCalledTimes(1);
  await fail();
  expect(box().textContent).toBe(FACE);
  fireEvent.click(box());
  expect(load).toHaveBeenCalledTimes(2);
  await arrive();
  expect(await screen.findByRole('listbox')).toBeTruthy();
});
