import { skillNamed } from '../facts/lexicon/skills';
import { isPlace, isTitle } from '../facts/positions';
import { fold, words } from '../language/words';

const phrase = (list: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${list
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})(?!\p{L})`,
    'u',
  );

/** Words that a part of a resume has and an organisation's name does not. Folded spelling. */
const NOT_AN_EMPLOYER = phrase(String.raw`
  ward|icu|nicu|ccu|department|dept|division|unit|shift|night shift|day shift
  employees|people|students|beds|years?|class(?:es)?|grades?|level
  from|since|until|later|present|today|to date|now
  jan(?:uary)?|feb(?:ruary)?|mar|march|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?
  منذ|حتي|الان|من|الي|قسم|وحده|جناح|موظف(?:ا|ين)?|طالب(?:ا)?|سريرا?|سنوات|سنه|الصف
  يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر
  كانون|شباط|اذار|نيسان|ايار|حزيران|تموز|اب|ايلول|تشرين
`);

/** Words that an organisation's name in Arabic begins with or contains. Folded spelling. */
const ARABIC_ORGANISATION = phrase(String.raw`
  (?:ال)?(?:شركه|شركات|مستشفي|مستوصف|مجمع|مركز|عياده|عيادات|بنك|مصرف|مدرسه|مدارس|روضه|جامعه|كليه|معهد|اكاديميه|مؤسسه|موسسه|مجموعه|مكتب|مصنع|مصانع|هييه|هيئه|وزاره|جمعيه|صيدليه|صيدليات|متجر|متاجر|اسواق|فندق|فنادق|بلديه|دار|استوديو|وكاله|منصه|صندوق|بيت)
`);

/** Legal forms, which nobody says. */
const LEGAL_FORM =
  /,? (?:ltd|limited|inc|llc|llp|plc|gmbh|ag|bv|b\.v|s\.a|s\.p\.a|co|corp|pty ltd|w\.l\.l|wll|fz-?llc)\.?$|\s(?:ش\.\s?)?[مذشع](?:\.\s?[مذشعق])+\.?$/iu;

/** Studies and courses that stand among the jobs of a resume. Folded spelling. */
const QUALIFICATION =
  /^(?:(?:ال)?(?:اجازه|بكالوريوس|ليسانس|ماجستير|دكتوراه|دبلوم|شهاده|دوره)(?!\p{L})|(?:bachelor(?:'?s)?|master's|master of|doctorate|diploma|certificate|degree|course (?:in|on)|b\.?sc|m\.?sc|ph\.?d)(?!\p{L}))/u;

/** Whether a job title is a qualification, so that the place is where it was acquired. */
export const isQualification = (title: string): boolean => QUALIFICATION.test(fold(title).trim());

/** "Ontario East", "GTA West": where somebody sold, not for whom. */
const SALES_TERRITORY = /^\S+ (?:east|west|north|south)$/u;

const withoutBullet = (text: string) => text.replace(/^[^\p{L}\p{N}]+/u, '');
const startsLow = (name: string) => /^\p{Ll}/u.test(name);
const isArabic = (name: string) => /[\u0621-\u064A]/.test(name);

/**
 * Returns an employer's name as it is spoken, or null if it is more likely a date, a place, a
 * title or a department that stood in its place.
 */
export function employerName(written: string): string | null {
  const name = withoutBullet(written)
    .replace(/\s*\([^)]*\)?\s*/g, ' ')
    .replace(LEGAL_FORM, '')
    .trim();
  const folded = fold(name);
  if (
    NOT_AN_EMPLOYER.test(folded) ||
    SALES_TERRITORY.test(folded) ||
    isPlace(name) ||
    startsLow(name) ||
    /^\d/.test(name)
  )
    return null;
  if (isArabic(name)) return ARABIC_ORGANISATION.test(folded) ? name : null;
  if (isTitle(name)) return null;
  return words(name).length > 1 && name === name.toUpperCase() ? capitalized(name) : name;
}

const capitalized = (name: string) =>
  name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** What stands where a project's name should, and names none. Folded spelling. */
const NOT_A_PROJECT = phrase(String.raw`
  capstone|thesis|dissertation|graduation project|final year project|senior project|group project|side project|coursework
  activities|volunteering|awards|certificates|publications|interests|references|languages
  treasurer|volunteer|helper|member|captain|organi[sz]er|tutor
  مشروع (?:ال)?تخرج|مشروع التخرج|رساله|انشطه|تطوع|متطوعه?|عضو|جوايز
`);

/**
 * Returns a project's name as it is spoken, or null if it is a description, a heading or a role.
 * In Arabic, the word for "project" is left out: the questions have it.
 */
export function projectName(written: string): string | null {
  const name = withoutBullet(written);
  if (NOT_A_PROJECT.test(fold(name)) || isTitle(name) || skillNamed(name)) return null;
  if (isArabic(name)) return name.replace(/^(?:ال)?مشروع\s+/u, '');
  // A name is written with capitals; what is not, describes.
  const isName = name.split(/\s+/).every((word) => word.length <= 3 || !startsLow(word));
  const isHeading = name === name.toUpperCase() && name.length > 6;
  return isName && !isHeading ? name : null;
}

/**
 * Returns a job title as it is spoken: without a team or place after a dash or comma, and without
 * the second form for women or men, or the translation of an Arabic title.
 */
export function spokenRole(title: string): string | null {
  const role = title
    .split(/\s[-–—/]\s|[,،:]\s?/u)[0]!
    .replace(/\/\p{L}{1,2}(?!\p{L})/gu, '')
    .replace(/^(\p{L}+) أو \1ة(?!\p{L})/u, '$1')
    .replace(/^([\u0621-\u0652]+(?: [\u0621-\u0652]+)+)(?: [A-Za-z]+){2,}$/u, '$1')
    .trim();
  return role && !role.includes('/') ? role : null;
}
