import { signals } from '../../language/signals';
import type { Command } from '../commands/command';
import { plain } from '../commands/read-command';
import { reports } from './marks';

/** Longest sentence, in words, that can be a request at the end of an answer. */
const MAX_WORDS = 20;
/** Longest remark, in words, that can stand behind such a request ("I think I've covered it"). */
const MAX_REMARK_WORDS = 10;

const ASKING =
  '(?:(?:can|could|may|might|shall|should) (?:we|i|you)|would it be (?:\\w+ )?(?:possible|ok|okay|fine|alright|all right)|is it (?:\\w+ )?(?:possible|ok|okay|fine|alright|all right)|would you mind|(?:id|i would|wed) (?:\\w+ )?(?:like|rather|prefer|love)|i (?:\\w+ )?(?:need|have to|want|must|gotta|should|cant|wont)|ive (?:\\w+ )?got to|ill (?:\\w+ )?have to|lets|please)';
const ARABIC_ASKING =
  '(?:ممكن|هل يمكن\\S*|هل (?:ت|ن|ا)\\S+|يمكن\\S*|اريد|اود|ابي|ابغي|ودي|بدي|عايز|حاب|افضل|ارجو|احتاج|لازم|يجب|لا بد|لابد|مضطره?|اضطر|علي ان|من فضلك|لو سمحت|خلنا|خلينا|دعنا|دعينا|لن\\S{3,}|ما اقدر|لا استطيع)';

/**
 * The forms of a request that leaves no doubt even behind an answer: somebody asks now to be spared
 * this question, or to end the interview.
 */
const FORMS: Readonly<Partial<Record<Command, readonly RegExp[]>>> = {
  skip: [
    new RegExp(
      `\\b${ASKING}\\b.*\\b(?:skip|skipping|pass on|leave out)(?: over)? (?:this|that|it|the) ?(?:one|question)?\\b`,
      'u',
    ),
    /\b(?:id|i would|i) (?:\w+ )?(?:rather not|prefer not to) (?:answer|talk about|go into) (?:this|that|it)\b/u,
    new RegExp(
      `(?:^| )${ARABIC_ASKING} .*(?:تخطي|نتخطي|نتخطاه|اتخطي|اتخطاه|تجاوز|نتجاوز|نتجاوزه|اتجاوز|اتجاوزه|نعدي|نفوت|نطوف)(?:ه|ها)?(?: عن)?(?: هذا| هذي| هذه)? ?(?:ه?السوال|$|هذا|هذي)`,
      'u',
    ),
  ],
  stop: [
    new RegExp(
      `\\b${ASKING}\\b.*\\b(?:stop|end|finish|leave|break off|wrap up|call it a day)(?: (?:it|this|things))?(?: (?:the|this|our) (?:interview|call|session)| (?:right )?(?:here|now|there)|$)`,
      'u',
    ),
    /\bi (?:really |do |just )*(?:must|have to|need to|gotta|ve got to) (?:really )?(?:go|leave|run)(?: now|$)/u,
    new RegExp(
      `(?:^| )${ARABIC_ASKING} (?:ان )?(?:\\S+ )?(?:اتوقف|اوقف|توقف|التوقف|نتوقف|نوقف|انهي|ننهي|انهاء|ايقاف|اكتفي|نكتفي)(?: (?:هنا|هني|هون|الان|الحين|عند هذا|المقابله|هذه المقابله|اللقاء|بهذا)|$)`,
      'u',
    ),
    /(?:^| )(?:لازم|لا بد ان|مضطره? ان|مضطره?|علي ان|يجب ان) (?:امشي|اروح|اذهب|اغادر|استاذن)(?: (?:الان|الحين)|$)/u,
  ],
};

/** Words of a rule or a story, in which somebody skips or stops something else. */
const TOLD =
  /\b(?:if|when|whenever|then|until|always|usually|often|sometimes|every|used to|had to|he|she|they|him|her|them|client|customer|patient|manager)\b|(?:^| )(?:اذا|لو كان|لما|عندما|كلما|دايما|احيانا|غالبا|كنت|كنا|كان|كانت|العميل|الزبون|المريض|المدير)(?= |$)/u;

/** Whether a sentence behind an answer is, by its form, surely the request that it reads as. */
export function isClearRequest(sentence: string, command: Command): boolean {
  const said = plain(sentence);
  return (
    said.split(' ').length <= MAX_WORDS &&
    !TOLD.test(said) &&
    !reports(said) &&
    FORMS[command]?.some((form) => form.test(said)) === true
  );
}

/** How somebody speaks about what they have said just now, or about themselves. */
const OF_THE_TALK = /^(?:i think|ive|i have|im|its|thats) /;

/** Whether what stands behind a request only gives a reason for it. */
export function isRemark(sentence: string): boolean {
  const said = plain(sentence);
  if (said.split(' ').length > MAX_REMARK_WORDS) return false;
  return OF_THE_TALK.test(said) || signals(sentence).actions === 0;
}

/** A sentence ends by saying who speaks next. */
const SPEAKS_NEXT =
  /\b(?:said|says|asked|asks|told|goes|went|shouted|wrote|replied|answered|thought)(?: (?:to )?\w+){0,2}$|(?:^| )(?:و|ف)?(?:قال|قالت|قالوا|قلت|سال|سالني|سالتني|سالته|سالت|طلب|طلبت|كتب|كتبت|صاح|رد|ردت)(?: \S+){0,2}$/u;

/** Whether what goes before a sentence introduces it as somebody's words, or leaves a quote open. */
export const introducesSpeech = (before: string): boolean =>
  /:\s*$/.test(before) ||
  (before.match(/["“”«»]/g)?.length ?? 0) % 2 === 1 ||
  SPEAKS_NEXT.test(plain(before));
