/** What a candidate can want of the interviewer in a turn that is not an answer. */
export const INTENTS = [
  'question-back',
  'clarify',
  'repeat',
  'skip',
  'later',
  'wait',
  'stop',
  'dont-know',
  'greeting',
  'thanks',
] as const;
export type Intent = (typeof INTENTS)[number];

/** What a question to the interviewer is about. */
export const ABOUTS = [
  'role',
  'company',
  'length',
  'scoring',
  'recording',
  'remaining',
  'answer-length',
  'interviewer',
  'language',
  'next-steps',
  'other',
] as const;
export type About = (typeof ABOUTS)[number];

export const VARIETIES = ['en', 'msa', 'gulf', 'mixed'] as const;

interface Turn {
  id: string;
  language: 'en' | 'ar';
  variety: (typeof VARIETIES)[number];
  /** The interviewer's question that was open. */
  question: string;
  /** What the candidate said, in the spelling of a recognizer. */
  text: string;
}

/** A turn that wants something of the interviewer. `about` is null unless it asks a question. */
export interface TalkUtterance extends Turn {
  intent: Intent;
  about: About | null;
}

/** A real answer; `tempting` is the intent that a careless program would see in it. */
export interface TalkAnswer extends Turn {
  tempting: Intent | null;
}

/**
 * Reads a file of one JSON object a line.
 * @throws Error that names the line, if it lacks a field or has an unknown value
 */
export function readUtterances(source: string): TalkUtterance[] {
  return lines(source).map(({ row, line }) => {
    const intent = oneOf(INTENTS, row['intent'], line);
    const about = row['about'] === null ? null : oneOf(ABOUTS, row['about'], line);
    if ((about === null) === (intent === 'question-back'))
      throw new Error(`line ${line}: only a question back has something that it is about`);
    return { ...turn(row, line), intent, about };
  });
}

/**
 * Reads a file of one JSON object a line.
 * @throws Error that names the line, if it lacks a field or has an unknown value
 */
export function readAnswers(source: string): TalkAnswer[] {
  return lines(source).map(({ row, line }) => ({
    ...turn(row, line),
    tempting: row['tempting'] === null ? null : oneOf(INTENTS, row['tempting'], line),
  }));
}

type Row = Readonly<Record<string, unknown>>;

function lines(source: string): { row: Row; line: number }[] {
  return source
    .split('\n')
    .map((text, at) => ({ text, line: at + 1 }))
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, line }) => ({ row: JSON.parse(text) as Row, line }));
}

function turn(row: Row, line: number): Turn {
  return {
    id: words(row['id'], line),
    language: oneOf(['en', 'ar'] as const, row['language'], line),
    variety: oneOf(VARIETIES, row['variety'], line),
    question: words(row['question'], line),
    text: words(row['text'], line),
  };
}

function words(value: unknown, line: number): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`line ${line}: no text`);
  return value;
}

function oneOf<T extends string>(values: readonly T[], value: unknown, line: number): T {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new Error(`line ${line}: unknown value ${String(value)}`);
  return found;
}
