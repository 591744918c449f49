import type { InterviewPlan, Language, SpokenText } from '@portal/protocol';
import type { ConversationAction } from '../conversation/types';
import type { UtteranceKind } from '../conversation/utterance';
import { findSkills } from '../facts/lexicon/skills';
import { contentStems, words } from '../language/words';
import { addressesTheModel } from './fence';

export type Say = Extract<ConversationAction, { type: 'say' }>;

/** Requirements for a wording, whoever writes it. */
export interface WordingTask {
  language: Language;
  /** The built-in wording of what the conversation decided to say. */
  builtIn: SpokenText;
  /** Said if a wording breaks off after its acknowledgement. */
  asked: SpokenText;
  /**
   * `question`: may begin with an acknowledgement, which is spoken as soon as it arrives; ends with
   * the question.
   * `statement`: asks nothing, and is spoken once it is complete.
   */
  form: 'question' | 'statement';
  /**
   * Folded names and figures of `asked` that must appear; without them it would be a different
   * question.
   */
  names: readonly string[];
  /** Stems of what is asked, and the share of them (0–1) that must appear. */
  stems: ReadonlySet<string>;
  share: number;
  /** Maximum number of words from neither the built-in text nor the answer. */
  maxStrays: number;
  maxWords: number;
  /** The answer this follows; empty if none. */
  answer: string;
}

/**
 * Kinds of utterances that benefit from a model's wording, and the share of the built-in words to
 * keep. A planned question keeps most, because report and scores refer to it; a follow-up may be
 * adapted to the answer. The rest stay built-in: repeats must be exact, nudges and notices
 * immediate, and in the closing a promise would do the most harm.
 */
const KEPT_SHARE: Partial<Record<UtteranceKind | 'invitation', number>> = {
  question: 0.6,
  follow_up: 0.3,
  greeting: 0.3,
  acknowledgement: 0.5,
  invitation: 0.5,
};
/** Maximum number of new words in the question; with more, it asks something else as well. */
const STRAY_WORDS: Partial<Record<UtteranceKind, number>> = {
  question: 2,
  follow_up: 3,
  greeting: 8,
};

/**
 * Extra words for an acknowledgement and transitions. Longer wordings tire the listener and bury
 * the question.
 */
const WORDS_MORE = 25;

/** The task of rewording an utterance; null if the built-in words must be used. */
export function wordingTask(say: Say, plan: InterviewPlan): WordingTask | null {
  const share = KEPT_SHARE[say.kind];
  // A model responds to an answer. Replies to commands and to the candidate's own questions are
  // exact and immediate, so keep them.
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

/** The question or follow-up as planned, without its lead-in, if that is what is said. */
function plannedPart({ text, questionIndex }: Say, plan: InterviewPlan): SpokenText {
  const planned = plan.questions[questionIndex ?? -1];
  const parts = planned ? [planned.question, ...Object.values(planned.followUps)] : [];
  return parts.find((part) => part && text.text.includes(part.text)) ?? text;
}

/** Text after the last question mark only helps the candidate, so it is optional. */
const untilQuestionMark = (text: string): string => text.match(/^[^]*[?؟]/)?.[0] ?? text;

/** Folded words with a space around each, to search for whole words. */
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
