import { cleanup, render, screen, within } from '@testing-library/react';
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
