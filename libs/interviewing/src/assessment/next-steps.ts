import type { Assessment, CompetencyScore, InterviewPlan } from '@portal/protocol';
import { canonicalSkill } from '../facts/lexicon/skills';
import { skillName } from '../questions/competencies';
import { PACE, type Basis } from './competencies';
import { isUnclear, scoreOf, type Features } from './features';
import { isFound, isLacking, isShort } from './findings';
import { focusOf } from './parts';
import { reportText, type StepName } from './report-text';
import { askedPart } from './structure';
import type { Answer } from './transcript';

type Values = Record<string, string | number>;
/**
 * A suggestion for what to practise. `need` (0–1) is the severity of the weakness that the
 * suggestion addresses.
 */
interface Step {
  name: StepName;
  need: number;
  values?: Values;
}

const STEP_COUNT = 3;

/** Suggests three things to practise next, aimed at the weakest points of this interview. */
export function nextSteps(
  answers: readonly Answer[],
  basis: Basis,
  competencies: readonly CompetencyScore[],
  plan: InterviewPlan,
): Assessment['nextSteps'] {
  const answered = basis.features.filter((item) => item.wordCount > 0);
  const found = [
    ...contentSteps(answered, competencies),
    ...silentSteps(answers, answered, plan),
    ...speechSteps(basis),
  ]
    .filter((step) => step.need >= 0.25)
    .sort((a, b) => b.need - a.need);
  const fallback: Step[] = [
    { name: 'stretch', need: 0 },
    { name: 'vary', need: 0 },
    { name: 'rehearse', need: 0, values: { topic: weakestTopic(answers, basis.features) } },
  ];
  const chosen: Step[] = [];
  for (const step of [...found, ...fallback]) {
    if (chosen.length < STEP_COUNT && !chosen.some((other) => other.name === step.name))
      chosen.push(step);
  }
  return chosen.map(({ name, values }) => ({
    title: reportText(`${name}StepTitle`, values),
    detail: reportText(`${name}StepDetail`, values),
  }));
}

const shareOf = (items: readonly Features[], test: (item: Features) => boolean) =>
  items.length > 0 ? items.filter(test).length / items.length : 0;
const scoreFor = (competencies: readonly CompetencyScore[], name: CompetencyScore['competency']) =>
  competencies.find(({ competency }) => competency === name)?.score ?? 100;

function contentSteps(
  answered: readonly Features[],
  competencies: readonly CompetencyScore[],
): Step[] {
  if (answered.length === 0) return [];
  const weak = (name: CompetencyScore['competency']) => 1 - scoreFor(competencies, name) / 100;
  const counts = { answered: answered.length };
  const without = (test: (item: Features) => boolean) => ({
    ...counts,
    lacking: answered.filter(test).length,
  });
  const noResult = (item: Features) => !isUnclear(item) && isLacking('result', item);
  const noExample = (item: Features) => isLacking('example', item);
  const noPart = (item: Features) => isLacking('ownPart', item);
  const noReasons = (item: Features) => isLacking('reasons', item);
  const repeated = (item: Features) => item.repeats !== null;
  const astray = (item: Features) => !item.onTopic;
  const long = (item: Features) =>
    item.wordCount > 220 || (focusOf(item.parts) < 0.6 && !isShort(item));
  const unreasoned = answered.filter((item) => item.answer.question.category === 'technical');
  // What a missing result costs is a step of its own.
  const open = (item: Features) => item.uncovered.filter((point) => askedPart(point) !== 'result');
  const worst = [...answered]
    .sort((a, b) => scoreOf(a) - scoreOf(b))
    .find((item) => open(item).length > 0);
  return [
    { name: 'detail', need: shareOf(answered, isShort) * 1.05, values: without(isShort) },
    {
      name: 'newStory',
      need: answered.some(repeated) ? 0.6 + 0.4 * shareOf(answered, repeated) : 0,
      values: without(repeated),
    },
    { name: 'topic', need: shareOf(answered, astray), values: without(astray) },
    {
      name: 'result',
      need: answered.some(noResult)
        ? shareOf(answered, noResult) * 0.5 + weak('structure') * 0.4
        : 0,
      values: without(noResult),
    },
    {
      name: 'example',
      need: answered.some(noExample)
        ? shareOf(answered, noExample) * 0.45 + weak('structure') * 0.2
        : 0,
      values: without(noExample),
    },
    { name: 'ownPart', need: shareOf(answered, noPart) * 0.6, values: without(noPart) },
    {
      name: 'structure',
      need: answered.every((item) => isFound('order', item)) ? 0 : weak('structure') * 0.75,
      values: counts,
    },
    {
      name: 'reasons',
      need: unreasoned.some(noReasons)
        ? shareOf(unreasoned, noReasons) * 0.4 + weak('technicalDepth') * 0.3
        : 0,
      values: counts,
    },
    { name: 'concise', need: shareOf(answered, long) * 0.9, values: without(long) },
    ...(worst
      ? [
          {
            name: 'point' as const,
            need: 0.3 + weak('technicalDepth') * 0.3,
            values: { point: open(worst)[0] ?? '', topic: worst.answer.question.topic },
          },
        ]
      : []),
  ];
}

