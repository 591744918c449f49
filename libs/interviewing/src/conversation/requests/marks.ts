import { signals } from '../../language/signals';
import { isStopWord, stem } from '../../language/words';
import { ARABIC } from './arabic';
import type { CueStrength, RequestLanguage } from './cue';
import { ENGLISH } from './english';
import type { Command } from '../commands/command';
import { topicOf } from '../question-topics';

const SHORT_WORDS = 6;
/** Number of deeds, and of words that requests hardly need, from which a turn is marked. */
const MANY_DEEDS = 1;
const MANY_FOREIGN = 3;

/**
 * Verbs that follow "I" in talk about the interview itself. Any other verb after "I" or "we" is a
 * deed.
 */
const OF_THE_TALK =
  /^(?:am|was|im|have|had|has|do|did|dont|didnt|can|cant|could|couldnt|will|would|wouldnt|should|shall|may|might|must|need|want|wanted|wanna|like|love|prefer|rather|think|thought|guess|mean|meant|know|knew|understand|understood|see|hear|heard|here|get|got|catch|caught|miss|missed|lost|forgot|follow|followed|hope|wonder|wondered|appreciate|answer|really|just|only|honestly|sorry|still|also|actually|kind|sort|quite|even|be|feel|gotta|have|changed|got|not|never|please|lets)$/;
const ENGLISH_DEED =
  /(?<!(?:can|could|should|do|did|would|will|shall|may|am|must|are|was|were|is|if|while|what|how|when|where|have|how much|let) )\b(?:i|we) (?:(?:usually|always|also|then|often|never|just|once|first|would|will|can|could|had to|have to|used to|really|only|even|still) )*([a-z]+)/g;
const MY_WORK =
  /\bmy (?:job|role|task|manager|boss|team|company|colleague|biggest \w+) (?:is|was|has|had|would|asked|said|told|wanted)\b/g;
const ARABIC_DEED =
  /(?:^| )(?:و|ف)?(?:كنت|كنا|قمت|قمنا|اعيد|اطلب|اكرر|اوقف|اتوقف|نوقف|نعيد|نسجل|نعطي|ننظر|اراجع\S*|انظر|اشوف|سويت|خذيت|عطيت\S*|خليت\S*|وقفت|اخذ|اكتب|كتبت|اجلنا|عدينا|طوفنا|تعلمت|اتعلم|(?!عندنا|لدينا|امامنا|معنا|علينا|يسمعنا|خلنا|خلينا|دعنا|قدامنا|بيننا)[\u0621-\u064A]{3,}(?:ناه|ناها|ناهم|نا))(?= |$)/g;

type Name = 'asks' | 'opens' | 'requests' | 'addresses' | 'reports' | 'others' | 'excuses';
const NAMES: readonly Name[] = [
  'asks',
  'opens',
  'requests',
  'addresses',
  'reports',
  'others',
  'excuses',
];

/** Compiles wordings to one pattern that matches whole words, with the blocks filled in. */
function compiled(wordings: readonly string[], { blocks }: RequestLanguage, flags = 'u'): RegExp {
  const filled = (source: string): string =>
    source.replace(/<([A-Z]+)> ?/g, (found, name: string) => {
      const block = filled(blocks[name] ?? '');
      // A block of optional words ends with the space between them.
      return name === 'SOME' ? block : `${block}${found.endsWith(' ') ? ' ' : ''}`;
    });
  return new RegExp(`(?<![^ ])(?:${wordings.map(filled).join('|')})(?![^ ])`, flags);
}

const LANGUAGES = [ENGLISH, ARABIC].map((language) => ({
  cues: language.cues.map(({ command, strength, wordings }) => ({
    command,
    strength,
    pattern: compiled(wordings, language),
  })),
  patterns: Object.fromEntries(
    NAMES.map((name) => [name, compiled(language[name], language, 'gu')]),
  ) as Record<Name, RegExp>,
  greetings: compiled(language.greetings, language, 'gu'),
  thanks: compiled(language.thanks, language, 'gu'),
}));

/** The words of every wording of a request, and those that say nothing about what a turn is. */
const LIGHT = new Set(
  [ENGLISH, ARABIC].flatMap((language) =>
    [
      language.light,
      ...Object.values(language.blocks),
      ...language.cues.flatMap(({ wordings }) => wordings),
      ...NAMES.filter((name) => name !== 'reports' && name !== 'others').flatMap(
        (name) => language[name],
      ),
    ].flatMap((source) =>
      (source.replace(/\\[a-zA-Z]/g, ' ').match(/\p{L}{2,}/gu) ?? []).flatMap((word) => [
        word,
        stem(word),
      ]),
    ),
  ),
);

/** Returns the requests whose wordings a turn contains. Expects plain text. */
function cuesIn(said: string): { command: Command; strength: CueStrength }[] {
  return LANGUAGES.flatMap(({ cues }) => cues.filter(({ pattern }) => pattern.test(said)));
}

/** Whether a turn consists only of words that greet, or that thank. Expects plain text. */
function consistsOf(kind: 'greetings' | 'thanks', said: string): boolean {
  const rest = LANGUAGES.reduce((left, language) => left.replace(language[kind], ''), said);
  return rest.trim() === '';
}

/** Whether a turn has the form of a question to the interviewer. Expects plain text. */
const asks = (said: string): boolean => matches('asks', said) > 0 || matches('opens', said) > 0;

/** Whether a turn reports what somebody said. Expects plain text. */
export const reports = (said: string): boolean => matches('reports', said) > 0;

function matches(name: Name, said: string): number {
  return LANGUAGES.reduce(
    (sum, { patterns }) => sum + (said.match(patterns[name])?.length ?? 0),
    0,
  );
}

/**
 * Returns the marks of a turn: which wordings of requests occur in it, whether it has the form of a
 * question and what it asks about, and what speaks for an answer (deeds of the speaker, somebody's
 * words, people and things at work). Expects plain text.
 */
export function marksOf(said: string): string[] {
  const all = said.split(' ');
  const topic = topicOf(said);
  const marks: readonly (readonly [string, boolean])[] = [
    ...NAMES.map((name) => [name, matches(name, said) > 0] as const),
    ['question', asks(said)],
    ['greeting', consistsOf('greetings', said)],
    ['thanks', consistsOf('thanks', said)],
    ['short', all.length <= SHORT_WORDS],
    ['deeds', deedsIn(said) >= MANY_DEEDS],
    ['foreign', all.filter(isForeign).length >= MANY_FOREIGN],
    [`topic ${topic}`, topic !== 'unknown'],
  ];
  return [
    ...new Set([
      ...cuesIn(said).map(({ command, strength }) => `${command} ${strength}`),
      ...marks.filter(([, holds]) => holds).map(([mark]) => mark),
    ]),
  ];
}

function deedsIn(said: string): number {
  const own = said.match(MY_WORK)?.length ?? 0;
  const english = [...said.matchAll(ENGLISH_DEED)].filter(
    ([, verb]) => !OF_THE_TALK.test(verb!),
  ).length;
  const arabic = said.match(ARABIC_DEED)?.length ?? 0;
  return Math.max(own + english + arabic, signals(said.replace(/[a-z]+/g, '')).actions);
}

const isForeign = (word: string) =>
  word.length > 2 && !isStopWord(word) && !LIGHT.has(word) && !LIGHT.has(stem(word));
