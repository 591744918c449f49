import { calibrate, REQUIRED_SHARE } from './calibration';
import { scoresOf } from './interview';

const calibration = calibrate(scoresOf);

describe.each([
  ['first', calibration.first],
  ['second', calibration.second],
])('the scorer, on the %s half of the groups', (_, { measured, checks }) => {
  it('orders nine in ten pairs of answers as people do', () => {
    expect(measured.ordering.share).toBeGreaterThanOrEqual(REQUIRED_SHARE);
  });

  it.each(checks.map((check) => [check.name, check] as const))(
    '%s',
    (_name, { failures, tried }) => {
      expect(tried).toBeGreaterThan(0);
      expect(failures.length).toBe(0);
    },
  );
});
