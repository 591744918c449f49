import type { InterviewPlan, PlannedQuestion, SpokenText } from '@portal/protocol';
import { hash } from '../language/seeded';
import { spokenText } from '../language/spoken-text';
import { fold } from '../language/words';
import type { ConversationState, Memory, QuestionInProgress } from './memory';
import { PHRASES, arabicQuestionCount, type PhraseName } from './phrases';
import type { ConversationAction } from './types';
import type { UtteranceKind } from './utterance';

export type Say = Extract<ConversationAction, { type: 'say' }>;
export type After = NonNullable<Say['after']> | null;
type Intent = Extract<ConversationAction, { type: 'intent' }>['intent'];
export type Values = Readonly<Record<string, string>>;

/** Context for handling one event: holds the conversation's memory and collects changes to it. */
export class Stage {
  constructor(
    readonly plan: InterviewPlan,
    private remembered: Memory,
    private readonly clock?: () => number,
  ) {}

  get memory(): Memory {
    return this.remembered;
  }
  get state(): ConversationState {
    return this.remembered.state;
  }

  remember(changes: Partial<Memory>): void {
    this.remembered = { ...this.remembered, ...changes };
  }
  become(state: ConversationState): void {
    this.remember({ state });
  }

  question(index: number): PlannedQuestion {
    return this.plan.questions[index]!;
  }
  get nowMs(): number | null {
    return this.clock?.() ?? null;
  }

  /**
   * Returns the next wording of a phrase, in rotation. Skips wordings that begin the same way as
   * the last utterance.
   */
  phrase(name: PhraseName, values: Values = {}): SpokenText {
    const { plan, memory } = this;
    const wordings = PHRASES[plan.language][name];
    const texts = wordings.map((wording) => this.fill(wording, values));
    const first = memory.rotation[name] ?? hash(plan.id + name) % wordings.length;
    const order = wordings.map((_, offset) => (first + offset) % wordings.length);
    const at = order.find((index) => leadOf(texts[index]!.text) !== memory.lastLead) ?? first;
    this.remember({ rotation: { ...memory.rotation, [name]: (at + 1) % wordings.length } });
    return texts[at]!;
  }

  /**
   * Returns a wording that was not used in this interview yet; null if all were. Skips wordings that
   * begin the same way as the last utterance.
   */
  unused(wordings: readonly string[], values: Values = {}): SpokenText | null {
    return this.leastUsed(
      wordings.filter((wording) => !this.memory.used[wording]),
      values,
    );
  }

  /** Returns one of the wordings that were used least so far; null if there are none. */
  leastUsed(wordings: readonly string[], values: Values = {}): SpokenText | null {
    const { plan, memory } = this;
    const first = hash(plan.id + wordings.join()) % Math.max(1, wordings.length);
    const [wording] = [...wordings.slice(first), ...wordings.slice(0, first)]
      .filter((each) => leadOf(this.fill(each, values).text) !== memory.lastLead)
      .sort((a, b) => (memory.used[a] ?? 0) - (memory.used[b] ?? 0));
    if (wording === undefined) return null;
    this.useUp(wording);
    return this.fill(wording, values);
  }

  /** Notes that a wording was used. */
  useUp(wording: string): void {
    const { used } = this.memory;
    this.remember({ used: { ...used, [wording]: (used[wording] ?? 0) + 1 } });
  }

  greeting(): SpokenText {
    const { plan } = this;
    const count = plan.questions.length;
    if (count === 1) return this.phrase('oneQuestion');
    const n = plan.language === 'ar-SA' ? arabicQuestionCount(count) : String(count);
    return this.phrase(plan.job.companyName ? 'greetingWithCompany' : 'greeting', { n });
  }

  say(
    kind: UtteranceKind,
    text: SpokenText,
    questionIndex: number | null,
    expectsAnswer: boolean,
    after: After = null,
  ): Say {
    this.remember({ lastLead: leadOf(text.text) });
    return { type: 'say', kind, text, questionIndex, expectsAnswer, after };
  }

  intent(intent: Intent, questionIndex: number | null): ConversationAction {
    return { type: 'intent', intent, questionIndex, numberOfQuestions: this.plan.questions.length };
  }

  /** Says something without moving on from the current question. */
  reply(
    current: QuestionInProgress,
    kind: UtteranceKind,
    text: SpokenText,
    changes: Partial<QuestionInProgress> = {},
  ): ConversationAction[] {
    this.become({ phase: 'question', current: { ...current, ...changes } });
    return [this.say(kind, text, current.questionIndex, true)];
  }

  private fill(wording: string, values: Values): SpokenText {
    const { plan } = this;
    const spoken = fill(wording, {
      name: plan.candidate.firstName.trim(),
      role: plan.job.title,
      company: plan.job.companyName ?? '',
      ...values,
    });
    return spokenText(spoken, plan.language);
  }
}

export function join(...parts: readonly SpokenText[]): SpokenText {
  const text = parts.map((part) => part.text).join(' ');
  return parts.some((part) => part.spoken)
    ? { text, spoken: parts.map((part) => part.spoken ?? part.text).join(' ') }
    : { text };
}

/**
 * Returns the first clause of a text. Used to keep consecutive utterances from beginning the same
 * way.
 */
export function leadOf(text: string): string {
  return fold(text)
    .split(/[.,!?:;،؛؟](?=\s|$)/)[0]!
    .trim();
}

/**
 * Fills in the placeholders, and tidies the spaces and commas that an empty value leaves behind.
 */
function fill(wording: string, values: Values): string {
  return wording
    .replace(/\{(\w+)\}/g, (_, place: string) => values[place] ?? '')
    .replace(/ ,|,(?=,)/g, '')
    .replace(/ +([،.])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
}
