import { act, cleanup, render } from '@testing-library/react';
import { use, type ReactNode } from 'react';
import { showPage } from './show-page';

afterEach(cleanup);

function pageRoot() {
  const { container, rerender } = render(<div />);
  return { container, root: { render: (node: ReactNode) => rerender(node) } };
}

it('shows a placeholder while the texts load', async () => {
  const { container, root } = pageRoot();
  let arrive = () => {};
  const texts = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const shown = showPage(root, texts, <h1>Interview Portal</h1>);
  expect(container.querySelector('[aria-busy=true] svg')).not.toBeNull();
  expect(container.textContent).toBe('');
  await act(async () => {
    arrive();
    await shown;
  });
  expect(container.textContent).toBe('Interview Portal');
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

it("shows a placeholder while a screen's catalogue is retried", async () => {
  const { container, root } = pageRoot();
  const never = new Promise<string>(() => {});
  function Screen() {
    return use(never);
  }
  await act(() => showPage(root, Promise.resolve(), <Screen />));
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
});
