import { DIFFICULTIES, INTERVIEW_TYPES, VOICES } from './constants';
import { difficultySchema, interviewTypeSchema, voiceSchema } from './entities/choices';
import { createInterviewBodySchema } from './http/main-api';
import { generateQuestionsBodySchema, voiceLoginBodySchema } from './http/voice-api';

const ID = '7a4ab3e4-6d9e-4b6e-9a58-4c1c0a3f7a11';
const interview = createInterviewBodySchema.parse({ resumeId: ID, jobRoleId: ID });
const questions = generateQuestionsBodySchema.parse({ resume_id: ID, user_id: 'u1' });
const room = voiceLoginBodySchema.parse({ user_identity: 'a@b.co' });

it('§5.36 Missing values: 5 questions', () =>
  expect([interview.numberOfQuestions, questions.question_count]).toEqual([5, 5]));
it('§5.37 Missing values: difficulty medium', () =>
  expect([interview.difficulty, questions.difficulty_level, room.difficulty]).toEqual([
    'medium',
    'medium',
    'medium',
  ]));
it('§5.38 Missing values: categories technical and behavioral', () =>
  expect(questions.categories).toEqual(['technical', 'behavioral']));
it('§5.39 Missing values: interview type technical', () =>
  expect(room.interview_type).toBe('technical'));
it('§5.40 Missing values: voice rachel', () => expect(room.voice).toBe('rachel'));
it('§5.42 Missing values: language en-US where there is none', () =>
  expect([interview.language, questions.language, room.language]).toEqual([
    'en-US',
    'en-US',
    'en-US',
  ]));

it('§9.10 Interview types: technical, hr, both', () => {
  expect([...INTERVIEW_TYPES]).toEqual(['technical', 'hr', 'both']);
  expect(interviewTypeSchema.safeParse('casual').success).toBe(false);
});
it('§9.12 Difficulties: easy, medium, hard', () => {
  expect([...DIFFICULTIES]).toEqual(['easy', 'medium', 'hard']);
  expect(difficultySchema.safeParse('brutal').success).toBe(false);
});
it('§9.14 Voices: rachel, adam, domi, dave, antoni, sarah, thomas, fin, charlie, emily', () => {
  expect([...VOICES]).toEqual([
    'rachel',
    'adam',
    'domi',
    'dave',
    'antoni',
    'sarah',
    'thomas',
    'fin',
    'charlie',
    'emily',
  ]);
  expect(voiceSchema.safeParse('nobody').success).toBe(false);
});
