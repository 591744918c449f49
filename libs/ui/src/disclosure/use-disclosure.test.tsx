import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useDisclosure } from './use-disclosure';

function Menu() {
  const { root, trigger, panel } = useDisclosure();
  return (
    <div {...root}>
      <button {...trigger}>More</button>
      <div {...panel}>
        <button>Delete</button>
      </div>
    </div>
  );
}

const more = () => screen.getByRole('button', { name: 'More' });
const isOpen = () =>
  more().getAttribute('aria-expanded') === 'true' &&
  screen.queryByRole('button', { name: 'Delete' }) !== null;
beforeEach(() => {
  render(
    <>
      <Menu />
      <button>Elsewhere</button>
    </>,
  );
  fireEvent.click(more());
});
afterEach(cleanup);

test('the button opens and closes its panel', () => {
  expect(isOpen()).toBe(true);
  expect(document.getElementById(more().getAttribute('aria-controls') ?? '')?.textContent).toBe(
    'Delete',
  );
  fireEvent.click(more());
  expect(isOpen()).toBe(false);
});

test('Escape closes it, focuses the button, and has no other effect', () => {
  screen.getByRole('button', { name: 'Delete' }).focus();
  const around = jest.fn<(event: Event) => void>();
  document.body.addEventListener('keydown', around);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Delete' }), { key: 'Escape' });
  document.body.removeEventListener('keydown', around);
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(more());
  expect(around.mock.calls[0]?.[0].defaultPrevented).toBe(true);
});

test('a click or focus outside closes it, one inside does not', () => {
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Delete' }));
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(isOpen()).toBe(false);
  fireEvent.click(more());
  fireEvent.blur(screen.getByRole('button', { name: 'Delete' }), {
    relatedTarget: screen.getByRole('button', { name: 'Elsewhere' }),
  });
  expect(isOpen()).toBe(false);
});
