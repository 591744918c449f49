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
  it('restores resume, role, type, difficulty, voice and number of questions', () => {
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
  it('names what no longer exists and uses the first of the list instead', () => {
    expect(practiseAgain(interview, { resumes: [{ id: 'r2' }], jobRoles: [] })).toMatchObject({
      choices: { resumeId: null, jobRoleId: null },
      missing: ['resume', 'jobRole'],
    });
  });
  it('keeps settings the interview did not have', () => {
    const { choices } = practiseAgain({ ...interview, interviewType: null, voice: null }, lists);
    expect(choices).not.toHaveProperty('interviewType');
    expect(choices).not.toHaveProperty('voice');
  });
});
