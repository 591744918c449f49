import { act, cleanup, render, screen, within } from '@testing-library/react';
import { BarChart } from './BarChart';
import { hasRoom } from './chart-data';
import { Gauge } from './Gauge';
import { LineChart } from './LineChart';

afterEach(cleanup);

const points = [
  { label: 'Q1', value: 138, display: '138' },
  { label: 'Q2', value: 171, display: '171' },
];
const labels = { caption: 'Pace, words a minute', point: 'Question', value: 'Pace' };

test.each([
  ['line', <LineChart key="l" points={points} labels={labels} band={{ from: 120, to: 160 }} />],
  ['bar', <BarChart key="b" points={points} labels={labels} highlight={1} />],
] as const)('a %s chart has its numbers in a table', (_, chart) => {
  render(chart);
  const table = within(screen.getByRole('table', { name: 'Pace, words a minute' }));
  expect(table.getByRole('row', { name: 'Q1 138' })).toBeTruthy();
  expect(table.getByRole('row', { name: 'Q2 171' })).toBeTruthy();
});

test('renders charts without points or with equal ones', () => {
  const flat = points.map((point) => ({ ...point, value: 5 }));
  expect(() =>
    render(
      <>
        <LineChart points={flat} labels={labels} />
        <BarChart points={[]} labels={labels} />
        <LineChart points={[]} labels={labels} />
      </>,
    ),
  ).not.toThrow();
});

test('a gauge without a score shows none', () => {
  render(<Gauge score={null} caption="of 100" label="No score" />);
  expect(screen.getByRole('img', { name: 'No score' }).textContent).toBe('–of 100');
});

describe('the arch of a gauge', () => {
  const filled = (container: HTMLElement) =>
    container.querySelector<SVGPathElement>('[pathLength]')?.style.strokeDasharray;
  const gauge = <Gauge score={74} caption="of 100" label="Score 74 of 100" />;

  test('fills when it comes into view, once', () => {
    let see: (isIntersecting: boolean) => void = () => undefined;
    let observed = 0;
    globalThis.IntersectionObserver = class {
      constructor(handle: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => handle([{ isIntersecting }]);
      }
      observe() {
        observed += 1;
      }
      disconnect() {
        observed -= 1;
      }
    } as unknown as typeof IntersectionObserver;
    try {
      const { container } = render(gauge);
      act(() => see(false));
      expect([filled(container), observed]).toEqual(['0 200', 1]);
      act(() => see(true));
      expect([filled(container), observed]).toEqual(['74 200', 0]);
    } finally {
      delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
    }
  });

  test('is filled at once where the browser can’t tell', () => {
    expect(filled(render(gauge).container)).toBe('74 200');
  });
});

test.each([
  [2, ['0%', '100%']],
  [3, ['0%', '50%', '100%']],
  [1, ['50%']],
])('stands %i points above their labels at the edges', (count, starts) => {
  const { container } = render(
    <LineChart points={[...points, points[0]!].slice(0, count)} values="ends" labels={labels} />,
  );
  const marks = [...container.querySelectorAll<HTMLElement>('[aria-hidden] > span[style]')];
  expect(marks.map(({ style }) => style.insetInlineStart)).toEqual(starts);
});

test.each([
  [1, [0]],
  [5, [0, 1, 2, 3, 4]],
  [8, [0, 1, 2, 3, 4, 5, 6, 7]],
  [10, [0, 2, 4, 6, 9]],
  [20, [0, 3, 6, 9, 12, 15, 19]],
])('labels as many of %i points as fit, including the first and the last', (count, worded) => {
  expect(
    Array.from({ length: count }, (_, index) => index).filter((index) => hasRoom(index, count)),
  ).toEqual(worded);
});

test('the table has every point even if only the ends are labelled', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({
    label: `day ${index}`,
    value: 40 + (index % 9),
    display: String(40 + (index % 9)),
  }));
  const { container } = render(
    <LineChart points={many} values="ends" leastSpan={20} labels={labels} />,
  );
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(101);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('4040');
});

test('does not exaggerate a small spread', () => {
  const heights = (leastSpan?: number) => {
    const { container, unmount } = render(
      <LineChart
        points={points.map((point, index) => ({ ...point, value: 70 + index }))}
        leastSpan={leastSpan}
        labels={labels}
      />,
    );
    const found = [...container.querySelectorAll<HTMLElement>('[aria-hidden] > span[style]')].map(
      ({ style }) => Number.parseFloat(style.insetBlockEnd),
    );
    unmount();
    return found[1]! - found[0]!;
  };
  expect(heights()).toBeCloseTo(70);
  expect(heights(20)).toBeCloseTo(3.5);
});
