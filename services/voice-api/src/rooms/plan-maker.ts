import { systemClock, type Clock } from '@portal/clock';
import {
  createPlan,
  planQuestions,
  readDocuments,
  vocabularyOf,
  type PlanRequest,
  type QuestionFault,
  type TaskContext,
} from '@portal/interviewing';
import { openLanguageModel, type LanguageModelConfig } from '@portal/language-model';
import type { InterviewPlan, ParsedResume } from '@portal/protocol';
import type { FastifyBaseLogger } from 'fastify';

/** What a plan is made of, with the texts of the documents. */
export interface PlanInput {
  request: PlanRequest & {
    resume: NonNullable<PlanRequest['resume']>;
    jobDescription: NonNullable<PlanRequest['jobDescription']>;
  };
  /** The resume's text; null if its owner has corrected what was read in it. */
  resumeText: string | null;
  jobText: string;
  /** The candidate's choice about a hosted language model. */
  languageModel: InterviewPlan['languageModel'];
}

export type MakePlan = (input: PlanInput) => Promise<InterviewPlan>;

export interface PlanMakerOptions {
  config: LanguageModelConfig;
  log: Pick<FastifyBaseLogger, 'info'>;
  clock?: Clock;
}

/**
 * Creates the function that makes plans. The rules make each plan. Where a language model is set up
 * and may be used, it reads the documents before and improves questions after; what it does not
 * deliver in time is the rules'.
 */
export function createPlanMaker({ config, log, clock = systemClock }: PlanMakerOptions): MakePlan {
  return async (input) => {
    const additions = {
      ...vocabularyFor(input),
      ...(input.languageModel && { languageModel: input.languageModel }),
    };
    const opened = await openLanguageModel(config, additions, clock);
    if (!opened) return { ...createPlan(input.request), ...additions };
    const context = { model: opened.model, clock, signal: new AbortController().signal };
    const { plan, ...outcome } = await makeWith(input, context);
    log.info(
      {
        interviewId: plan.interviewId,
        model: opened.info.name,
        used: opened.model.used,
        ...outcome,
      },
      'a language model helped to plan an interview',
    );
    return { ...plan, ...additions };
  };
}

/** The vocabulary of the documents, in English: the built-in recognizer knows no other language. */
function vocabularyFor({
  request,
  resumeText,
  jobText,
}: PlanInput): Pick<InterviewPlan, 'vocabulary'> {
  return request.language === 'en-US'
    ? { vocabulary: vocabularyOf([resumeText ?? factsOf(request.resume), jobText]) }
    : {};
}

interface Made {
  plan: InterviewPlan;
  /** Names of the errors because of which something is the rules'. */
  failures: string[];
  /** Why questions of the model were refused. */
  refused: QuestionFault[];
}

async function makeWith(
  { request, resumeText, jobText }: PlanInput,
  context: TaskContext,
): Promise<Made> {
  const { resume, jobDescription } = request;
  const read = await readDocuments(
    {
      // What the owner has corrected stands.
      resume: resumeText === null ? null : { content: resumeText, parsed: resume },
      job: { content: jobText, parsed: jobDescription.parsed },
    },
    context,
  );
  const byRules = createPlan({
    ...request,
    resume: read.result.resume ?? resume,
    jobDescription: { ...jobDescription, parsed: read.result.job ?? jobDescription.parsed },
  });
  // A model writes Arabic without diacritics, and the built-in voices, which any other voice may
  // give way to, cannot read it so.
  if (byRules.language === 'ar-SA')
    return { plan: byRules, failures: named(read.failure), refused: [] };
  const { result, failure } = await planQuestions(
    {
      plan: byRules,
      resume: resumeText ?? factsOf(resume),
      job: jobText,
      askedBefore: request.askedBefore ?? [],
    },
    context,
  );
  return {
    plan: result.plan,
    failures: named(read.failure, failure),
    refused: result.refused.map(({ fault }) => fault),
  };
}

const named = (...failures: (string | null)[]) => failures.filter((failure) => failure !== null);

/** A resume as its owner corrected it. */
const factsOf = ({ titles, employers, projects, skills }: ParsedResume): string =>
  [...titles, ...employers, ...projects, ...skills].join('\n');
