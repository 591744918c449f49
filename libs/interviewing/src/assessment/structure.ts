import type { Parts } from './parts';
import type { Reading } from './reading/reading';
import { tellsSetting } from './reading/setting';

/** What the structure of an answer is made of. */
export type StructurePart = 'situation' | 'ownPart' | 'result' | 'example';
export type Structure = Readonly<Record<StructurePart, boolean>>;
export const NO_STRUCTURE: Structure = {
  situation: false,
  ownPart: false,
  result: false,
  example: false,
};

/** Value of a part (0–1) from which it counts as found. */
export const FOUND_FROM = 0.4;
/** Value of the flaws "we" and generalities (0–1) from which they cost an answer its praise. */
export const FLAW_FROM = 0.5;
const OWN_PART_FROM = 0.5;

/** Whether an answer says clearly what the speaker did, and not only what a group did. */
export const isOwnPartClear = ({ ownPart, together }: Pick<Parts, 'ownPart' | 'together'>) =>
  ownPart >= OWN_PART_FROM && together < FLAW_FROM;

export const isRealCase = ({
  account,
  particulars,
  generality,
}: Pick<Parts, 'account' | 'particulars' | 'generality'>) =>
  Math.min(account, particulars) >= FOUND_FROM && generality < FLAW_FROM;

/** Reads the structure of an answer, by the parts that make its score. */
export function structureOf(
  { actions, signals, setting }: Reading,
  parts: Pick<Parts, 'account' | 'ownPart' | 'particulars' | 'together' | 'generality'>,
): Structure {
  const isAccount = parts.account >= FOUND_FROM;
  return {
    situation: isAccount && parts.generality < FLAW_FROM && tellsSetting(setting, signals),
    ownPart: isOwnPartClear(parts) || (isAccount && actions.mine > 0),
    result: isAccount && signals.results > 0,
    example: isRealCase(parts),
  };
}

/**
 * Points that ask for a part of the structure and for nothing else, by their wording in the
 * question bank. What the structure shows covers them.
 */
const ASKED: Readonly<Record<StructurePart, RegExp>> = {
  situation:
    /^(?:the (?:situation|problem|case)(?: before| and the (?:other view|change)|, without names)?|a concrete case|what (?:happened|had gone wrong|went wrong|was wrong)|what (?:happened|was said), in general terms|what the disagreement was about|what made it busy|what had to be done|what was asked(?: and by when)?|the (?:pressure|competing demands)|الموقف(?: والرأي الآخر| دون أسماء)?|الوضع (?:قبل ذلك|السابق|والتغيير)|المشكلة|الحالة|ما حدث(?: من خطأ| إجمالا)?|ما تعطل|موضوع الخلاف|سبب الازدحام|المطلوب (?:إنجازه|وموعده)|ما طلب|الضغط|المطالب المتعارضة)$/i,
  ownPart:
    /^(?:what you did(?: yourself| first| at once| about it| over time| with it| within a day)?|your (?:own )?(?:part|role|steps)(?: in it)?|how you carried it out|التصرف(?: الشخصي| حياله| خلال يوم)?|العمل (?:الشخصي|المنجز)|الدور (?:الشخصي(?: فيه| فيها)?|فيه)|الخطوات (?:الشخصية|المتخذة|مع الوقت)|ما (?:نفذ|أنجز|قدم له|بني عليه)|أول خطوة|طريقة التنفيذ)$/i,
  result:
    /^(?:(?:the |one concrete )?(?:result|outcome)(?: for the work and the people| for them and the team| and the relationships|, measured|, with a number if there is one)?|the difference, (?:measured|in numbers)|what came of it|what followed|what became of it|how it (?:turned out|ended|was received)|how the day ended|النتيجة(?: على العمل والعلاقة| للزميل والفريق| والعلاقات| المقيسة| مع رقم إن وجد| بالأرقام)?|نتيجة(?: واحدة ملموسة| مقيسة| بالأرقام)?|الأثر المقيس|كيف (?:انتهى|انتهت|استقبل)|ما آل إليه الأمر|ما آلت إليه|ما تلا|ما (?:نتج|ترتب) (?:عن|على|عنها|عليها?) ?(?:ذلك)?|نهاية اليوم)$/i,
  example:
    /^(?:an|one) (?:concrete )?example(?: of it| from work| from your own work)?$|^مثال(?: عليها?| عليه| من العمل| حقيقي)?$/i,
};
/** Whether a point wants the result in figures. */
export const wantsFigures = (point: string): boolean =>
  /measured|in numbers|المقيس|مقيسة|بالأرقام/.test(point);

/** Returns the part of the structure that a point asks for; null if it asks for anything else. */
export const askedPart = (point: string): StructurePart | null =>
  (Object.keys(ASKED) as StructurePart[]).find((part) => ASKED[part].test(point)) ?? null;

/** Whether the structure of an answer covers a point. */
export function isTold(point: string, structure: Structure, { signals }: Reading): boolean {
  const part = askedPart(point);
  if (part === null || !structure[part]) return false;
  return !wantsFigures(point) || signals.numbers > 0;
}
