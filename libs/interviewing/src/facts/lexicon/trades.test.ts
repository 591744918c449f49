import { fold } from '../../language/words';
import { JOB_TECHNICAL } from '../../questions/bank/job-technical';
import { PERSONAL_TECHNICAL } from '../../questions/bank/personal-technical';
import { hasMarkup, isInstruction } from '../speakable';
import { isSensitive } from '../sensitive';
import { isFieldOfWork } from './fields-of-work';
import { isNoSubject } from './no-subject';
import { canonicalSkill, findSkills } from './skills';
import { KINDS, wordsOf, type Trade } from './trade';
import { TRADES } from './trades';

const TRADE_LIST: readonly (readonly [string, Trade])[] = Object.entries(TRADES);
const WORDS = Object.values(TRADES).flatMap(wordsOf);
const spelled = (name: string) => fold(name.replace(/^~/, '')).replace(/[-/\s]+/g, ' ');

describe.each(TRADE_LIST)('the words of %s', (_, trade) => {
  const lines = KINDS.flatMap((kind) => (trade[kind] ?? '').split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);

  it('are well formed', () =>
    expect(
      lines.filter(
        (line) =>
          !/^[~!@]?[^\s,:=،~!@][^,:=،]*(?:: [^:=،]+[^:=،\s,])?(?: = [^:=,a-z][^:=,]*)?$/u.test(
            line,
          ),
      ),
    ).toEqual([]));

  it('have a name in Arabic unless they are products, certificates or everyday tools', () =>
    expect(
      wordsOf(trade)
        .filter(({ kind, arabic }) => /practices|fields/.test(kind) && arabic.length === 0)
        .map(({ name }) => name),
    ).toEqual([]));

  it('are written in the script of their language', () =>
    expect(
      wordsOf(trade).flatMap(({ name, aliases, arabic }) => [
        ...[name, ...aliases].filter((each) => /[\u0600-\u06FF]/.test(each)),
        ...arabic.filter((each) => !/[\u0621-\u064A]/.test(each)),
      ]),
    ).toEqual([]));
});

it('names nothing twice', () => {
  const seen = new Map<string, string>();
  const twice = WORDS.flatMap(({ name, aliases, arabic }) =>
    [name, ...aliases, ...arabic].flatMap((each) => {
      const owner = seen.get(spelled(each));
      seen.set(spelled(each), name);
      return owner === undefined ? [] : [`${each}: ${owner}, ${name}`];
    }),
  );
  expect(twice).toEqual([]);
});

it('finds each by its own name', () =>
  expect(
    WORDS.filter(({ rule }) => rule === 'any').filter(
      ({ name, arabic }) =>
        canonicalSkill(name) !== name ||
        [name, ...arabic.slice(0, 1)].some((each) =>
          findSkills(each, { strict: true }).every(({ skill }) => skill.name !== name),
        ),
    ),
  ).toEqual([]));

describe('what questions are asked about', () => {
  const asked = WORDS.filter(({ name, family }) => {
    const isSubject = !isFieldOfWork(name) && !isNoSubject(name);
    return isSubject && family !== 'general';
  });
  const templates = [PERSONAL_TECHNICAL, JOB_TECHNICAL]
    .flatMap((bank) => Object.values(bank).flat())
    .filter(({ en }) => /\{(?:skill|match|gap)\}/.test(en.ask));

  it('may be spoken', () =>
    expect(
      asked
        .flatMap(({ name, arabic }) => [name, ...arabic.slice(0, 1)])
        .filter(
          (name) => isSensitive(name) || hasMarkup(name.replace('#', '')) || isInstruction(name),
        ),
    ).toEqual([]));

  it('is no field, certificate, everyday tool or language', () =>
    expect(asked.filter(({ kind }) => kind !== 'practices' && kind !== 'tools')).toEqual([]));

  it('fits a spoken question in both languages', () => {
    const long = asked.flatMap(({ name, arabic }) =>
      templates.flatMap(({ en, ar }) =>
        [en.ask.replace(/\{\w+\}/, name), ar.ask.replace(/\{\w+\}/, arabic[0] ?? name)].filter(
          (text) => text.split(/\s+/).length > 45,
        ),
      ),
    );
    expect(templates.length).toBeGreaterThan(5);
    expect(long).toEqual([]);
  });

  it('is a noun phrase: no verb in the imperative, no sentence', () =>
    expect(
      asked.map(({ name }) => name).filter((name) => /[.!?]$|\b(?:I|you|your|we|our)\b/.test(name)),
    ).toEqual([]));
});

describe('languages', () => {
  const names = (text: string) => findSkills(text, { strict: true }).map(({ skill }) => skill.name);

  it.each([
    ['Fluent English and conversational French', ['English', 'French']],
    ['Languages: Arabic, English (C1)', ['Arabic', 'English']],
    ['إجادة اللغة الإنجليزية', ['English']],
    ['Welsh is a plus', ['Welsh']],
  ])('are known: %s', (text, found) => expect(names(text)).toEqual(found));

  it.each(['an English teacher', 'Italian customers in Spanish ports', 'شركة فرنسية كبيرة'])(
    'are not known: %s',
    (text) => expect(names(text)).toEqual([]),
  );
});

describe('what is written', () => {
  const names = (text: string) => findSkills(text, { strict: true }).map(({ skill }) => skill.name);

  it.each([
    [
      'SAP EWM, SAP WM, SAP MM, SAP Ariba, SAP FICO',
      ['SAP EWM', 'SAP WM', 'SAP MM', 'SAP Ariba', 'SAP FICO'],
    ],
    ['shift planning and labour planning', ['Shift planning', 'Labor planning']],
    ['safety training, HSE', ['Safety training', 'HSE']],
    ['Airbus A320, Boeing 737', ['Airbus A320', 'Boeing 737']],
    ['GitHub, GitLab', ['GitHub', 'GitLab']],
    ['Gradle, Maven', ['Gradle', 'Maven']],
    ['ZATCA, VAT and zakat', ['VAT', 'Zakat']],
    ['TOEFL 100', ['TOEFL']],
  ])('stays what it is: %s', (text, found) => expect(names(text)).toEqual(found));

  it('is one skill where only the words differ', () =>
    expect(names('Forklift license, forklift operation, rostering, shift scheduling')).toEqual([
      'Forklift operation',
      'Shift planning',
    ]));
});

describe('"التواصل"', () => {
  const names = (text: string) => findSkills(text, { strict: true }).map(({ skill }) => skill.name);

  it.each([
    'التواصل، العمل الجماعي',
    'العمل الجماعي والتواصل.',
    'المهارات: التواصل والعمل الجماعي',
  ])('is communication in a list: %s', (text) => expect(names(text)).toContain('Communication'));

  it.each(['للتواصل: 0501234567', 'التواصل: 0501234567', 'وسائل التواصل الحديثة'])(
    'is none elsewhere: %s',
    (text) => expect(names(text)).not.toContain('Communication'),
  );
});
