import type { InterviewPlan, Language, SpokenText } from '@portal/protocol';
import type { ConversationAction } from '../conversation/types';
import type { UtteranceKind } from '../conversation/utterance';
import { findSkills } from '../facts/lexicon/skills';
import { contentStems, words } from '../language/words';
import { addressesTheModel } from './fence';

export type Say = Extract<ConversationAction, { type: 'say' }>;

/** What a wording must fulfil, whoever writes it. */
export interface WordingTask {
  language: Language;
  /** What the conversation decided to say, in its built-in wording. */
  builtIn: SpokenText;
  /**
   * The question or statement itself, without its lead-in; said alone if a wording breaks off after
   * its acknowledgement.
   */
  asked: SpokenText;
  /**
   * `question`: may begin with an acknowledgement, which is spoken as soon as it arrives, and ends
   * with the question.
   * `statement`: asks nothing, and is spoken only once it is complete.
   */
  form: 'question' | 'statement';
  /**
   * Names and figures in `asked`, folded, that must appear; without them it would be a different
   * question.
   */
  names: readonly string[];
  /** Stems of the words in `asked`, and the share of them (0–1) that must appear. */
  stems: ReadonlySet<string>;
  share: number;
  /**
   * Maximum number of words that come neither from the built-in wording, nor from the answer, nor
   * from the list of plain words.
   */
  maxStrays: number;
  maxWords: number;
  /** The answer that the wording responds to; empty if there is none. */
  answer: string;
}

/**
 * Kinds of utterances that benefit from a model's wording, with the share of the built-in words to
 * keep (0–1). A planned question keeps most of them, because the report and the scores refer to it;
 * a follow-up may be adapted to the answer. All other kinds stay built-in: repeats must be exact,
 * nudges and notices immediate, and a promise would do the most harm in the closing.
 */
const KEPT_SHARE: Partial<Record<UtteranceKind | 'invitation', number>> = {
  question: 0.6,
  follow_up: 0.3,
  greeting: 0.3,
  acknowledgement: 0.5,
  invitation: 0.5,
};
/** Maximum number of new words in a wording; with more, it would ask something else as well. */
const STRAY_WORDS: Partial<Record<UtteranceKind, number>> = {
  question: 2,
  follow_up: 3,
  greeting: 8,
};

/**
 * Number of words that a wording may have beyond the built-in one, for an acknowledgement and
 * transitions. Longer wordings tire the listener and bury the question.
 */
const WORDS_MORE = 25;

/**
 * Creates the task of rewording an utterance; null if the built-in wording must be used as it is.
 */
export function wordingTask(say: Say, plan: InterviewPlan): WordingTask | null {
  const share = KEPT_SHARE[say.kind];
  // A model's wording responds to an answer. Replies to commands and to the candidate's own
  // questions must be exact and immediate, so they stay built-in.
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

/**
 * Returns the planned question or follow-up within an utterance, without its lead-in; the whole
 * utterance if it contains neither.
 */
function plannedPart({ text, questionIndex }: Say, plan: InterviewPlan): SpokenText {
  const planned = plan.questions[questionIndex ?? -1];
  const parts = planned ? [planned.question, ...Object.values(planned.followUps)] : [];
  return parts.find((part) => part && text.text.includes(part.text)) ?? text;
}

/**
 * Returns the text up to its last question mark. What follows merely helps the candidate, so a
 * wording may omit it.
 */
const untilQuestionMark = (text: string): string => text.match(/^[^]*[?؟]/)?.[0] ?? text;

/** Joins the folded words of a text with a space before and after each, for finding whole words. */
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
