import { LANGUAGES, type InterviewPlan, type InterviewType, type Language } from '@portal/protocol';
import { TEMPERAMENTS, type Temperament } from '../testing/candidates';
import { planFor } from '../testing/interviews';
import { rehearse, type Rehearsal } from '../testing/rehearsal';
import { PHRASES } from './phrases';
import { leadOf } from './stage';

const TYPES: readonly InterviewType[] = ['technical', 'hr', 'both'];
const SEEDS = ['first', 'second', 'third'];
const COUNT = 6;

/**
 * Plans for each language. A plan's id seeds the choice of phrases and the candidate's reactions.
 */
const plans: Record<Language, InterviewPlan[]> = { 'en-US': [], 'ar-SA': [] };
beforeAll(() => {
  for (const language of LANGUAGES) {
    plans[language] = TYPES.map((interviewType, at) =>
      planFor({
        language,
        interviewType,
        numberOfQuestions: COUNT,
        id: `0b9f1c2d-9a41-4f0e-8c55-2f7d7c6f1a1${at}`,
      }),
    );
  }
});

const everyRehearsal = (
  language: Language,
  temperament: Temperament,
): { plan: InterviewPlan; held: Rehearsal }[] =>
  plans[language].flatMap((plan) =>
    SEEDS.map((seed) => ({ plan, held: rehearse(plan, temperament, seed) })),
  );
const ofKind = ({ says }: Rehearsal, kind: string) => says.filter((say) => say.kind === kind);

describe.each(LANGUAGES)('whole interviews on a fake clock, without a voice (%s)', (language) => {
  describe.each(TEMPERAMENTS)('with a candidate who is %s', (temperament) => {
    let all: { plan: InterviewPlan; held: Rehearsal }[];
    beforeAll(() => {
      all = everyRehearsal(language, temperament);
    });

    it('ask exactly the planned questions, in order', () => {
      for (const { plan, held } of all) {
        const asked = ofKind(held, 'question');
        expect(asked.map(({ questionIndex }) => questionIndex)).toEqual(
          plan.questions.map((_, at) => at),
        );
        asked.forEach(({ text }, at) =>
          expect(text.text).toContain(plan.questions[at]!.question.text),
        );
      }
    });
    it('ask at most two follow-ups per question, never for the same reason', () => {
      for (const { plan, held } of all) {
        for (const [at] of plan.questions.entries()) {
          const asked = ofKind(held, 'follow_up')
            .filter(({ questionIndex }) => questionIndex === at)
            .map(({ text }) => text.text);
          expect(asked.length).toBeLessThanOrEqual(2);
          expect(new Set(asked).size).toBe(asked.length);
        }
      }
    });
    it('never begin two consecutive utterances with the same words', () => {
      for (const { held } of all) {
        const leads = held.says.map(({ text }) => leadOf(text.text));
        leads.slice(1).forEach((lead, at) => expect([at, lead]).not.toEqual([at, leads[at]]));
      }
    });
    it('end with a goodbye, after a chance to ask, and as finished', () => {
      for (const { held } of all) {
        expect(held.end?.reason).toBe('finished');
        expect(held.actions.at(-1)?.type).toBe('end');
        expect(ofKind(held, 'closing')).toEqual([held.says.at(-1)]);
        expect(ofKind(held, 'invitation').length).toBeGreaterThanOrEqual(1);
      }
    });
    it('reach no dead end: the interviewer speaks at most eight times per question', () => {
      for (const { held } of all) expect(held.says.length).toBeLessThanOrEqual(3 + 8 * COUNT);
    });
    it('stay in their language, with diacritics for the voice and without for the page', () => {
      for (const { held } of all) {
        for (const { text } of held.says) {
          if (language === 'en-US') expect(text.text).not.toMatch(/[\u0600-\u06FF]/);
          else expect(text.spoken).toMatch(/[\u064B-\u0652]/);
          expect(text.text).not.toMatch(/[\u064C-\u0652{}]|undefined/);
        }
      }
    });
    it(`react as they should to a candidate who is ${temperament}`, () => {
      for (const { plan, held } of all) FITS[temperament](held, plan);
    });
  });
});

