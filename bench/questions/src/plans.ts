import { createPlan } from '@portal/interviewing';
import {
  DIFFICULTIES,
  INTERVIEW_TYPES,
  type Difficulty,
  type InterviewPlan,
  type InterviewType,
  type PlannedCompetency,
  type PlannedQuestion,
} from '@portal/protocol';
import type { Case } from './cases';

/** Number of questions in an interview. The page offers 1 to 20 and suggests 5. */
const QUESTIONS_PER_INTERVIEW = 8;

/** A question that one person would hear in one interview. */
export interface Asked {
  id: string;
  case: Case;
  difficulty: Difficulty;
  type: InterviewType;
  /** 1 for the person's first interview of this kind, 2 for the second. */
  round: 1 | 2;
  question: PlannedQuestion;
  text: string;
  template: string;
  source: PlannedCompetency['source'];
}

/** The two interviews of one kind that one person has, one after the other. */
export interface Interviews {
  first: readonly Asked[];
  second: readonly Asked[];
}

/** Plans two interviews of every difficulty and type for a case, as the voice API does. */
export const interviewsOf = (person: Case): Interviews[] =>
  DIFFICULTIES.flatMap((difficulty) =>
    INTERVIEW_TYPES.map((type) => {
      const plan = (round: 1 | 2, askedBefore: readonly PlannedQuestion[]) =>
        createPlan({
          id: `${person.id}-plan-${round}`,
          interviewId: `${person.id}-${difficulty}-${type}-${round}`,
          resume: person.resume,
          jobDescription: person.job,
          interviewType: type,
          difficulty,
          numberOfQuestions: QUESTIONS_PER_INTERVIEW,
          language: person.language,
          voice: 'rachel',
          candidate: { firstName: 'Sam', identity: person.id },
          askedBefore,
        });
      const first = plan(1, []);
      const second = plan(2, first.questions);
      const asked = (round: 1 | 2, { questions, competencies }: InterviewPlan) =>
        questions.map((question, at): Asked => ({
          id: `${person.id}-${difficulty}-${type}-${round}-${at + 1}`,
          case: person,
          difficulty,
          type,
          round,
          question,
          text: question.question.text,
          template: templateOf(question),
          source: competencies.find(({ name }) => name === question.covers)?.source ?? 'general',
        }));
      return { first: asked(1, first), second: asked(2, second) };
    }),
  );

/** The id of the template that a question was made from: `q<number>-<template>-<variant>`. */
const templateOf = ({ id }: PlannedQuestion) => id.replace(/^q\d+-/, '').replace(/-\w+$/, '');
