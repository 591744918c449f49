import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Select, type SelectProps } from './Select';
import type { LoadSelectList } from './use-select-list';

beforeAll(() => {
  // What Radix asks of a browser and jsdom does not have.
  Object.assign(Element.prototype, {
    hasPointerCapture: () => false,
    setPointerCapture: () => {},
    releasePointerCapture: () => {},
    scrollIntoView: () => {},
  });
});
afterEach(cleanup);

const options = [
  { value: 'a', label: 'Layla_Haddad_Resume.pdf', detail: 'added Nov 12' },
  { value: 'b', label: 'Old.pdf' },
];
const open = { key: 'Enter' };
// jsdom has no PointerEvent.
const press = (box: HTMLElement, pointerType: string, button = 0) =>
  fireEvent(
    box,
    Object.assign(new MouseEvent('pointerdown', { bubbles: true, cancelable: true, button }), {
      pointerType,
    }),
  );

function show(props: Partial<SelectProps> = {}) {
  const onValueChange = jest.fn();
  render(
    <>
      <Select label="Resume" options={options} value="a" onValueChange={onValueChange} {...props} />
      <button>Next</button>
    </>,
  );
  return { box: screen.getByRole<HTMLButtonElement>('combobox'), onValueChange };
}

/** Comes when `arrive` is called, or fails. */
function slowList() {
  type Module = Awaited<ReturnType<LoadSelectList>>;
  const asked: { resolve(module: Module): void; reject(error: Error): void }[] = [];
  const load = jest.fn<LoadSelectList>(
    () => new Promise((resolve, reject) => asked.push({ resolve, reject })),
  );
  const arrive = () =>
    act(async () => {
      const module = await import('./SelectList');
      asked.splice(0).forEach(({ resolve }) => resolve(module));
    });
  const fail = () =>
    act(async () => asked.splice(0).forEach(({ reject }) => reject(new Error('no network'))));
  return { load, arrive, fail };
}

test('shows the chosen one with its detail, and hears another', async () => {
  const { box, onValueChange } = show();
  expect(screen.getByRole('combobox', { name: 'Resume' })).toBe(box);
  expect(box.textContent).toBe('Layla_Haddad_Resume.pdfadded Nov 12');
  fireEvent.keyDown(box, open);
  fireEvent.keyDown(await screen.findByRole('option', { name: 'Old.pdf' }), { key: 'Enter' });
  expect(onValueChange).toHaveBeenCalledWith('b');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('shows the placeholder while nothing is chosen', () => {
  const { box } = show({ options: [], value: '', placeholder: 'Please choose', disabled: true });
  expect([box.disabled, box.textContent]).toEqual([true, 'Please choose']);
});

test('in the top bar its name is for assistive technology', () => {
  show({ look: 'bar', label: 'Language', value: 'b', shortValue: 'Old' });
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeTruthy();
});

test('is the same button closed and open, and tells which', async () => {
  const { box } = show();
  expect([
    box.type,
    box.getAttribute('aria-expanded'),
    box.getAttribute('aria-controls'),
    box.getAttribute('aria-autocomplete'),
  ]).toEqual(['button', 'false', null, 'none']);
  fireEvent.keyDown(box, open);
  const list = await screen.findByRole('listbox');
  expect(box.isConnected).toBe(true);
  expect([box.getAttribute('aria-expanded'), box.getAttribute('aria-controls')]).toEqual([
    'true',
    list.id,
  ]);
});

test.each([' ', 'Enter', 'ArrowDown', 'ArrowUp'])(
  'the key %j opens it, with the focus on what is chosen; Escape gives it back',
  async (key) => {
    const { box } = show({ value: 'b' });
    box.focus();
    fireEvent.keyDown(box, { key });
    const chosen = await screen.findByRole('option', { selected: true });
    expect(document.activeElement).toBe(chosen);
    await act(async () => {
      fireEvent.keyDown(chosen, { key: 'Escape' });
    });
    expect(screen.queryByRole('listbox')).toBeNull();
    await act(() => new Promise((done) => setTimeout(done)));
    expect(document.activeElement).toBe(box);
  },
);

test('a mouse opens it when pressed', async () => {
  const { box } = show();
  press(box, 'mouse');
  expect(await screen.findByRole('listbox')).toBeTruthy();
});

test('a finger opens it when it is let go', async () => {
  const { box } = show();
  press(box, 'touch');
  expect(box.getAttribute('aria-busy')).toBeNull();
  fireEvent.click(box);
  expect(await screen.findByRole('listbox')).toBeTruthy();
});

test('another button of the mouse does not open it', () => {
  const { box } = show();
  press(box, 'mouse', 2);
  expect(box.getAttribute('aria-busy')).toBeNull();
});

test('letters choose without opening', () => {
  const { box, onValueChange } = show();
  fireEvent.keyDown(box, { key: 'o' });
  expect(onValueChange).toHaveBeenCalledWith('b');
  expect(box.getAttribute('aria-busy')).toBeNull();
});

test('a space within what is being typed does not open it, and a shortcut is not typed', () => {
  const { box, onValueChange } = show();
  fireEvent.keyDown(box, { key: 'o', ctrlKey: true });
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'o' });
  fireEvent.keyDown(box, { key: ' ' });
  expect(box.getAttribute('aria-busy')).toBeNull();
});

test.each([
  ['pointed at', (box: HTMLElement) => fireEvent.pointerEnter(box)],
  ['focused', (box: HTMLElement) => act(() => box.focus())],
])('its list is fetched when it is %s, and not before', (_, approach) => {
  const { load } = slowList();
  const { box } = show({ loadList: load });
  expect(load).not.toHaveBeenCalled();
  approach(box);
  expect(load).toHaveBeenCalledTimes(1);
  expect(box.getAttribute('aria-busy')).toBeNull();
});

test('whoever goes on before the list is there is not brought back', async () => {
  const { load, arrive } = slowList();
  const { box } = show({ loadList: load });
  box.focus();
  fireEvent.keyDown(box, open);
  expect(box.getAttribute('aria-busy')).toBe('true');
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  await arrive();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a list that cannot be fetched is asked for again by the next press, and nothing is lost', async () => {
  const { load, arrive, fail } = slowList();
  const { box } = show({ loadList: load });
  fireEvent.keyDown(box, open);
  await fail();
  expect([box.getAttribute('aria-busy'), box.textContent]).toEqual([
    null,
    'Layla_Haddad_Resume.pdfadded Nov 12',
  ]);
  fireEvent.keyDown(box, open);
  await arrive();
  expect(screen.getByRole('listbox')).toBeTruthy();
});

test('the list has the direction of what stands around its button', async () => {
  const { load, arrive } = slowList();
  render(
    <div style={{ direction: 'rtl' }}>
      <Select label="Resume" options={options} value="a" onValueChange={() => {}} loadList={load} />
    </div>,
  );
  const box = screen.getByRole('combobox');
  // Inheritance is the browser's.
  box.style.direction = 'rtl';
  fireEvent.keyDown(box, open);
  await arrive();
  expect(screen.getByRole('listbox').getAttribute('dir')).toBe('rtl');
});
