import { percentile } from './percentile';

it('uses the nearest rank, which is a measured value', () => {
  const values = [50, 10, 40, 20, 30];
  expect(percentile(values, 50)).toBe(30);
  expect(percentile(values, 95)).toBe(50);
  expect(percentile(values, 100)).toBe(50);
  expect(percentile(values, 0)).toBe(10);
});

it('is null for an empty list', () => {
  expect(percentile([], 50)).toBeNull();
});
