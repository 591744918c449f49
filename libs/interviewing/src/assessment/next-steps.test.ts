import type { InterviewPlan } from '@portal/protocol';
import { planFor } from '../testing/interviews';
import { assess } from './assess';

/** Returns the skills that the report of an interview without answers says to prepare for. */
function gapsOf(change: Partial<InterviewPlan>) {
  const plan = { ...planFor(), ...change };
  const { nextSteps } = assess({ plan, messages: [], interview: { language: plan.language } });
  return nextSteps
    .filter(({ title }) => title.key === 'gapStepTitle')
    .map(({ title }) => title.values?.skill);
}
const job = (...skills: string[]) => ({ title: 'Agent', companyName: null, skills });
const resume = (...skills: string[]) => ({ skills, employers: [], projects: [] });

describe('a skill to prepare for', () => {
  it('is named in the language of the interview', () => {
    const change = { job: job('Phone support'), resume: resume('Teamwork') };
    expect(gapsOf({ ...change, language: 'ar-SA' })).toEqual(['الدعم الهاتفي']);
    expect(gapsOf({ ...change, language: 'en-US' })).toEqual(['Phone support']);
  });

  it('is none that the resume names in another spelling', () =>
    expect(
      gapsOf({ job: job('Phone support', 'Zendesk'), resume: resume('الدعم الهاتفي') }),
    ).toEqual(['Zendesk']));
});
