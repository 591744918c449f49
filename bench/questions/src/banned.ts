import type { Asked } from './plans';

/** A kind of question that nobody should be asked. */
export interface Banned {
  name: string;
  isIn: (asked: Asked) => boolean;
}

const MAX_WORDS = 45;

/** Professions and fields of study: they say what a person is, not what they work with. */
const FIELDS =
  'nursing|medicine|pharmacy|teaching|accounting|finance|engineering|(?:mechanical|civil|electrical|software|computer|chemical|industrial) engineering|computer science|marketing|sales|human resources|law|economics|mathematics|physics|logistics|nurse|teacher|accountant|engineer|التمريض|تمريض|الطب|الصيدلة|التدريس|المحاسبة|محاسبة|الهندسة|هندسة \\S+|التسويق|المبيعات|الموارد البشرية|علوم الحاسب|ممرضة?|معلمة?|محاسبة?|مهندسة?';
const AS_TOOL = new RegExp(
  String.raw`(?:\b(?:(?:your )?use of|used?|using|work(?:ed|ing)? with|your work with|know|needs|lists|with the help of|done with) (?:${FIELDS})(?=[\s,.:;?]|$))|(?:استخدام|تطلب|تتطلب|يتطلب|بفضل|تحتاج الوظيفة إلى|تطلب الوظيفة|تذكر السيرة الذاتية) (?:${FIELDS})(?=[\s،.:؛؟]|$)`,
  'iu',
);

/** Words that may stand twice in a row. */
const TWICE = new Set(['that', 'had', 'is', 'her']);
const READ_OUT =
  /\b(?:you will|you'll|you shall|the candidate will|the successful candidate|responsible for|(?:must|should) be able to)\b|(?:ستقوم|ستقومين|ستعمل|ستعملين|ستكون|ستكونين|سيكون|يقوم الموظف|مسؤولا? عن|مسؤولة عن)(?=\s)/iu;
const OF_SKILL = /^(?:match|skill)-/;
const LEADERSHIP =
  /\b(?:your (?:direct )?reports|people (?:who )?reported to you|you (?:led|managed) a (?:team|department)|teams? (?:that )?you (?:led|managed|lead|manage)|years of (?:leading|leadership|management))\b|(?:فريق|قسم) (?:تديره|تقوده|بقيادتك|بإدارتك)|سنوات (?:من )?(?:القيادة|الإدارة)/iu;
const LONG_PAST =
  /\b(?:in your career|over the years|in all your years|ten years ago)\b|مسيرتك الطويلة|على مر السنين/iu;
const STUDIES = /\byour studies\b|\bfrom your (?:degree|course)\b|من الدراسة|في الدراسة/iu;

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const isOf = (asked: Asked, seniority: string) => asked.case.labels.seniority === seniority;
const lower = (text: string) => text.toLowerCase();

/** Every banned pattern, by the name under which it is counted. */
export const BANNED: readonly Banned[] = [
  {
    name: 'a profession or field as a tool',
    isIn: ({ text }) => AS_TOOL.test(text),
  },
  {
    name: 'an unfilled placeholder',
    isIn: ({ text }) => /[{}]|\b(?:undefined|null|NaN)\b|\[object/.test(text),
  },
  {
    name: 'a word twice in a row',
    isIn: ({ text }) =>
      words(lower(text)).some(
        (word, at, all) =>
          at > 0 && word === all[at - 1] && !TWICE.has(word) && /\p{L}/u.test(word),
      ),
  },
  {
    name: '"you will" read out of a duty',
    isIn: ({ template, text }) => template.startsWith('duty-') && READ_OUT.test(text),
  },
  {
    name: 'more than one question mark',
    isIn: ({ text }) => (text.match(/[?؟]/g) ?? []).length > 1,
  },
  {
    name: `more than ${MAX_WORDS} words`,
    isIn: ({ text }) => words(text).length > MAX_WORDS,
  },
  {
    name: 'presumes a skill that is not in the resume',
    isIn: (asked) => OF_SKILL.test(asked.template) && !isInResume(asked),
  },
  {
    name: 'asks a junior for leadership or a long past',
    isIn: (asked) =>
      isOf(asked, 'junior') && (LEADERSHIP.test(asked.text) || LONG_PAST.test(asked.text)),
  },
  {
    name: 'asks an experienced person about their studies',
    isIn: (asked) => !isOf(asked, 'junior') && STUDIES.test(asked.text),
  },
  {
    name: 'written in the other language',
    isIn: ({ case: { language }, text }) => {
      const arabic = (text.match(/[\u0621-\u064A]/g) ?? []).length;
      const latin = (text.match(/[A-Za-z]/g) ?? []).length;
      return language === 'ar-SA' ? latin > arabic : arabic > 0;
    },
  },
  {
    name: 'broken punctuation',
    isIn: ({ text }) => /\s[,.;:?،؛؟]|[,،;؛:][,،;؛:.?؟]|\.\.|\(\s*\)|\s{2}/.test(text),
  },
];

/** Whether the resume names the skill that a question is about, in its own words or as it was read. */
function isInResume({ case: { resume, resumeText }, question }: Asked): boolean {
  const read = new Set([...resume.skills, ...(resume.covers ?? [])].map(lower));
  return [question.topic, ...question.keywords.slice(0, 2)].some(
    (name) => read.has(lower(name)) || lower(resumeText).includes(lower(name)),
  );
}
