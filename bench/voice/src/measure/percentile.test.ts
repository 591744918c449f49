import { percentile } from './percentile';

it('takes the nearest rank: a value that was measured', () => {
  const values = [50, 10, 40, 20, 30];
  expect(percentile(values, 50)).toBe(30);
  expect(percentile(values, 95)).toBe(50);
  expect(percentile(values, 100)).toBe(50);
  expect(percentile(values, 0)).toBe(10);
});

it('has no percentile of nothing', () => {
  expect(percentile([], 50)).toBeNull();
});
