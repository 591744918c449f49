import { fillings } from '../questions/facts';
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
const request = {
  jobDescription: backendJob(),
  interviewType: 'technical',
  difficulty: 'medium',
  numberOfQuestions: 5,
  language: 'en-US',
  seed: 'one interview',
} as const;
const asked = (resume: ReturnType<typeof backendResume>, numberOfQuestions: number) =>
  generateQuestions({ ...request, resume, numberOfQuestions });

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
      fillings({
        ...request,
        resume: correctResume(read, { ...factsOf(read), skills: [...added, ...read.skills] })
          .corrected,
      }).gap.includes('Kubernetes');
    expect(gapAsked()).toBe(true);
    expect(gapAsked('k8s')).toBe(false);
  });
});
