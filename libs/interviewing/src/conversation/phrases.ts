import type { Language } from '@portal/protocol';
import { arabicPhrases } from './phrases-arabic';
import { englishPhrases } from './phrases-english';

/**
 * What the interviewer says of its own, in both languages. Places: {name} {role} {company} {x} {topic} {k} {n}.
 * Arabic is written with full diacritics for the voice; the page shows it without. Two or more of each that can come twice in a row,
 * beginning differently; short first clauses, so that the voice can begin at once.
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
  /** After an answer with a figure {x} in it. */
  mentionFigure: readonly string[];
  /** After a good answer without a name or a figure. */
  plain: readonly string[];
  /** After an answer that gave little: neither praise nor blame. */
  neutral: readonly string[];
  declined: readonly string[];
  skipped: readonly string[];
  /** After an answer in the other language, once. */
  keepLanguage: readonly string[];
  /** Before a follow-up to what was read out. */
  ownWords: readonly string[];
  /** Before a follow-up. */
  bridge: readonly string[];
  thin: readonly string[];
  /** Where the thin answer names {x}. */
  thinAbout: readonly string[];
  vague: readonly string[];
  offTopic: readonly string[];
  noExample: readonly string[];
  noResult: readonly string[];

  repeat: readonly string[];
  explain: readonly string[];
  /** Where the follow-up was not understood. */
  explainFollowUp: readonly string[];
  /** Where other words did not help. */
  explainMore: readonly string[];
  askAgain: readonly string[];
  /** Where nothing of the question was heard. */
  hereIs: readonly string[];
  welcomeBack: readonly string[];
  /** Where the interviewer was gone, not the candidate. */
  wasAway: readonly string[];
  takeTime: readonly string[];
  canHear: readonly string[];
  hostile: readonly string[];
  /** Where the candidate would not be brought to an answer. */
  letGo: readonly string[];
  confirmStop: readonly string[];
  goOn: readonly string[];
  /** Where the interviewer began too early and gives the floor back. */
  giveWay: readonly string[];
  nudge: readonly string[];
  offerSkip: readonly string[];
  pause: readonly string[];

  /** After the reply to a question of the candidate in the midst of theirs. */
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

  /** The candidate's chance to ask. */
  invitation: readonly string[];
  goAhead: readonly string[];
  anythingElse: readonly string[];
  /** After something that was no question. */
  noted: readonly string[];
  welcomeBackToEnd: readonly string[];
  wasAwayAtEnd: readonly string[];
  closing: readonly string[];
  /** Where the feedback has just been spoken of. */
  closingBrief: readonly string[];
  closingStopped: readonly string[];
  /** Where the time is over. */
  closingTime: readonly string[];
  /** Where nothing was heard for very long. */
  closingSilence: readonly string[];
}
export type PhraseName = keyof Phrases;

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  'en-US': englishPhrases,
  'ar-SA': arabicPhrases,
};

/** "Five questions" as said in Arabic, with the noun in the form its number asks for. */
export function arabicQuestionCount(count: number): string {
  if (count === 2) return 'سُؤَالَانِ';
  return count <= 10 ? `${count} أَسْئِلَةٍ` : `${count} سُؤَالًا`;
}
