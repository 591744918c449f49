import type { SpokenText } from '@portal/protocol';
import { fold } from '../language/words';
import { fromAdvertisement, isAdvertised } from './advertised';
import { plain } from './commands/read-command';
import type { PhraseName } from './phrases';
import { topicOf, type CandidateQuestion } from './question-topics';
import type { Stage } from './stage';

export type { CandidateQuestion } from './question-topics';

const ASKS =
  /[?؟]|^(?:(?:yes|yeah|yep|sure|so|actually|okay|ok|well|and|but|maybe|just|um|uh|please|i wonder|one question|a question|my question is|i have a question|i would like to (?:know|ask)|i want to (?:know|ask)|i wanted to (?:know|ask)|id like to (?:know|ask)|im curious(?: about)?|i was wondering(?: if| about)?|نعم|طيب|سوالي|سوالي هو|عندي سوال|لدي سوال|اريد ان اعرف|اريد ان اسال|ابي اعرف|بدي اعرف|عايز اعرف|حابب اعرف) )*(?:what|how|when|where|who|which|why|is|was|am|are|were|do|does|did|will|would|can|could|should|may|have|has|tell me|whats|ignore|give me|ما|ماذا|كيف|متي|اين|من|اي|لماذا|هل|كم|شو|ايش|وش|ايه|وين|فين|امتي|ليش|ليه|مين|تجاهل|اخبرني|حدثني|احكيلي|ممكن|يمكنني|عندي|لدي)\b|\b(?:i wonder|i want(?:ed)? to (?:know|ask)|i would like to (?:know|ask)|id like to (?:know|ask)|my question is|curious about|tell me about|i have (?:a|one|some|two) questions?|(?:have|got) (?:a|one|another) (?:\w+ )?question)\b|سوالي|اريد ان (?:اعرف|اسال)|عندي سوال|لدي سوال/;

const HAS_NONE =
  /\b(?:no|dont have|do not have|not) (?:any )?(?:more |further |other )?questions?\b|(?:ليس|ليست|ما|لا|مفيش|معنديش)(?: (?:لدي|عندي|في|يوجد|توجد|هناك|اي))* (?:ال)?(?:اسيله|اسئله|سوال)/;

/** Returns what the candidate is asking about; null if the text is not a question. */
export function questionOf(text: string): CandidateQuestion | null {
  const said = fold(text)
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}?؟ ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const asks =
    ASKS.test(said) ||
    /(?:^|\s)(?:ما|ماذا|كيف|متي|هل|كم|من|شو|ايش|وش|اين|تجاهل|عندي|لدي|ممكن|يمكنني)(?:\s|$)/u.test(
      said.split(' ').slice(0, 3).join(' '),
    );
  if (!asks || HAS_NONE.test(said)) return null;
  const bare = said.replace(/[?؟]/g, '').replace(/\s+/g, ' ').trim();
  return topicOf(bare);
}

const IN_THE_MIDST: Readonly<Record<CandidateQuestion, PhraseName>> = {
  permission: 'questionsLater',
  orders: 'staysFair',
  feedback: 'aboutFeedback',
  score: 'aboutScore',
  remaining: 'aboutProgress',
  length: 'aboutLength',
  answer_length: 'aboutAnswerLength',
  recording: 'aboutRecording',
  language: 'aboutLanguage',
  salary: 'aboutSalary',
  identity: 'aboutIdentity',
  opinion: 'asksBack',
  role: 'aboutRole',
  company: 'aboutCompany',
  unknown: 'aboutUnknown',
};
const AT_THE_END: Readonly<Record<CandidateQuestion, PhraseName>> = {
  ...IN_THE_MIDST,
  remaining: 'aboutProgressAtEnd',
  length: 'aboutProgressAtEnd',
  opinion: 'aboutOpinion',
};

/**
 * Returns the reply to a question from the candidate: from the job's advertisement, if it is about
 * something that advertisements state. Some replies differ at the end of the interview.
 * @param text the candidate's turn
 */
export function replyTo(
  stage: Stage,
  question: CandidateQuestion,
  text: string,
  when: 'midst' | 'end',
): SpokenText {
  const advertised = fromAdvertisement(stage, question, text);
  if (advertised) return advertised;
  const { plan, state } = stage;
  const number = 'current' in state ? state.current.questionIndex + 1 : plan.questions.length;
  const name = (when === 'end' ? AT_THE_END : IN_THE_MIDST)[question];
  return stage.phrase(name, { k: String(number), n: String(plan.questions.length) });
}

/** Questions to which a phrase says what the interviewer knows, rather than that it does not know. */
const KNOWN: ReadonlySet<CandidateQuestion> = new Set([
  'feedback',
  'score',
  'remaining',
  'length',
  'answer_length',
  'recording',
  'language',
  'identity',
]);

/**
 * Returns the reply to a question that was asked in passing; null if there is nothing to say but that
 * the interviewer doesn't know, or if it is not certain what was asked.
 */
export function knownReplyTo(
  stage: Stage,
  question: CandidateQuestion,
  text: string,
): SpokenText | null {
  const advertised = fromAdvertisement(stage, question, text);
  if (advertised) return isAdvertised(stage, question, text) ? advertised : null;
  return KNOWN.has(question) && topicOf(plain(text)) === question
    ? replyTo(stage, question, text, 'midst')
    : null;
}
