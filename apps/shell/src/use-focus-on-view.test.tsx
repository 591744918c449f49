import { cleanup, render, screen } from '@testing-library/react';
import type { FlowState } from './flow/flow-state';
import { useFocusOnView } from './Portal';

function Page({ view, field = false }: { view: FlowState['view']; field?: boolean }) {
  const main = useFocusOnView(view);
  return (
    <>
      <button>Account</button>
      <main ref={main} tabIndex={-1}>
        {field && <input autoFocus />}
      </main>
    </>
  );
}

const main = () => screen.getByRole('main');
afterEach(cleanup);

it('does not move focus for the first view', () => {
  render(<Page view="login" />);
  expect(document.activeElement).toBe(document.body);
});

it.each([
  ['login', 'setup'],
  ['gate', 'setup'],
  ['connecting', 'interview'],
  ['setup', 'report'],
  ['report', 'setup'],
  ['setup', 'login'],
  ['setup', 'checking'],
  ['checking', 'setup'],
] as const)('moves focus to the main element from %s to %s', (from, to) => {
  const { rerender } = render(<Page view={from} />);
  rerender(<Page view={to} />);
  expect(document.activeElement).toBe(main());
});

it.each([
  ['setup', 'connecting'],
  ['connecting', 'setup'],
  ['login', 'gate'],
  ['gate', 'login'],
  ['interview', 'leaving'],
] as const)('keeps screen and focus from %s to %s', (from, to) => {
  const { rerender } = render(<Page view={from} />);
  screen.getByRole('button').focus();
  rerender(<Page view={to} />);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('moves focus away from a hidden screen', () => {
  const Screens = ({ view }: { view: FlowState['view'] }) => (
    <main ref={useFocusOnView(view)} tabIndex={-1}>
      <div hidden={view !== 'setup'}>
        <button>Start</button>
      </div>
    </main>
  );
  const { rerender } = render(<Screens view="setup" />);
  screen.getByRole('button').focus();
  rerender(<Screens view="checking" />);
  expect(document.activeElement).toBe(main());
});

it('leaves focus in a field that took it', () => {
  const { rerender } = render(<Page view="setup" />);
  rerender(<Page view="login" field />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
