import { createCase } from './cases';
import { extractionOf } from './skills';

const RESUME =
  'SAM TAYLOR\nDeveloper\nExperience\nDeveloper, Souqly, 2019 - 2023\nSkills\nReact, k8s\n';
const JOB = 'Requirements\n- React, Docker\n- Terraform is a plus\n';

it('compares labelled skills with those that were read, by any of their names', () => {
  const person = createCase('one', RESUME, JOB, {
    resume: { skills: ['React', 'Kubernetes', 'Cobol'] },
    job: { required: ['react.js'], preferred: ['Terraform'] },
  });
  expect(extractionOf([person])).toEqual({
    resumeSkills: { labelled: 3, found: 2, wrong: 0 },
    requiredSkills: { labelled: 1, found: 1, wrong: 1 },
    preferredSkills: { labelled: 1, found: 1, wrong: 0 },
  });
});

it('counts nothing for a list that a reader did not make', () => {
  const { resumeSkills } = extractionOf([createCase('one', RESUME, JOB, {})]);
  expect(resumeSkills).toEqual({ labelled: 0, found: 0, wrong: 0 });
});
