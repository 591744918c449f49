import { isLaterInterviewer, newInterviewerIdentity } from './interviewer-identity';

const ID = '7a4ab3e4-6d9e-4b6e-9a58-4c1c0a3f7a11';
const early = newInterviewerIdentity(ID, Date.parse('2026-01-01T00:00:00Z'));
const late = newInterviewerIdentity(ID, Date.parse('2026-01-01T00:00:01Z'));

it('two interviewers agree on which one was dispatched later', () => {
  expect([isLaterInterviewer(late, early), isLaterInterviewer(early, late)]).toEqual([true, false]);
});

it('a candidate is never mistaken for an interviewer', () => {
  expect(isLaterInterviewer('zoe@mail.example', early)).toBe(false);
});
