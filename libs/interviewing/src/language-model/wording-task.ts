import type { InterviewPlan, Language, SpokenText } from '@portal/protocol';
import type { ConversationAction } from '../conversation/types';
import type { UtteranceKind } from '../conversation/utterance';
import { findSkills } from '../facts/lexicon/skills';
import { contentStems, words } from '../language/words';
import { addressesTheModel } from './fence';

export type Say = Extract<ConversationAction, { type: 'say' }>;

/** What a wording has to be, whoever makes it. */
export interface WordingTask {
  language: Language;
  /** What the conversation means to say, in its own words. */
  builtIn: SpokenText;
  /** What is said where a wording breaks off after its acknowledgement. */
  asked: SpokenText;
  /**
   * `question`: an acknowledgement may come first and is said as soon as it is there; ends with its question.
   * `statement`: asks nothing, and is said once all of it is there.
   */
  form: 'question' | 'statement';
  /** Names and figures of `asked`, folded, that have to come: without them another question would be asked. */
  names: readonly string[];
  /** Stems of what is asked, and the share of them (0–1) that has to come. */
  stems: ReadonlySet<string>;
  share: number;
  /** Words that may come from neither the built-in text nor the answer. */
  maxStrays: number;
  maxWords: number;
  /** The answer that it follows; empty where there is none. */
  answer: string;
}

/**
 * Kinds that gain from a model's words, and the share of the built-in words that has to be kept. A planned question keeps most, since the report
 * and the scores speak of it; a follow-up may be put nearer to the answer. Repeats are to be what was said; nudges and notices, to be there at once;
 * the closing says what happens next, where a promise would do most harm.
 */
const KEPT_SHARE: Partial<Record<UtteranceKind | 'invitation', number>> = {
  question: 0.6,
  follow_up: 0.3,
  greeting: 0.3,
  acknowledgement: 0.5,
  invitation: 0.5,
};
/** How many words of the question may come from nowhere: more, and something else is asked beside it. */
const STRAY_WORDS: Partial<Record<UtteranceKind, number>> = {
  question: 2,
  follow_up: 3,
  greeting: 8,
};

/** Room for an acknowledgement and for words that bind: what is longer tires the listener and hides the question. */
const WORDS_MORE = 25;

/** What is to be worded; null where the built-in words are to stay. */
export function wordingTask(say: Say, plan: InterviewPlan): WordingTask | null {
  const share = KEPT_SHARE[say.kind];
  // A model takes up what was answered. Replies to commands and to the candidate's own questions are exact as they are, and come at once.
  if (share === undefined || (!say.after && say.kind !== 'greeting')) return null;
  const answer = say.after?.answer ?? '';
  if (addressesTheModel(answer) || addressesTheModel(say.text.text)) return null;
  const asked = plannedPart(say, plan);
  return {
    language: plan.language,
    builtIn: say.text,
    asked,
    form:
      say.kind === 'question' || say.kind === 'follow_up' || /[?؟]/.test(asked.text)
        ? 'question'
        : 'statement',
    names: namesIn(asked.text, plan),
    stems: contentStems(untilQuestionMark(asked.text)),
    share,
    maxStrays: STRAY_WORDS[say.kind] ?? 2,
    maxWords: words(say.text.text).length + WORDS_MORE,
    answer,
  };
}

/** The question or follow-up as planned, where it is what is said, without what leads to it. */
function plannedPart({ text, questionIndex }: Say, plan: InterviewPlan): SpokenText {
  const planned = plan.questions[questionIndex ?? -1];
  const parts = planned ? [planned.question, ...Object.values(planned.followUps)] : [];
  return parts.find((part) => part && text.text.includes(part.text)) ?? text;
}

/** What is said after the last question is help with it, and may stay away. */
const untilQuestionMark = (text: string): string => text.match(/^[^]*[?؟]/)?.[0] ?? text;

/** Folded words between spaces, so that a name is found as whole words. */
export const spaced = (text: string): string => ` ${words(text).join(' ')} `;

function namesIn(text: string, { candidate, job, resume }: InterviewPlan): string[] {
  const known = [
    candidate.firstName,
    job.title,
    job.companyName ?? '',
    ...job.skills,
    ...resume.skills,
    ...resume.employers,
    ...resume.projects,
  ];
  const found = [
    ...known,
    ...findSkills(text, { strict: false }).map(({ skill }) => skill.name),
  ].map((name) => words(name).join(' '));
  const said = spaced(text);
  const figures = words(text).filter((word) => /\d/.test(word));
  return [
    ...new Set([...found.filter((name) => name !== '' && said.includes(` ${name} `)), ...figures]),
  ];
}
