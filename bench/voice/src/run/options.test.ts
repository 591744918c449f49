import { readOptions } from './options';

it('measures the product and the peer unless told otherwise', () => {
  expect(readOptions([])).toMatchObject({ systems: ['ours', 'peer'], atOnce: [1, 2, 4, 8] });
});

it('measures the systems that are named', () => {
  expect(readOptions(['--only=ours,silent-model']).systems).toEqual(['ours', 'silent-model']);
});

it('refuses a system that it does not know', () => {
  expect(() => readOptions(['--only=ours,theirs'])).toThrow('--only=ours,theirs');
});