function silentSteps(
  answers: readonly Answer[],
  answered: readonly Features[],
  plan: InterviewPlan,
): Step[] {
  const asked = answers.filter((answer) => answer.asked);
  const declined = asked.filter((answer) => answer.declined && answer.utterances.length === 0);
  // Topics are in the interview's language, and a corrected resume has its owner's spellings.
  const known = (skill: string) => canonicalSkill(skill).toLowerCase();
  const owned = new Set(plan.resume.skills.map(known));
  const declinedSkills = new Set(declined.map((answer) => known(answer.question.topic)));
  const gap =
    plan.job.skills.find((skill) => declinedSkills.has(known(skill))) ??
    plan.job.skills.find((skill) => !owned.has(known(skill)));
  const firstDeclined = declined[0];
  return [
    ...(answered.length === 0 ? [{ name: 'speakUp' as const, need: 1 }] : []),
    ...(firstDeclined
      ? [
          {
            name: 'declined' as const,
            need: 0.4 + 0.6 * (declined.length / asked.length),
            values: { topic: firstDeclined.question.topic, declined: declined.length },
          },
        ]
      : []),
    ...(gap && plan.resume.skills.length > 0
      ? [{ name: 'gap' as const, need: 0.35, values: { skill: skillName(gap, plan.language) } }]
      : []),
  ];
}

function speechSteps({ delivery, speech, language }: Basis): Step[] {
  const steps: Step[] = [];
  const band = PACE[language];
  const wpm = delivery.wordsPerMinute;
  if (wpm !== null && speech.timedWords >= 30) {
    if (wpm > band.to)
      steps.push({
        name: 'paceFast',
        need: Math.min(1, 0.3 + (wpm - band.to) / 60),
        values: { wpm },
      });
    if (wpm < band.from)
      steps.push({
        name: 'paceSlow',
        need: Math.min(1, 0.2 + (band.from - wpm) / 60),
        values: { wpm },
      });
  }
  const common = delivery.fillerWords[0];
  if (common && speech.fillersPer100 > 3)
    steps.push({
      name: 'fillers',
      need: Math.min(1, 0.25 + speech.fillersPer100 / 15),
      values: { word: common.word, per100: speech.fillersPer100 },
    });
  const long = delivery.pauses?.over4s ?? 0;
  if (long > 1) steps.push({ name: 'pauses', need: Math.min(1, 0.2 + long / 8), values: { long } });
  return steps;
}

function weakestTopic(answers: readonly Answer[], features: readonly Features[]): string {
  const worst = [...features].sort((a, b) => scoreOf(a) - scoreOf(b))[0];
  return worst?.answer.question.topic ?? answers[0]?.question.topic ?? '';
}
