import type { FollowUpReason, Language, PlannedQuestion } from '@portal/protocol';
import { spokenText } from '../language/spoken-text';
import { isHrArea, type Area } from './bank/areas';
import { FAMILY_BANK } from './bank/family-bank';
import { ASK_FOR_CASE, BACK_TO_TOPIC } from './bank/follow-ups/any-question';
import type { FollowUps } from './bank/follow-ups/follow-ups';
import { HR_FOLLOW_UPS } from './bank/follow-ups/hr-areas';
import { PLACE_FOLLOW_UPS } from './bank/follow-ups/places';
import { TECHNICAL_FOLLOW_UPS } from './bank/follow-ups/technical-areas';
import type { Stance, Template } from './bank/template';
import { filled, wordingOf, type Candidate, type Category, type Ground } from './candidates';
import type { QuestionRequest } from './facts';

/**
 * How to refer to a fact after "about" (Arabic: after عَنْ), if its bare name wouldn't fit
 * there.
 */
const AS_TOPIC: Readonly<Partial<Record<Candidate['source'], Readonly<Record<Language, string>>>>> =
  {
    employer: { 'en-US': 'your work at {employer}', 'ar-SA': 'عَمَلِكْ فِي {employer}' },
    role: { 'en-US': 'the position of {role}', 'ar-SA': 'وَظِيفَةِ {role}' },
    duty: { 'en-US': 'that part of the job', 'ar-SA': 'هٰذَا الْجُزْءِ مِنَ الْوَظِيفَةِ' },
  };

/**
 * Creates a function that picks the follow-ups for each question. The function avoids repeating a
 * wording within an interview for as long as possible.
 */
export function createFollowUps({ request, family }: Ground) {
  const { language } = request;
  const used = new Map<string, number>();

  function leastUsed(wordings: readonly string[]): string | undefined {
    const next = [...wordings].sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0))[0];
    if (next) used.set(next, (used.get(next) ?? 0) + 1);
    return next;
  }

  function wordings(
    reason: FollowUpReason,
    { template, source }: Candidate,
    category: Category,
  ): string[] {
    if (reason === 'off_topic') return BACK_TO_TOPIC.map((wording) => wording[language]);
    const own =
      source !== 'bank' && speaksOf(source, template.stance) ? PLACE_FOLLOW_UPS[source] : undefined;
    const cases =
      reason === 'no_example'
        ? ASK_FOR_CASE[template.stance].map((wording) => wording[language])
        : [];
    const trade =
      category === 'technical' && family && source === 'bank'
        ? FAMILY_BANK[family].followUps
        : undefined;
    return [
      ...[own, areaFollowUps(template.area, template.stance), trade].flatMap(
        (from) => from?.[reason]?.[language] ?? [],
      ),
      ...cases,
    ];
  }

  return function followUpsOf(
    candidate: Candidate,
    category: Category,
  ): PlannedQuestion['followUps'] {
    const { template, source } = candidate;
    const topic = filled(
      AS_TOPIC[source]?.[language] ?? (topicOf(template, request) || `{${source}}`),
      candidate,
    );
    const reasons: readonly FollowUpReason[] = [
      'thin',
      'vague',
      'off_topic',
      'no_example',
      'no_result',
    ];
    return Object.fromEntries(
      reasons.flatMap((reason) => {
        const wording = leastUsed(wordings(reason, candidate, category));
        return wording
          ? [
              [
                reason,
                spokenText(
                  filled(wording, candidate).replaceAll('{topic}', () => topic),
                  language,
                ),
              ],
            ]
          : [];
      }),
    );
  };
}

const topicOf = (template: Template, request: QuestionRequest) =>
  wordingOf(template, request).subject;

/**
 * Whether follow-ups about this kind of fact suit a question with this stance. Most of them look
 * back at something that was done, so they need a `story` question. Those about gaps and duties
 * suit any question.
 */
const speaksOf = (source: Exclude<Candidate['source'], 'bank'>, stance: Stance) =>
  stance === 'story' || source === 'gap' || source === 'duty';

const areaFollowUps = (area: Area, stance: Stance): FollowUps =>
  (isHrArea(area) ? HR_FOLLOW_UPS[area] : TECHNICAL_FOLLOW_UPS[area])[stance];
