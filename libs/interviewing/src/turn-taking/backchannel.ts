import { words } from '../language/words';

/**
 * Words by which a listener encourages the speaker, folded. None of them takes the floor (Yngve
 * 1970). Recognisers spell hummed ones in many ways.
 */
const SIGNALS = new Set(
  `mm mmm mhm mhmm mmhm mmhmm hm hmm um umm uh uhh uhhuh huh ah aha oh ooh yeah yep yes yup ok okay right sure alright true exactly indeed good great nice cool wow really
نعم اجل ايوه ايوا اي تمام طيب صحيح اها اه اهه امم مم همم اكيد حسنا جميل ممتاز والله فعلا`.split(
    /\s+/,
  ),
);
/** Two in a row are still a signal ("yeah, right"); more is speech. */
const MAX_WORDS = 3;

/**
 * Whether words said over the interviewer only show that the candidate is listening. In either
 * language; false for no words.
 */
export function isBackchannel(text: string): boolean {
  const said = words(text.replace(/-/g, ''));
  return said.length > 0 && said.length <= MAX_WORDS && said.every((word) => SIGNALS.has(word));
}
