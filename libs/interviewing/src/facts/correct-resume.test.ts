import { generateQuestions } from '../questions/generate';
import { backendJob, backendResume } from '../testing/interviews';
import { correctResume } from './resume';

const factsOf = ({
  name,
  skills,
  titles,
  employers,
  projects,
  yearsOfExperience,
}: ReturnType<typeof backendResume>) => ({
  name,
  skills,
  titles,
  employers,
  projects,
  yearsOfExperience,
});
const asked = (resume: ReturnType<typeof backendResume>, numberOfQuestions = 5) =>
  generateQuestions({
    resume,
    jobDescription: backendJob(),
    interviewType: 'technical',
    difficulty: 'medium',
    numberOfQuestions,
    language: 'en-US',
    seed: 'one interview',
  });

describe('a corrected resume', () => {
  const read = backendResume();

  it('is unchanged if the facts are the extracted ones', () => {
    expect(correctResume(read, factsOf(read))).toEqual({ corrected: read, changed: false });
  });

  it('loses the jobs of a removed employer', () => {
    const { corrected, changed } = correctResume(read, { ...factsOf(read), employers: ['paymob'] });
    expect(changed).toBe(true);
    expect(corrected.employments.map(({ employer }) => employer)).toEqual(['Paymob']);
  });

  it('prefers questions about what was moved up, even in a short interview, and has none about what was removed', () => {
    const { corrected } = correctResume(read, {
      ...factsOf(read),
      projects: ['Tidewatch'],
      employers: ['Harbour Labs'],
    });
    const topics = asked(corrected, 6).map(({ topic }) => topic);
    expect(topics).toEqual(expect.arrayContaining(['Tidewatch', 'Harbour Labs']));
    expect(JSON.stringify(asked(corrected, 20))).not.toMatch(/Ledgerline|FleetPulse|Souqly|Paymob/);
  });

  it("matches the job's skills in any spelling", () => {
    const gapAsked = (...added: string[]) =>
      asked(
        correctResume(read, { ...factsOf(read), skills: [...added, ...read.skills] }).corrected,
        20,
      ).some(({ id, topic }) => id.includes('gap-') && topic === 'Kubernetes');
    expect(gapAsked()).toBe(true);
    expect(gapAsked('k8s')).toBe(false);
  });
});
