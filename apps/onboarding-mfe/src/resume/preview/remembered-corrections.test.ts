import type { Corrections } from './corrections';
import {
  CORRECTIONS_STORAGE_KEY,
  rememberCorrections,
  readCorrections,
} from './remembered-corrections';

const corrections: Corrections = {
  name: 'Layla',
  years: '7',
  skills: ['React'],
  titles: [],
  employers: ['Acme'],
  projects: [],
  pending: { skills: 'Type', titles: '', employers: '', projects: '' },
};
beforeEach(() => sessionStorage.clear());

test('restores corrections after a reload, for the same user only', () => {
  rememberCorrections(sessionStorage, 'u1', { r1: corrections });
  expect(readCorrections(sessionStorage, 'u1')).toEqual({ r1: corrections });
  expect(readCorrections(sessionStorage, 'u2')).toEqual({});
});

test('stores nothing if there are none', () => {
  rememberCorrections(sessionStorage, 'u1', { r1: corrections });
  rememberCorrections(sessionStorage, 'u1', {});
  expect(sessionStorage.getItem(CORRECTIONS_STORAGE_KEY)).toBeNull();
});

test.each([
  ['not JSON', '{'],
  ['not an object', '[]'],
  ['no user', JSON.stringify({ byResume: { r1: corrections } })],
  [
    'a list that is not an array',
    JSON.stringify({ userId: 'u1', byResume: { r1: { ...corrections, skills: 'React' } } }),
  ],
  [
    'a fact that is not text',
    JSON.stringify({ userId: 'u1', byResume: { r1: { ...corrections, skills: [1] } } }),
  ],
  [
    'years as a number',
    JSON.stringify({ userId: 'u1', byResume: { r1: { ...corrections, years: 7 } } }),
  ],
  [
    'no pending entries',
    JSON.stringify({ userId: 'u1', byResume: { r1: { ...corrections, pending: undefined } } }),
  ],
])('ignores an invalid stored value: %s', (_, kept) => {
  sessionStorage.setItem(CORRECTIONS_STORAGE_KEY, kept);
  expect(readCorrections(sessionStorage, 'u1')).toEqual({});
});
