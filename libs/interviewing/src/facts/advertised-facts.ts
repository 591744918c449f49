import { ADVERTISED_FACT_MAX_CHARS, type AdvertisedFact } from '@portal/protocol';
import { words } from '../language/words';
import { isAboutCompany } from './job-skills';
import {
  isOfOthers,
  topicOfLabel,
  topicsStatedIn,
  type StatedTopic,
} from './lexicon/advertised-topics';
import { BULLET, heading, type SectionName } from './lexicon/headings';
import { isPlace } from './lexicon/places';
import { findSkills } from './lexicon/skills';
import { isSensitive } from './sensitive';
import { hasMarkup, isInstruction } from './speakable';
import { unwrappedLines } from './wrapped-lines';

/** Most facts on one topic: an answer quotes no more. */
const MAX_PER_TOPIC = 2;
/** Benefits are asked for by name. */
const MAX_BENEFITS = 8;
const MAX_DUTIES = 3;
/** Most lines that belong to a heading that names a topic, such as "Working hours". */
const MAX_LINES_UNDER_LABEL = 2;
const MAX_LINES_UNDER_BENEFITS = 12;
const MAX_LABEL_WORDS = 5;

/** Separates what stands beside each other in a line ("Riyadh | Full-time"). */
const COLUMNS = /\s*[|•·▪●]\s*|\t+| {3,}/;
const SENTENCES = /(?<=[.!؟?;؛])\s+/;
const CLAUSES = /\s*[,،;؛]\s*/;
const LABELLED = /^([^:：]{2,40})[:：]\s*(\S.*)$/;
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Matches telephone numbers and ids, which nobody needs to hear. */
const LONG_NUMBER = /\d{8,}|\+\d{2}|(?<!\d)0\d(?:[ -]?\d){6,}/;

/** Topics that a duty may state besides what is to be done; others are what the work is about. */
const STATED_BY_DUTIES: ReadonlySet<StatedTopic> = new Set([
  'shifts',
  'travel',
  'reports_to',
  'team',
]);
/** Topics that what is asked of the candidate says nothing about, or only of earlier jobs. */
const NOT_IN_REQUIREMENTS: ReadonlySet<StatedTopic> = new Set([
  'salary',
  'benefits',
  'leave',
  'training',
  'team',
]);

type FoundFact = AdvertisedFact & { isLabelled: boolean };

/** Where in the advertisement a line stands. */
interface Place {
  section: SectionName;
  /** The topic of the heading above; `others` if it is about the company's customers. */
  under: StatedTopic | 'others' | null;
  /** Number of lines since that heading. */
  lines: number;
  /** Whether items of a list were read under it. */
  isList: boolean;
}

/**
 * Reads what a job's advertisement states about the job, for the candidate's own questions: at most
 * `MAX_PER_TOPIC` facts on a topic, labelled ones first. Each is a sentence or a phrase of the
 * advertisement, word for word. What says something about the company's past or its customers is
 * left out, and so is whatever must not be spoken: markup, instructions, sensitive topics.
 * @param duties the duties that were read in it; those that stand in it word for word are taken
 */
export function advertisedFacts(content: string, duties: readonly string[]): AdvertisedFact[] {
  const lines = unwrappedLines(content.replace(DIRECTION_MARKS, ''));
  const found: FoundFact[] = [];
  const place: Place = { section: 'top', under: null, lines: 0, isList: false };
  for (const line of lines) {
    if (opensPart(line, place)) continue;
    leavesList(line, place);
    for (const column of line.split(COLUMNS)) found.push(...factsIn(column, place));
    place.lines += 1;
  }
  const ordered = [
    ...found.filter(({ isLabelled }) => isLabelled),
    ...found.filter(({ isLabelled }) => !isLabelled),
  ].map(({ topic, text: stated }) => ({ topic, text: stated }));
  return [...dutiesIn(lines, duties), ...fewOfEach(ordered)];
}

/** Notes a heading that stands alone in its line; false if the line is none. */
function opensPart(line: string, place: Place): boolean {
  const isBullet = BULLET.test(line);
  const label = isBullet || words(line).length > MAX_LABEL_WORDS ? null : topicOfLabel(line);
  const named = isBullet ? null : heading(line);
  const isUnknown = !isBullet && /[:：]$/.test(line) && words(line).length <= MAX_LABEL_WORDS;
  if (label === null && (named === null || named.rest !== '') && !isUnknown) return false;
  place.section = named?.rest === '' ? named.name : label === null ? place.section : 'other';
  place.under = label;
  place.lines = 0;
  place.isList = false;
  return true;
}

/** A whole sentence after the items of a list belongs to the list's heading no more. */
const WHOLE_SENTENCE = /^(?!\p{Ll}).*[.!؟?]$/u;

function leavesList(line: string, place: Place): void {
  if (BULLET.test(line)) place.isList = true;
  else if (place.isList && WHOLE_SENTENCE.test(line)) {
    place.section = 'other';
    place.under = null;
    place.isList = false;
  }
}

