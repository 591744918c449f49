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

it('the first view leaves the focus alone', () => {
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
] as const)('from %s to %s the focus goes to the main part', (from, to) => {
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
] as const)('from %s to %s the screen stays, and so does the focus', (from, to) => {
  const { rerender } = render(<Page view={from} />);
  screen.getByRole('button').focus();
  rerender(<Page view={to} />);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('what is hidden with its screen does not keep the focus', () => {
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

it('a field that takes the focus itself keeps it', () => {
  const { rerender } = render(<Page view="setup" />);
  rerender(<Page view="login" field />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
