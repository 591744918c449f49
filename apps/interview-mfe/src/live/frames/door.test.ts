import { doorOf } from './door';

const at = (questionIndex: number, numberOfQuestions = 5) => ({ questionIndex, numberOfQuestions });

test('is closed until the interviewer joins and once the interview is over', () => {
  expect(doorOf('joining', null)).toMatchObject({ door: 'closed', tone: 'dim' });
  expect(doorOf('finished', at(4))).toMatchObject({ door: 'closed', tone: 'dim' });
  for (const state of ['speaking', 'thinking', 'muted', 'listening', 'typing'] as const)
    expect(doorOf(state, at(0)).door).toBe('open');
});

test('stays open, without light, while the connection is lost', () => {
  expect(doorOf('reconnecting', at(2))).toMatchObject({ door: 'open', tone: 'dim' });
});

test('its light is amber while the floor is the interviewer’s, and mint while it is not', () => {
  expect(doorOf('speaking', at(1)).tone).toBe('lamp');
  expect(doorOf('thinking', at(1))).toMatchObject({ tone: 'lamp', breathing: true });
  for (const state of ['muted', 'listening', 'typing'] as const)
    expect(doorOf(state, at(1))).toMatchObject({ tone: 'mint', breathing: false });
});

test('its light reaches further with each question', () => {
  const reach = [null, at(0), at(1), at(2), at(3), at(4)].map(
    (question) => doorOf('speaking', question).progress,
  );
  expect(reach).toEqual([0, 0, 0.25, 0.5, 0.75, 1]);
  expect(doorOf('speaking', at(0, 1)).progress).toBe(1);
});
