import { cleanup, render } from '@testing-library/react';
import { styleSingleton } from './adopted-style';

class FakeSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}
const adopted = () =>
  (document.adoptedStyleSheets as unknown as FakeSheet[]).map(({ text }) => text);

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet });
  document.adoptedStyleSheets = [];
});
afterEach(cleanup);

it('is on the page once, while anything uses it, and writes no element', () => {
  const Lock = styleSingleton();
  const { rerender, unmount } = render(
    <>
      <Lock styles="body { overflow: hidden }" />
      <Lock styles="body { overflow: hidden }" />
    </>,
  );
  expect(adopted()).toEqual(['body { overflow: hidden }']);
  expect(document.querySelector('style')).toBeNull();
  rerender(<Lock styles="body { overflow: hidden }" />);
  expect(adopted()).toHaveLength(1);
  unmount();
  expect(adopted()).toEqual([]);
});

it('follows its styles', () => {
  const Lock = styleSingleton();
  const { rerender } = render(<Lock styles="a" />);
  rerender(<Lock styles="b" />);
  expect(adopted()).toEqual(['b']);
});