const saysOneOf = (
  held: Rehearsal,
  plan: InterviewPlan,
  name: keyof (typeof PHRASES)['en-US'],
): number => {
  const wordings = PHRASES[plan.language][name].map(
    (wording) => new RegExp(wording.replace(/[.?]/g, '\\$&').replace(/\{\w+\}/g, '.+')),
  );
  return held.says.filter(({ text }) =>
    wordings.some((wording) => wording.test(text.spoken ?? text.text)),
  ).length;
};
/** Follow-ups to answers that were not judged good. */
const reproached = (held: Rehearsal) =>
  ofKind(held, 'follow_up').filter(({ after }) => after?.quality !== 'good');
const answerWords = (held: Rehearsal) =>
  held.lines.filter(({ who }) => who === 'candidate').map(({ text }) => text.split(' ').length);

/** For each temperament, the checks for an interview with a candidate of that temperament. */
const FITS: Readonly<Record<Temperament, (held: Rehearsal, plan: InterviewPlan) => void>> = {
  brief: (held) => {
    // The interviewer asks one gentle follow-up per question, because the candidate has nothing
    // more to say.
    expect(ofKind(held, 'follow_up')).toHaveLength(COUNT);
    expect(Math.max(...answerWords(held))).toBeLessThan(8);
  },
  rambling: (held) => {
    // The interviewer asks for specifics on each question, but not repeatedly.
    expect(ofKind(held, 'follow_up').length).toBeGreaterThanOrEqual(COUNT);
    expect(ofKind(held, 'follow_up').length).toBeLessThanOrEqual(COUNT + 2);
    expect(Math.min(...answerWords(held).slice(0, -1))).toBeGreaterThan(30);
  },
  silent: (held) => {
    expect(ofKind(held, 'nudge').length).toBeGreaterThan(0);
    expect(reproached(held)).toEqual([]);
    // The interviewer never says the same nudge twice in a row.
    held.says
      .slice(1)
      .forEach((say, at) =>
        expect(say.kind === 'nudge' && held.says[at]!.text.text === say.text.text).toBe(false),
      );
  },
  hostile: (held, plan) => {
    expect(saysOneOf(held, plan, 'hostile')).toBeGreaterThan(0);
    expect(held.end?.reason).not.toBe('stopped');
  },
  'off-topic': (held, plan) => {
    const back = ofKind(held, 'follow_up').filter(({ text, questionIndex }) =>
      text.text.includes(plan.questions[questionIndex!]!.followUps.off_topic?.text ?? '?'),
    );
    expect(back.length).toBeGreaterThanOrEqual(2);
  },
  'reading out': (held, plan) => {
    expect(
      new Set(ofKind(held, 'follow_up').map(({ questionIndex }) => questionIndex)).size,
    ).toBeGreaterThanOrEqual(COUNT - 1);
    expect(saysOneOf(held, plan, 'heardDeed') + saysOneOf(held, plan, 'heardResult')).toBe(0);
  },
  interrupting: (held, plan) => {
    const cut = held.lines.filter(({ text }) => text.endsWith(']')).length;
    expect(cut).toBe(COUNT);
    // After an interruption that is not an answer, the interviewer repeats the question.
    expect(
      ofKind(held, 'repeat').every(({ text, questionIndex }) =>
        text.text.includes(plan.questions[questionIndex!]!.question.text),
      ),
    ).toBe(true);
  },
  'switching language': (held, plan) => {
    expect(saysOneOf(held, plan, 'keepLanguage')).toBe(1);
  },
  'asking back': (held, plan) => {
    expect(ofKind(held, 'acknowledgement').length).toBeGreaterThanOrEqual(COUNT - 1);
    // Invited once, and asked for more after each question but the last that is answered.
    expect(ofKind(held, 'invitation')).toHaveLength(5);
    expect(saysOneOf(held, plan, 'overToYou')).toBe(ofKind(held, 'acknowledgement').length);
  },
  perfect: (held) => {
    // A strong answer is asked for more depth now and then, but never for what was said.
    expect(reproached(held)).toEqual([]);
    expect(ofKind(held, 'follow_up').length).toBeLessThanOrEqual(1);
    const kinds = held.says.map(({ kind }) => kind).filter((kind) => kind !== 'follow_up');
    expect(kinds).toEqual([
      'greeting',
      ...Array.from({ length: COUNT }, () => 'question'),
      'invitation',
      'invitation',
      'closing',
    ]);
  },
};
