import { interviewOf } from '../../testing/records';
import { practiseAgain } from './PractiseAgain';

const interview = interviewOf({
  resumeId: 'r1',
  jobRoleId: 'j1',
  interviewType: 'both',
  difficulty: 'hard',
  voice: 'adam',
  numberOfQuestions: 3,
});
const lists = { resumes: [{ id: 'r1' }], jobRoles: [{ id: 'j1' }] };

describe('practising again', () => {
  it('chooses resume, role, type, difficulty, voice and number of questions as they were', () => {
    expect(practiseAgain(interview, lists)).toEqual({
      choices: {
        resumeId: 'r1',
        jobRoleId: 'j1',
        interviewType: 'both',
        difficulty: 'hard',
        voice: 'adam',
        numberOfQuestions: 3,
      },
      missing: [],
    });
  });
  it('names what is no longer there, and leaves its place to the first of the list', () => {
    expect(practiseAgain(interview, { resumes: [{ id: 'r2' }], jobRoles: [] })).toMatchObject({
      choices: { resumeId: null, jobRoleId: null },
      missing: ['resume', 'jobRole'],
    });
  });
  it('changes nothing that the interview did not know', () => {
    const { choices } = practiseAgain({ ...interview, interviewType: null, voice: null }, lists);
    expect(choices).not.toHaveProperty('interviewType');
    expect(choices).not.toHaveProperty('voice');
  });
});
