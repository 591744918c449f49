import { skillNamed } from './lexicon/skills';
import { isSensitive } from './sensitive';
import { fold, words } from '../language/words';

/**
 * Maximum length of a name, in words and in characters. Longer text is probably a sentence, a list
 * or an attack.
 */
const NAME_MAX_WORDS = 8;
const NAME_MAX_CHARS = 60;

/** Matches markup, code, web and email addresses, direction overrides and invisible characters. */
/* eslint-disable no-control-regex -- a document's text may hold any character */
const MARKUP =
  /[<>{}[\]*_#|`\\^~=$\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|https?:|www\.|\S@\S/u;
/* eslint-enable no-control-regex */

/** Whether a text contains markup, code, web or email addresses, or invisible characters. */
export const hasMarkup = (text: string) => MARKUP.test(text);

/**
 * Matches signs that a text is a sentence rather than a name, and long runs of digits, which are
 * probably phone numbers or ids.
 */
const SENTENCE = /[!?؟;"“”@]|\d{5,}|[.،] \p{L}+ \p{L}+ \p{L}+/u;

/** Matches "you" and its forms, which occur in instructions but not in names. */
const ADDRESS = /\byou(?:r|'re)?\b/i;

const ENGLISH_INSTRUCTION = new RegExp(
  [
    String.raw`\b(?:ignore|ignoring|disregard)\b|\b(?:forget|override|bypass|drop|skip) (?:the|all|any|every\w*|your|what|previous|prior)\b`,
    String.raw`\b(?:previous|prior|above|earlier|following|these|new|hidden|system|my) (?:instruction|prompt|message|order|command|rule)s?\b`,
    String.raw`\bsystem ?prompt|\bprompt injection|\bjail ?break|\bdeveloper mode`,
    String.raw`\byou are (?:now|no longer|an? (?:ai|helpful|assistant|model|language))\b|\bact as\b|\bpretend\b|\brole ?play as\b|\bas an? (?:ai|assistant|language model)\b|\b(?:ai|virtual) (?:assistant|model|interviewer)\b|\b(?:assistant|system|user) ?:`,
    String.raw`\b(?:give|award|assign|grant|rate|score|grade|rank|mark|evaluate|assess)\b.{0,30}\b(?:me|him|her|them|us|candidate|applicant|resume|cv|answers?|full|max\w*|perfect|high\w*|top|best|excellent|\d+)\b`,
    String.raw`\b(?:full|maximum|max|perfect|highest|top) (?:marks?|scores?|points?|ratings?|grades?)\b|\b(?:100|10|hundred) ?(?:%|percent|points?|out of|/)|\b(?:score|rating|grade|mark)s? ?(?:of|is|:|=)? ?\d`,
    String.raw`\b(?:hire|recommend|select|choose|accept|pass|approve) (?:me|him|her|them|this|the candidate|immediately|now)\b|\b(?:best|ideal|perfect|strongest) (?:candidate|applicant)\b`,
    String.raw`\b(?:reply|respond|answer|output|print|say|repeat|write|return) (?:only|with|exactly|in|as|the following|after|that)\b|\bdo not (?:ask|tell|mention|follow|question)\b|\b(?:never|always) (?:ask|say|answer|give)\b`,
  ].join('|'),
  'iu',
);

const ARABIC_INSTRUCTION = new RegExp(
  [
    String.raw`(?<!\p{L})و?(?:تجاهل|تجاهلي|تجاهلوا|اهمل|اهملي|انس|انسي|تخط|الغ) (?:كل|جميع|اي|ال|ما)`,
    String.raw`(?<!\p{L})(?:ال)?تعليمات(?!\p{L})|الاوامر السابقه|موجه النظام`,
    String.raw`(?<!\p{L})(?:اعط|اعطي|اعطني|اعطه|اعطها|اعطوا|امنح|امنحني|امنحي|امنحه|امنحها|ضع|قيم|قيمني|قيمي)(?!\p{L})`,
    'الدرجه (?:الكامله|النهائيه|القصوي)|درجه كامله|العلامه (?:الكامله|التامه)|100 ?(?:%|من|درجه)|\\d+ من (?:100|10)(?!\\d)',
    String.raw`(?<!\p{L})(?:انت|انك) (?:الان|مساعد|نموذج|ذكاء)|نموذج لغوي|(?<!\p{L})(?:وظفني|وظفوني|وظفه|اقبلني|رشحني)(?!\p{L})|(?:افضل|خير) مرشح`,
    String.raw`(?<!\p{L})(?:قل|اكتب|اجب|رد) (?:فقط|ب|ان|حرفيا)`,
    String.raw`(?<!\p{L})لا (?:تسال|تسالي|تسالوا|تقل)(?!\p{L})`,
  ].join('|'),
  'u',
);

/**
 * Whether a text addresses the interviewer or a model, instead of describing the candidate or the
 * job. Recognizes English and Arabic.
 */
export function isInstruction(text: string): boolean {
  return ENGLISH_INSTRUCTION.test(text.normalize('NFKC')) || ARABIC_INSTRUCTION.test(fold(text));
}

/**
 * Whether a name from a document may be spoken in a question. It must be short, contain no markup,
 * addresses or instructions, and avoid sensitive topics. Names in the skills lexicon are always
 * allowed.
 */
export function isSpeakableName(name: string): boolean {
  if (skillNamed(name)) return true;
  const count = words(name).length;
  return (
    count > 0 &&
    count <= NAME_MAX_WORDS &&
    name.trim().length <= NAME_MAX_CHARS &&
    !hasMarkup(name) &&
    !SENTENCE.test(name) &&
    !ADDRESS.test(name) &&
    !isInstruction(name) &&
    !isSensitive(name)
  );
}
