import type { JobRole, RoomData } from '@portal/protocol';
import {
  rejoinInterview,
  startInterview,
  type InterviewChoices,
  type StartCollaborators,
} from './start-interview';

const role: JobRole = {
  id: 'role-1',
  title: 'Backend Engineer',
  companyName: 'Marsa Pay',
  description: 'Ledger services.',
};
const choices: InterviewChoices = {
  resume: { id: 'resume-1', originalName: 'cv.pdf' },
  jobRole: role,
  interviewType: 'both',
  difficulty: 'hard',
  voice: 'adam',
  numberOfQuestions: 3,
  language: 'ar-SA',
  hearing: 'browser',
  languageModel: { allowed: true, kind: 'hosted', name: 'small', host: 'models.example.com' },
  prosody: { rate: 80, pitch: 1 },
};
const room: RoomData = {
  roomName: 'interview-i1',
  livekitToken: 't',
  livekitUrl: 'ws://x',
  expiresIn: 900,
};

/**
 * Creates fakes that record their calls. `held` lists the ids of documents that the voice server
 * already has.
 */
function recorded({ held = ['resume-1', 'role-1'], failing = '' } = {}) {
  const calls: [string, ...unknown[]][] = [];
  const answer =
    <T>(name: string, result: T) =>
    (...args: unknown[]): Promise<T> => {
      calls.push([name, ...args]);
      return name === failing ? Promise.reject(new Error(name)) : Promise.resolve(result);
    };
  const bytes = new Blob(['%PDF']);
  const parts = {
    candidate: { userId: 'u1', userIdentity: 'layla@mail.com' },
    main: {
      createInterview: answer('createInterview', { id: 'i1' }),
      startInterview: answer('startInterview', { id: 'i1' }),
      resumeFile: answer('resumeFile', bytes),
    },
    voice: {
      listResumes: answer(
        'listResumes',
        held.map((id) => ({ id })),
      ),
      listJobDescriptions: answer(
        'listJobDescriptions',
        held.map((id) => ({ id })),
      ),
      syncResume: answer('syncResume', { data: { id: 'voice-resume' } }),
      syncJobRole: answer('syncJobRole', { data: { id: 'voice-role' } }),
      openRoom: answer('openRoom', room),
    },
    setRoom: (data: RoomData) => void calls.push(['setRoom', data]),
  } as unknown as StartCollaborators;
  return { parts, calls, names: () => calls.map(([name]) => name), bytes };
}

test('in order: sync, create the interview, open its room, store the room, mark it started', async () => {
  const { parts, names, calls } = recorded();
  await expect(startInterview(parts, choices)).resolves.toEqual({ ...room, interviewId: 'i1' });
  expect(names()).toEqual([
    'listResumes',
    'listJobDescriptions',
    'createInterview',
    'openRoom',
    'setRoom',
    'startInterview',
  ]);
  expect(calls[2]).toEqual([
    'createInterview',
    {
      resumeId: 'resume-1',
      jobRoleId: 'role-1',
      numberOfQuestions: 3,
      language: 'ar-SA',
      difficulty: 'hard',
    },
  ]);
  expect(calls[3]).toEqual([
    'openRoom',
    {
      user_identity: 'layla@mail.com',
      interview_id: 'i1',
      resume_id: 'resume-1',
      job_role_id: 'role-1',
      interview_type: 'both',
      voice: 'adam',
      difficulty: 'hard',
      language: 'ar-SA',
      hearing: 'browser',
      language_model: choices.languageModel,
      prosody: { rate: 80, pitch: 1 },
    },
  ]);
});

test('first uploads what the voice server lacks, through the same endpoints', async () => {
  const { parts, calls, bytes } = recorded({ held: [] });
  await startInterview(parts, choices);
  expect(calls.slice(2, 5)).toEqual([
    ['resumeFile', 'resume-1'],
    ['syncResume', { userId: 'u1' }, { bytes, name: 'cv.pdf' }],
    ['syncJobRole', { userId: 'u1' }, role],
  ]);
  expect(calls.find(([name]) => name === 'openRoom')?.[1]).toMatchObject({
    resume_id: 'voice-resume',
    job_role_id: 'voice-role',
  });
});

test.each([
  ['listResumes', ['listResumes', 'listJobDescriptions']],
  ['createInterview', ['listResumes', 'listJobDescriptions', 'createInterview']],
  ['openRoom', ['listResumes', 'listJobDescriptions', 'createInterview', 'openRoom']],
])('stops after %s has failed', async (failing, done) => {
  const { parts, names } = recorded({ failing });
  await expect(startInterview(parts, choices)).rejects.toThrow(failing);
  expect(names()).toEqual(done);
});

test('rejoining uses the same interview and room with a new token and creates nothing', async () => {
  const { parts, names, calls } = recorded();
  const interview = {
    id: 'i1',
    resumeId: 'resume-1',
    jobRoleId: 'role-1',
    language: 'en-US',
    difficulty: 'easy',
    interviewType: 'hr',
    voice: null,
  } as const;
  const told = { hearing: 'built-in', prosody: { rate: 90, pitch: 0 } } as const;
  await expect(rejoinInterview(parts, interview, told)).resolves.toEqual({
    ...room,
    interviewId: 'i1',
  });
  expect(names()).toEqual(['openRoom', 'setRoom']);
  expect(calls[0]?.[1]).toMatchObject({
    interview_id: 'i1',
    language: 'en-US',
    interview_type: 'hr',
    voice: undefined,
    ...told,
  });
});
