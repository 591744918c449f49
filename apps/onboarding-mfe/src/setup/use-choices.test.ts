import { DEFAULT_CHOICES, type SetupChoices } from './choices';
import { CHOICES_STORAGE_KEY, rememberChoices, readChoices } from './use-choices';

const chosen: SetupChoices = {
  ...DEFAULT_CHOICES,
  resumeId: 'r2',
  jobRoleId: 'j2',
  interviewType: 'both',
  difficulty: 'hard',
  voice: 'adam',
  numberOfQuestions: 3,
};
beforeEach(() => sessionStorage.clear());

test('restores choices after a reload, for the same user only', () => {
  rememberChoices(sessionStorage, 'u1', chosen);
  expect(readChoices(sessionStorage, 'u1')).toEqual(chosen);
  expect(readChoices(sessionStorage, 'u2')).toEqual(DEFAULT_CHOICES);
});

test('resets an invalid part to its default and keeps the rest', () => {
  sessionStorage.setItem(
    CHOICES_STORAGE_KEY,
    JSON.stringify({
      userId: 'u1',
      choices: { ...chosen, voice: 'nobody', numberOfQuestions: 99 },
    }),
  );
  expect(readChoices(sessionStorage, 'u1')).toEqual({
    ...chosen,
    voice: 'rachel',
    numberOfQuestions: 5,
  });
});

test('uses the defaults if storage is unavailable or corrupt', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  expect(readChoices({ getItem: forbidden }, 'u1')).toEqual(DEFAULT_CHOICES);
  expect(() => rememberChoices({ setItem: forbidden }, 'u1', chosen)).not.toThrow();
  sessionStorage.setItem(CHOICES_STORAGE_KEY, '{');
  expect(readChoices(sessionStorage, 'u1')).toEqual(DEFAULT_CHOICES);
});
