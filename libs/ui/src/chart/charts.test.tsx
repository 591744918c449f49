import { cleanup, render, screen, within } from '@testing-library/react';
import { BarChart } from './BarChart';
import { Gauge } from './Gauge';
import { LineChart } from './LineChart';

afterEach(cleanup);

const points = [{ label: 'Q1', value: 138, display: '138' }, { label: 'Q2', value: 171, display: '171' }];
const labels = { caption: 'Pace, words a minute', point: 'Question', value: 'Pace' };

test.each([['line', <LineChart key="l" points={points} labels={labels} band={{ from: 120, to: 160 }} />], ['bar', <BarChart key="b" points={points} labels={labels} highlight={1} />]] as const)('a %s chart has its numbers as a table', (_, chart) => {
  render(chart);
  const table = within(screen.getByRole('table', { name: 'Pace, words a minute' }));
  expect(table.getByRole('row', { name: 'Q1 138' })).toBeTruthy();
  expect(table.getByRole('row', { name: 'Q2 171' })).toBeTruthy();
});

test('charts without points or with equal ones can be drawn', () => {
  const flat = points.map((point) => ({ ...point, value: 5 }));
  expect(() => render(<><LineChart points={flat} labels={labels} /><BarChart points={[]} labels={labels} /><LineChart points={[]} labels={labels} /></>)).not.toThrow();
});

test('a gauge without a score claims none', () => {
  render(<Gauge score={null} caption="of 100" label="No score" />);
  expect(screen.getByRole('img', { name: 'No score' }).textContent).toBe('–of 100');
});