function factsIn(column: string, place: Place): FoundFact[] {
  const stated = cleaned(column);
  const [, label = '', value = ''] = stated.match(LABELLED) ?? [];
  const labelled = value === '' ? null : topicOfLabel(label);
  if (labelled === 'others') return [];
  if (labelled !== null && isSpeakable(stated))
    return [
      { topic: labelled, text: stated, isLabelled: true },
      ...topicsIn(value, { ...place, under: null })
        .filter((topic) => topic !== labelled)
        .map((topic) => ({ topic, text: stated, isLabelled: false })),
    ];
  // "Full-time" and "Hybrid" stand where places do.
  if (place.section === 'top' && isPlace(stated) && topicsStatedIn(stated).length === 0)
    return [{ topic: 'place', text: stated, isLabelled: false }];
  return stated
    .split(SENTENCES)
    .map(cleaned)
    .flatMap((sentence) => factsOf(sentence, place));
}

/** The facts of a sentence; of its clauses if the whole must not be spoken or is too long. */
function factsOf(sentence: string, place: Place): FoundFact[] {
  if (isOfOthers(sentence)) return [];
  const topics = topicsIn(sentence, place);
  if (topics.length === 0) return [];
  const isUnderLabel = (topic: StatedTopic) => topic === place.under;
  if (isSpeakable(sentence))
    return topics.map((topic) => ({ topic, text: sentence, isLabelled: isUnderLabel(topic) }));
  const clauses = sentence.split(CLAUSES).map(cleaned).filter(isSpeakable);
  return clauses.flatMap((clause) =>
    topicsStatedIn(clause)
      .filter((topic) => topics.includes(topic))
      .map((topic) => ({ topic, text: clause, isLabelled: false })),
  );
}

/** Returns what a sentence states, in view of where it stands. */
function topicsIn(sentence: string, { section, under, lines }: Place): StatedTopic[] {
  if (under === 'others') return [];
  const isNamed =
    under !== null &&
    lines < (under === 'benefits' ? MAX_LINES_UNDER_BENEFITS : MAX_LINES_UNDER_LABEL);
  const stated = topicsStatedIn(sentence).filter(
    (topic) =>
      (topic !== 'tools' || namesTool(sentence)) &&
      (section !== 'responsibilities' ||
        STATED_BY_DUTIES.has(topic) ||
        NAMES_THE_JOB.test(sentence)) &&
      ((section !== 'requirements' && section !== 'preferred') ||
        !NOT_IN_REQUIREMENTS.has(topic)) &&
      // What a company says of itself counts only where it names the job.
      (section !== 'company' || NAMES_THE_JOB.test(sentence)),
  );
  return isNamed && !isOfOthers(sentence) ? [...new Set([under, ...stated])] : stated;
}

const NAMES_THE_JOB =
  /\b(?:you|your|this (?:role|position|job|post)|the (?:role|position|post)|this is an? .*(?:role|position|job|post))\b|(?<!\p{L})(?:الوظيفة|وظيفتك|ستعمل|ستنضم|بتشتغل|الشاغر)(?!\p{L})/iu;

/** Names of tools have capitals where other words have none ("SAP", "Node.js", not "auditing"). */
const namesTool = (sentence: string): boolean =>
  !isAboutCompany(sentence) &&
  findSkills(sentence, { strict: true }).some(
    ({ skill, start, end }) =>
      skill.family !== 'general' && /\p{Lu}/u.test(sentence.slice(start === 0 ? 1 : start, end)),
  );

function dutiesIn(lines: readonly string[], duties: readonly string[]): AdvertisedFact[] {
  const whole = lines.join(' ').replace(/\s+/g, ' ');
  return duties
    .map(cleaned)
    .filter((duty) => whole.includes(duty) && isSpeakable(duty) && !isOfOthers(duty))
    .slice(0, MAX_DUTIES)
    .map((duty) => ({ topic: 'duties', text: duty }));
}

function fewOfEach(facts: readonly AdvertisedFact[]): AdvertisedFact[] {
  const kept: AdvertisedFact[] = [];
  for (const fact of facts) {
    const same = kept.filter(({ topic }) => topic === fact.topic);
    const most = fact.topic === 'benefits' ? MAX_BENEFITS : MAX_PER_TOPIC;
    if (same.length < most && same.every(({ text }) => text !== fact.text)) kept.push(fact);
  }
  return kept;
}

const cleaned = (text: string) =>
  text
    .replace(BULLET, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s–—-]+|[\s.;؛،,:：–—-]+$/g, '')
    .trim();

function isSpeakable(text: string): boolean {
  return (
    text !== '' &&
    text.length <= ADVERTISED_FACT_MAX_CHARS &&
    /\p{L}/u.test(text) &&
    // A sign of money is no markup.
    !hasMarkup(text.replace(/\$(?=\s?\d)/g, '')) &&
    !LONG_NUMBER.test(text) &&
    !isInstruction(text) &&
    !isSensitive(text)
  );
}
