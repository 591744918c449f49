import type { InterviewPlan, Language, SpokenText } from '@portal/protocol';
import type { ConversationAction } from '../conversation/types';
import type { UtteranceKind } from '../conversation/utterance';
import { findSkills } from '../facts/lexicon/skills';
import { contentStems, words } from '../language/words';
import { addressesTheModel } from './fence';

export type Say = Extract<ConversationAction, { type: 'say' }>;

/** An utterance to be reworded, and the requirements that the new wording must meet. */
export interface WordingTask {
  language: Language;
  /** The utterance in its built-in wording, spoken if the model's wording can't be used. */
  builtIn: SpokenText;
  /**
   * The question or statement itself, without its lead-in. Said on its own if the model's wording
   * breaks off after the acknowledgement.
   */
  asked: SpokenText;
  /**
   * `question`: may begin with an acknowledgement, which is spoken as soon as it arrives, and ends
   * with the question.
   * `statement`: asks nothing, and is spoken only once it is complete.
   */
  form: 'question' | 'statement';
  /**
   * Names and figures from `asked`, folded. The new wording must contain all of them; otherwise its
   * meaning would change.
   */
  names: readonly string[];
  /**
   * Stems of the content words in `asked`. `share` is the fraction of them (0–1) that the reworded
   * text must contain.
   */
  stems: ReadonlySet<string>;
  share: number;
  /** Maximum number of stray words in the model's output (see `strayWords`). */
  maxStrays: number;
  maxWords: number;
  /** The candidate's answer that the utterance responds to; empty if there is none. */
  answer: string;
}

/**
 * Share of the built-in words to keep (0–1), for each kind of utterance that a model may reword. A
 * planned question keeps most of them, because the report and the scores refer to it; a follow-up
 * may be adapted to the answer.
 *
 * All other kinds keep the built-in wording: repeats must be exact, nudges and notices must be
 * immediate, and an invented promise would do the most harm in the closing.
 */
const KEPT_SHARE: Partial<Record<UtteranceKind | 'invitation', number>> = {
  question: 0.6,
  follow_up: 0.3,
  greeting: 0.3,
  acknowledgement: 0.5,
  invitation: 0.5,
};
/**
 * Maximum number of stray words (see `strayWords`) in the model's wording. If there are more, the
 * utterance probably asks for something else as well.
 */
const STRAY_WORDS: Partial<Record<UtteranceKind, number>> = {
  question: 2,
  follow_up: 3,
  greeting: 8,
};

/**
 * Number of words by which a reworded utterance may exceed the built-in one: enough for an
 * acknowledgement and transitions. Longer utterances tire the listener and bury the question.
 */
const WORDS_MORE = 25;

/**
 * Returns a task for rewording an utterance, or null if the built-in wording must be used as is.
 */
export function wordingTask(say: Say, plan: InterviewPlan): WordingTask | null {
  const share = KEPT_SHARE[say.kind];
  // Reword only the greeting and utterances that respond to an answer. Replies to commands and to
  // the candidate's own questions must be exact and immediate.
  if (share === undefined || (!say.after && say.kind !== 'greeting')) return null;
  const answer = say.after?.answer ?? '';
  if (addressesTheModel(answer) || addressesTheModel(say.text.text)) return null;
  const asked = askedPart(say, plan);
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
 * Returns the question that an utterance contains, without the acknowledgement before it, or the
 * whole utterance if it says something else besides.
 */
function askedPart({ text, questionIndex, after }: Say, plan: InterviewPlan): SpokenText {
  if (after?.question) return after.question;
  const planned = plan.questions[questionIndex ?? -1];
  const parts = planned ? [planned.question, ...Object.values(planned.followUps)] : [];
  return parts.find((part) => part && text.text.includes(part.text)) ?? text;
}

/**
 * Returns the text up to its last question mark. Anything after that is only extra help for the
 * candidate, so the model may leave it out.
 */
const untilQuestionMark = (text: string): string => text.match(/^[^]*[?؟]/)?.[0] ?? text;

/**
 * Joins the folded words of a text with spaces and adds a space at each end, so that searching for
 * a word with a space on either side finds only whole words.
 */
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
