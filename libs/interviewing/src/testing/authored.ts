import { DIFFICULTIES, type Language } from '@portal/protocol';
import { FAMILY_BANK } from '../questions/bank/family-bank';
import { ASK_FOR_CASE, BACK_TO_TOPIC } from '../questions/bank/follow-ups/any-question';
import type { FollowUps } from '../questions/bank/follow-ups/follow-ups';
import { HR_FOLLOW_UPS } from '../questions/bank/follow-ups/hr-areas';
import { PLACE_FOLLOW_UPS } from '../questions/bank/follow-ups/places';
import { TECHNICAL_FOLLOW_UPS } from '../questions/bank/follow-ups/technical-areas';
import { GENERAL_HR } from '../questions/bank/general-hr';
import { GENERAL_TECHNICAL } from '../questions/bank/general-technical';
import { JOB_TECHNICAL } from '../questions/bank/job-technical';
import { JUNIOR_HR } from '../questions/bank/junior-hr';
import { JUNIOR_TECHNICAL } from '../questions/bank/junior-technical';
import { PERSONAL_HR } from '../questions/bank/personal-hr';
import { PERSONAL_TECHNICAL } from '../questions/bank/personal-technical';
import type { ByDifficulty, Template } from '../questions/bank/template';
import { TRADES } from '../questions/bank/trades/trades';

/** Every question template, with its bank and difficulty. */
export const TEMPLATES: readonly {
  bank: string;
  difficulty: (typeof DIFFICULTIES)[number];
  template: Template;
}[] = [
  ...inBank('general hr', GENERAL_HR),
  ...inBank('general technical', GENERAL_TECHNICAL),
  ...inBank('personal hr', PERSONAL_HR),
  ...inBank('personal technical', PERSONAL_TECHNICAL),
  ...inBank('job technical', JOB_TECHNICAL),
  ...inBank('junior hr', JUNIOR_HR),
  ...inBank('junior technical', JUNIOR_TECHNICAL),
  ...Object.entries(TRADES).flatMap(([name, { technical }]) => inBank(name, technical)),
  ...Object.entries(FAMILY_BANK).flatMap(([family, { technical, hr }]) => [
    ...inBank(`${family} technical`, technical),
    ...inBank(`${family} hr`, hr),
  ]),
];

function inBank(bank: string, byDifficulty: ByDifficulty) {
  return DIFFICULTIES.flatMap((difficulty) =>
    byDifficulty[difficulty].map((template) => ({ bank, difficulty, template })),
  );
}

export interface Authored {
  where: string;
  language: Language;
  text: string;
  /** Whether the text is spoken, rather than only shown on the page or compared with answers. */
  spoken: boolean;
}

/** Every piece of text in the question bank, in English and Arabic. */
export const AUTHORED: readonly Authored[] = [
  ...TEMPLATES.flatMap(({ template: { id, en, ar } }) =>
    (
      [
        ['en-US', en],
        ['ar-SA', ar],
      ] as const
    ).flatMap(([language, { ask, rephrase, subject, points, keywords }]) => [
      ...[ask, rephrase, subject]
        .filter(Boolean)
        .map((text) => ({ where: id, language, text, spoken: true })),
      ...[...points, ...keywords].map((text) => ({ where: id, language, text, spoken: false })),
    ]),
  ),
  ...Object.entries({ ...TECHNICAL_FOLLOW_UPS, ...HR_FOLLOW_UPS }).flatMap(
    ([area, { story, practice }]) => [...asked(area, story), ...asked(area, practice)],
  ),
  ...Object.entries(PLACE_FOLLOW_UPS).flatMap(([place, followUps]) => asked(place, followUps)),
  ...Object.entries(FAMILY_BANK).flatMap(([family, { followUps }]) => asked(family, followUps)),
  ...[...BACK_TO_TOPIC, ...ASK_FOR_CASE.story, ...ASK_FOR_CASE.practice].flatMap((wordings) =>
    said('any question', wordings),
  ),
];

function asked(where: string, followUps: FollowUps): Authored[] {
  return Object.values(followUps).flatMap((wordings) => said(where, wordings));
}

function said(where: string, wordings: Readonly<Record<Language, string>>): Authored[] {
  return (['en-US', 'ar-SA'] as const).map((language) => ({
    where,
    language,
    text: wordings[language],
    spoken: true,
  }));
}
