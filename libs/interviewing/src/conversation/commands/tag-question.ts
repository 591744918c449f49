/** Matches a tag at the end of a statement: "…, isn't it?", "…, right?", "…، صح؟". */
const TAG =
  / (?:(?<! all )right|correct|yeah|innit|dont you think|(?:is|are|was|were|do|does|did|have|has|had|could|would|should|must)nt (?:it|they|we|you|he|she|i|that|there)|(?:wont|cant|shant) (?:it|they|we|you|he|she|i)|arent i|صح|صح ولا لا|مو كذا|مو صح|مو جذي|مب جذي|مب صح|مش كذا|اليس كذلك|صحيح)$/u;

/**
 * Matches what requests to stop say even with a tag: their beginning, or that the interview goes
 * on no longer.
 */
const REQUEST =
  /^(?:(?:so|ok|okay|well|sorry|actually|um|right|i think|maybe|طيب|خلاص|عفوا|لو سمحت|معليش) )*(?:(?:can|could|may|shall|should) (?:we|you|i)|lets|please|i (?:want|need|wanna|quit|give up|would like|cant go on)|id (?:like|rather|prefer)|im (?:done|out|leaving|finished)|(?:stop|end|finish|quit) (?:it|this|that|here|now)|هل|ممكن|ابي|ابغي|اريد|اود|بدي|خلنا|خلينا|دعنا)(?: |$)|\b(?:interview|(?:carry|go|keep)(?:ing)? (?:on|going)|bow out)\b|مقابله|المقابله|نستمر|نكمل|اكمل/u;

/** Whether a turn ends in a tag question, as statements do. Expects the output of `plain`. */
export const endsInTag = (said: string): boolean => TAG.test(said);

/** Whether a turn with a tag wants to stop all the same. Expects the output of `plain`. */
export const asksToStop = (said: string): boolean => REQUEST.test(said);
