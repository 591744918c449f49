import type { Language } from '@portal/protocol';
import { arabicPhrases } from './phrases-arabic';
import { englishPhrases } from './phrases-english';

/**
 * Everything the interviewer says apart from the plan, in both languages. Placeholders: {name}
 * {role} {company} {x} {topic} {k} {n}.
 * Arabic has full diacritics for the voice; the page shows it without them. Phrases that can occur
 * twice in a row have at least two wordings that begin differently. Short first clauses let the
 * voice start quickly.
 */
export interface Phrases {
  greeting: readonly string[];
  greetingWithCompany: readonly string[];
  oneQuestion: readonly string[];
  /** Before the first question. */
  first: readonly string[];
  /** Before the last one. */
  last: readonly string[];

  /** After an answer, naming {x} from it. */
  mention: readonly string[];
  /** After an answer that contains the figure {x}. */
  mentionFigure: readonly string[];
  /** After a good answer without a name or a figure. */
  plain: readonly string[];
  /** After a weak answer: neither praise nor blame. */
  neutral: readonly string[];
  declined: readonly string[];
  skipped: readonly string[];
  /** Said once, after an answer in the other language. */
  keepLanguage: readonly string[];
  /** Before a follow-up to an answer that was read aloud. */
  ownWords: readonly string[];
  /** Before a follow-up. */
  bridge: readonly string[];
  thin: readonly string[];
  /** When the short answer names {x}. */
  thinAbout: readonly string[];
  vague: readonly string[];
  offTopic: readonly string[];
  noExample: readonly string[];
  noResult: readonly string[];

  repeat: readonly string[];
  explain: readonly string[];
  /** When the candidate did not understand the follow-up. */
  explainFollowUp: readonly string[];
  /** When rephrasing did not help. */
  explainMore: readonly string[];
  askAgain: readonly string[];
  /** When nothing of the question was heard. */
  hereIs: readonly string[];
  welcomeBack: readonly string[];
  /** When the interviewer was away, not the candidate. */
  wasAway: readonly string[];
  takeTime: readonly string[];
  canHear: readonly string[];
  hostile: readonly string[];
  /** When the candidate keeps avoiding an answer. */
  letGo: readonly string[];
  confirmStop: readonly string[];
  goOn: readonly string[];
  /** When the interviewer began too early and gives the candidate the floor again. */
  giveWay: readonly string[];
  nudge: readonly string[];
  offerSkip: readonly string[];
  pause: readonly string[];

  /** After answering a question that the candidate asked during the interview. */
  overToYou: readonly string[];
  backToQuestion: readonly string[];
  asksBack: readonly string[];
  questionsLater: readonly string[];
  staysFair: readonly string[];
  aboutFeedback: readonly string[];
  aboutScore: readonly string[];
  /** Question {k} of {n}. */
  aboutProgress: readonly string[];
  aboutProgressAtEnd: readonly string[];
  aboutSalary: readonly string[];
  aboutIdentity: readonly string[];
  aboutOpinion: readonly string[];
  aboutCompany: readonly string[];
  aboutUnknown: readonly string[];

  /** Invites the candidate to ask questions. */
  invitation: readonly string[];
  goAhead: readonly string[];
  anythingElse: readonly string[];
  /** After a remark that was not a question. */
  noted: readonly string[];
  welcomeBackToEnd: readonly string[];
  wasAwayAtEnd: readonly string[];
  closing: readonly string[];
  /** When the feedback was just mentioned. */
  closingBrief: readonly string[];
  closingStopped: readonly string[];
  /** When the time is up. */
  closingTime: readonly string[];
  /** After a very long silence. */
  closingSilence: readonly string[];
}
export type PhraseName = keyof Phrases;

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  'en-US': englishPhrases,
  'ar-SA': arabicPhrases,
};

/** "Five questions" in Arabic, with the noun form that the number requires. */
export function arabicQuestionCount(count: number): string {
  if (count === 2) return 'سُؤَالَانِ';
  return count <= 10 ? `${count} أَسْئِلَةٍ` : `${count} سُؤَالًا`;
}
