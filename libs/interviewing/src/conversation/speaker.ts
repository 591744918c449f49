import type { InterviewPlan, SpokenText } from '@portal/protocol';
import { hash } from '../language/seeded';
import { withoutTashkeel } from '../language/words';
import { PHRASES, arabicQuestionCount, type PhraseName } from './phrases';

export type Values = Readonly<Record<string, string>>;

/** Puts words to what the interviewer means to say. Each kind of phrase goes round its wordings, so none comes twice in a row. */
export interface Speaker {
  phrase(name: PhraseName, values?: Values): SpokenText;
  greeting(): SpokenText;
  join(...parts: readonly SpokenText[]): SpokenText;
}

export function createSpeaker(plan: InterviewPlan): Speaker {
  const turns = new Map<PhraseName, number>();
  const name = plan.candidate.firstName.trim();

  const phrase = (phraseName: PhraseName, values: Values = {}): SpokenText => {
    const wordings = PHRASES[plan.language][phraseName];
    const turn = turns.get(phraseName) ?? hash(plan.id + phraseName) % wordings.length;
    turns.set(phraseName, (turn + 1) % wordings.length);
    const spoken = fill(wordings[turn]!, { name, role: plan.job.title, company: plan.job.companyName ?? '', ...values });
    return plan.language === 'ar-SA' ? { text: withoutTashkeel(spoken), spoken } : { text: spoken };
  };

  return {
    phrase,
    greeting: () => {
      const count = plan.questions.length;
      if (count === 1) return phrase('oneQuestion');
      const n = plan.language === 'ar-SA' ? arabicQuestionCount(count) : String(count);
      return phrase(plan.job.companyName ? 'greetingWithCompany' : 'greeting', { n });
    },
    join: (...parts) => {
      const text = parts.map((part) => part.text).join(' ');
      return parts.some((part) => part.spoken) ? { text, spoken: parts.map((part) => part.spoken ?? part.text).join(' ') } : { text };
    },
  };
}

/** Fills the places; where a name is missing its comma and space go too ("Thank you, {name}, for"). */
function fill(wording: string, values: Values): string {
  return wording
    .replace(/\{(\w+)\}/g, (_, place: string) => values[place] ?? '')
    .replace(/ ,|,(?=,)/g, '').replace(/ +([،.])/g, '$1').replace(/ {2,}/g, ' ').trim();
}
