import { readOptions } from './options';

it('measures both systems at 1, 2, 4 and 8 interviews at once unless told otherwise', () => {
  expect(readOptions([])).toEqual({
    systems: ['ours', 'peer'],
    atOnce: [1, 2, 4, 8],
    quick: false,
    recordTo: null,
    worker: null,
  });
  expect(readOptions(['--quick'])).toMatchObject({ atOnce: [1, 2], quick: true });
  expect(readOptions(['--only=peer', '--at-once=1,4'])).toMatchObject({
    systems: ['peer'],
    atOnce: [1, 4],
  });
});

it('refuses what it does not know', () => {
  expect(() => readOptions(['--only=mine'])).toThrow('ours or peer');
  expect(() => readOptions(['--at-once=0'])).toThrow('whole numbers');
  expect(() => readOptions(['--fast'])).toThrow('--fast');
});
