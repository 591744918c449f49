import { calibrate, REQUIRED_SHARE } from './calibration';
import { scoresOf } from './interview';

const calibration = calibrate(scoresOf);

describe('the scorer, on answers that it was not tuned on', () => {
  const { measured, checks } = calibration.heldOut;

  it('orders nine in ten pairs of answers as people do', () => {
    expect(measured.ordering.share).toBeGreaterThanOrEqual(REQUIRED_SHARE);
  });

  it.each(checks.map((check) => [check.name, check] as const))('%s', (_, { failures, tried }) => {
    expect(tried).toBeGreaterThan(0);
    expect(failures.length).toBe(0);
  });
});
