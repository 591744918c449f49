import { planFor } from '../testing/interviews';
import { missingPoint } from './missing-point';

const question = {
  ...planFor().questions[0]!,
  expectedPoints: ['latency and throughput', 'rollback and migration'],
};

it('names the point that the answer covers least', () => {
  const latency = 'The latency fell by half while the throughput stayed the same for everybody.';
  expect(missingPoint(question, latency)).toBe('rollback and migration');
  expect(missingPoint(question, 'Rollback was ready, and the migration ran at night.')).toBe(
    'latency and throughput',
  );
});

it('names none if all are covered, or there are none', () => {
  const both = 'Latency and throughput were better after the migration, and rollback was ready.';
  expect(missingPoint(question, both)).toBeNull();
  expect(missingPoint({ ...question, expectedPoints: [] }, both)).toBeNull();
});
