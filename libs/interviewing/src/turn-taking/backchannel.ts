import { words } from '../language/words';

/**
 * Words (folded) that a listener uses to encourage the speaker without taking the floor (Yngve
 * 1970). Recognizers spell hummed sounds in many ways.
 */
const SIGNALS = new Set(
  `mm mmm mhm mhmm mmhm mmhmm hm hmm um umm uh uhh uhhuh huh ah aha oh ooh yeah yep yes yup ok okay right sure alright true exactly indeed good great nice cool wow really
نعم اجل ايوه ايوا اي تمام طيب صحيح اها اه اهه امم مم همم اكيد حسنا جميل ممتاز والله فعلا`.split(
    /\s+/,
  ),
);
/**
 * Maximum number of words in a backchannel ("yeah, right"). Anything longer is treated as real
 * speech.
 */
const MAX_WORDS = 3;

/**
 * Whether the candidate's words, spoken over the interviewer, are only a backchannel ("mm-hm").
 * Recognizes English and Arabic. False if there are no words.
 */
export function isBackchannel(text: string): boolean {
  const said = words(text.replace(/-/g, ''));
  return said.length > 0 && said.length <= MAX_WORDS && said.every((word) => SIGNALS.has(word));
}
