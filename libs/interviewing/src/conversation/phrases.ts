import type { Language } from '@portal/protocol';
import { arabicPhrases } from './phrases-arabic';
import { englishPhrases } from './phrases-english';

/**
 * Everything the interviewer says apart from the plan's questions. Placeholders: {name} {role}
 * {company} {x} {topic} {k} {n}.
 *
 * The Arabic wordings have full diacritics for TTS; the text shown on the page omits them. They
 * address the candidate as one person, in forms that fit women and men: the past tense and nouns
 * with a suffix, without a last vowel ("فَعَلْتْ", "دَوْرُكْ"). No imperative and no passive. A phrase
 * that can occur twice in a row has at least two wordings that begin differently. First clauses are
 * short, so that TTS can start quickly.
 */
export interface Phrases {
  greeting: readonly string[];
  greetingWithCompany: readonly string[];
  oneQuestion: readonly string[];
  /** Said before the first question. */
  first: readonly string[];
  /** Said before the last question. */
  last: readonly string[];

  /** Said after a good answer; {x} is what the candidate did, in their own words. */
  heardDeed: readonly string[];
  /** Said after a good answer; {x} is what came of it, in the candidate's own words. */
  heardResult: readonly string[];
  /** Said after any answer; neither praises nor blames. */
  neutral: readonly string[];
  declined: readonly string[];
  skipped: readonly string[];
  /** Said before moving on from a question that is asked again at the end. */
  deferred: readonly string[];
  /** Said when a question can't be put off, because nothing comes after it. */
  skippedForGood: readonly string[];
  /** Said before a question that the candidate had put off or wanted to come back to. */
  backToDeferred: readonly string[];
  /** Said to a candidate who goes back to a question, before that question. */
  backAtOnce: readonly string[];
  greetBack: readonly string[];
  /** Said in return for thanks. */
  welcome: readonly string[];
  /** Said once, after an answer in a language other than the interview's. */
  keepLanguage: readonly string[];
  /** Said before a follow-up to an answer that was read aloud. */
  ownWords: readonly string[];
  /** Said before all other follow-ups. */
  bridge: readonly string[];
  thin: readonly string[];
  vague: readonly string[];
  offTopic: readonly string[];
  noExample: readonly string[];
  noResult: readonly string[];

  repeat: readonly string[];
  explain: readonly string[];
  /** Said when the candidate did not understand the follow-up; names the {topic} in Arabic. */
  explainFollowUp: readonly string[];
  /** Said before a language model's follow-up that the candidate did not understand. */
  explainAsked: readonly string[];
  /** Said when rephrasing the question did not help. */
  explainMore: readonly string[];
  askAgain: readonly string[];
  /** Said when the candidate heard none of the question. */
  hereIs: readonly string[];
  welcomeBack: readonly string[];
  /** Said when it was the interviewer, not the candidate, who was away. */
  wasAway: readonly string[];
  takeTime: readonly string[];
  canHear: readonly string[];
  /** Said when the recognizer hardly understood what the candidate said. */
  sayAgain: readonly string[];
  hostile: readonly string[];
  /** Said before moving on when the candidate keeps avoiding the question. */
  letGo: readonly string[];
  confirmStop: readonly string[];
  goOn: readonly string[];
  /**
   * Said after the interviewer started speaking too early and is letting the candidate continue.
   */
  giveWay: readonly string[];
  nudge: readonly string[];
  offerSkip: readonly string[];
  pause: readonly string[];

  /** Said after answering a question that the candidate asked during the interview. */
  overToYou: readonly string[];
  backToQuestion: readonly string[];
  asksBack: readonly string[];
  questionsLater: readonly string[];
  staysFair: readonly string[];
  aboutFeedback: readonly string[];
  aboutScore: readonly string[];
  /** Says that this is question {k} of {n}. */
  aboutProgress: readonly string[];
  aboutProgressAtEnd: readonly string[];
  aboutLength: readonly string[];
  /** Says how long an answer should be. */
  aboutAnswerLength: readonly string[];
  aboutRecording: readonly string[];
  aboutLanguage: readonly string[];
  /** Names the position {role}. */
  aboutRole: readonly string[];
  aboutSalary: readonly string[];
  aboutIdentity: readonly string[];
  aboutOpinion: readonly string[];
  aboutCompany: readonly string[];
  aboutUnknown: readonly string[];
  /** Quotes the job's advertisement, which says {x}. */
  advertised: readonly string[];
  /** Quotes names and figures from an advertisement in the other language. */
  advertisedInOther: readonly string[];
  /** Said if the advertisement, in the other language, answers what the voice cannot read out. */
  advertisedUnspoken: readonly string[];
  /** Said if nothing was found in the advertisement. */
  notAdvertised: readonly string[];
  /** Said behind a quotation if nothing was found on the other things that were asked for. */
  restNotAdvertised: readonly string[];

  /** Invites the candidate to ask questions. */
  invitation: readonly string[];
  goAhead: readonly string[];
  anythingElse: readonly string[];
  /** Said after a remark that was not a question. */
  noted: readonly string[];
  welcomeBackToEnd: readonly string[];
  wasAwayAtEnd: readonly string[];
  closing: readonly string[];
  /** Closing line used when the feedback has just been mentioned. */
  closingBrief: readonly string[];
  closingStopped: readonly string[];
  /** Closing used when time is up. */
  closingTime: readonly string[];
  /** Closing used after a very long silence. */
  closingSilence: readonly string[];
}
export type PhraseName = keyof Phrases;

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  'en-US': englishPhrases,
  'ar-SA': arabicPhrases,
};

/**
 * Returns a phrase such as "five questions" in Arabic, with the noun form that the number requires.
 */
export function arabicQuestionCount(count: number): string {
  if (count === 2) return 'سُؤَالَانِ';
  return count <= 10 ? `${count} أَسْئِلَةٍ` : `${count} سُؤَالًا`;
}
