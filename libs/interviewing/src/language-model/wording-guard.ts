import { asShown } from '../language/spoken-text';
import { contentStems, words } from '../language/words';
import { isLead, sentenceFault, strayWords, type WordingFault } from './sentence-rules';
import { spaced, type WordingTask } from './wording-task';

/** Thrown if an utterance that the model has reworded must not be spoken. */
export class WordingRefused extends Error {
  override readonly name = 'WordingRefused';
  constructor(readonly fault: WordingFault) {
    super(`wording refused: ${fault}`);
  }
}

/** Filters a model's sentences as they arrive, before they reach TTS. */
export interface WordingGuard {
  /**
   * Takes the next sentence and returns the sentences that may be said now. Returns an empty list
   * if more text is needed to decide, or if this sentence is dropped.
   * @throws WordingRefused if the rest of the wording must not be said. Sentences already returned
   *   remain safe.
   */
  take(sentence: string): string[];
  /**
   * Called when the model has finished; returns the sentences that were held back.
   * @throws WordingRefused if the wording as a whole must not be said.
   */
  finish(): string[];
  /**
   * Whether the question has been returned. If it has, the utterance is usable even if the rest is
   * refused.
   */
  readonly asked: boolean;
  /** Whether the utterance is complete; further sentences are ignored. */
  readonly complete: boolean;
}

const MAX_LEADS = 2;
/**
 * Maximum fraction of the question's stems that a lead-in may contain. A sentence with more of them
 * belongs to the question, and is held until the question is complete.
 */
const LEAD_SHARE = 0.25;
const marksIn = (text: string): number => text.match(/[?؟]/g)?.length ?? 0;

export function createWordingGuard(task: WordingTask): WordingGuard {
  return task.form === 'question' ? guardQuestion(task) : guardStatement(task);
}

/**
 * Creates the check that every sentence must pass. It returns the cleaned sentence or throws
 * `WordingRefused`.
 */
function createSentenceGuard(task: WordingTask): (spoken: string) => string {
  let wordCount = 0;
  return (spoken) => {
    const sentence = withoutStrayQuote(asShown(spoken));
    wordCount += words(sentence).length;
    const fault = wordCount > task.maxWords ? 'too_long' : sentenceFault(sentence, task);
    if (fault) throw new WordingRefused(fault);
    return sentence;
  };
}

function guardStatement(task: WordingTask): WordingGuard {
  const check = createSentenceGuard(task);
  const held: string[] = [];
  let complete = false;
  return {
    get complete() {
      return complete;
    },
    get asked() {
      return false;
    },
    take(spoken) {
      const sentence = check(spoken);
      if (marksIn(sentence) > 0) throw new WordingRefused('extra_question');
      held.push(sentence);
      return [];
    },
    finish() {
      if (!keepsSubstance(held, task)) throw new WordingRefused('question_lost');
      if (strayWords(held.join(' '), task) > task.maxStrays) throw new WordingRefused('strays');
      complete = true;
      return held;
    },
  };
}

const THANKS = /\bthank|شكر/iu;

/** Whether a lead-in was said already, or thanks for an answer for which thanks were said. */
const repeatsLead = (sentence: string, said: readonly string[]): boolean =>
  said.includes(sentence) || (THANKS.test(sentence) && said.some((lead) => THANKS.test(lead)));

function guardQuestion(task: WordingTask): WordingGuard {
  const check = createSentenceGuard(task);
  const planned = marksIn(task.asked.text);
  /**
   * Number of question marks still allowed. If the planned question has two, its wording may have
   * two as well.
   */
  let marksLeft = Math.max(1, planned);
  let said: string[] = [];
  let held: string[] = [];
  let asked = false;

  function release(): string[] {
    const released = held;
    held = [];
    said = [...said, ...released];
    return released;
  }

  /** Handles an interrogative sentence. The wording of one question may contain several of them. */
  function ask(marks: number): string[] {
    marksLeft -= marks;
    if (strayWords(held.join(' '), task) > task.maxStrays) throw new WordingRefused('strays');
    if (keepsSubstance([...said, ...held], task)) {
      asked = true;
      return release();
    }
    if (marksLeft <= 0) throw new WordingRefused('question_lost');
    return [];
  }

  function lead(sentence: string): string[] {
    if (held.length > 1 || stemShare(sentence, task) > LEAD_SHARE) return [];
    if (repeatsLead(sentence, said) || said.length >= MAX_LEADS || !isLead(sentence, task))
      held = [];
    return release();
  }

  /**
   * Handles a sentence after the question. Returns it only if it is the second part of a two-part
   * question in the plan.
   */
  function goesOn(spoken: string): string[] {
    const planned =
      marksIn(spoken) === 1 && [...contentStems(spoken)].every((stem) => task.stems.has(stem));
    if (!planned) {
      marksLeft = 0;
      return [];
    }
    held = [check(spoken)];
    marksLeft -= 1;
    return release();
  }

  const guard: WordingGuard = {
    get complete() {
      return asked && marksLeft <= 0;
    },
    get asked() {
      return asked;
    },
    take(spoken) {
      if (guard.complete) return [];
      if (asked) return goesOn(spoken);
      const sentence = check(spoken);
      const marks = marksIn(sentence);
      if (marks > 1) throw new WordingRefused('extra_question');
      held.push(sentence);
      const asks = marks === 1 || (planned === 0 && keepsSubstance(held, task));
      return asks ? ask(1) : lead(sentence);
    },
    finish() {
      if (!asked) throw new WordingRefused('question_lost');
      marksLeft = 0;
      return [];
    },
  };
  return guard;
}

/**
 * Checks a complete reworded utterance. Returns the sentences that may be spoken or, if the
 * rewording is refused, the reason.
 */
export function guardWording(
  sentences: readonly string[],
  task: WordingTask,
): { safe: true; sentences: string[] } | { safe: false; fault: WordingFault } {
  const guard = createWordingGuard(task);
  try {
    const passed = sentences.flatMap((sentence) => guard.take(sentence));
    return { safe: true, sentences: [...passed, ...guard.finish()] };
  } catch (error) {
    if (error instanceof WordingRefused) return { safe: false, fault: error.fault };
    throw error;
  }
}

/**
 * Removes an unpaired quotation mark. Models often put the whole reply in quotation marks, which
 * leaves one mark in the first sentence and one in the last.
 */
function withoutStrayQuote(sentence: string): string {
  return (sentence.match(/["“”]/g)?.length ?? 0) % 2 === 1
    ? sentence.replace(/^["“]|["”]$/g, '')
    : sentence;
}

function stemShare(text: string, { stems }: WordingTask): number {
  const found = contentStems(text);
  return stems.size === 0 ? 0 : [...stems].filter((stem) => found.has(stem)).length / stems.size;
}

function keepsSubstance(sentences: readonly string[], task: WordingTask): boolean {
  const text = sentences.join(' ');
  const whole = spaced(text);
  return (
    task.names.every((name) => whole.includes(` ${name} `)) &&
    (task.stems.size === 0 || stemShare(text, task) >= task.share)
  );
}
