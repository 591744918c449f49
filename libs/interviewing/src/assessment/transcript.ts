import type { InterviewMessage, InterviewPlan, PlannedQuestion } from '@portal/protocol';
import { readCommand } from '../conversation/commands/read-command';
import { fold, words } from '../language/words';
import { withoutAddresses } from './addressed/addressed';

/** One stored utterance of the candidate. Times are milliseconds since the interview's start, null where unknown. */
export interface Segment {
  message: InterviewMessage;
  /** What of the content speaks of the work: exact substrings, without what is addressed to the scorer. */
  kept: string[];
  /** The same as one text; what is scored. */
  scored: string;
  startMs: number | null;
  endMs: number | null;
  confidence: number | null;
  typed: boolean;
  /** Segments of one run follow one another without the interviewer between them. */
  run: number;
}

export interface Answer {
  index: number;
  question: PlannedQuestion;
  /** The interviewer came to this question. */
  asked: boolean;
  declined: 'skipped' | 'dont_know' | null;
  /** The words in which the candidate declined it. */
  declining: Segment | null;
  segments: Segment[];
}

export interface Transcript {
  answers: Answer[];
  /** Milliseconds the interviewer spoke, from real timing. */
  interviewerMs: number;
}

/** Sorts the stored messages, which come in the order of the talk, by question. Repeated posts of one segment count once; commands ("repeat, please") are no answers. */
export function readTranscript(
  plan: InterviewPlan,
  messages: readonly InterviewMessage[],
): Transcript {
  const answers: Answer[] = plan.questions.map((question, index) => ({
    index,
    question,
    asked: false,
    declined: null,
    declining: null,
    segments: [],
  }));
  let current: number | null = null;
  /** The candidate has been invited to ask: what they say then answers no question, whatever their page takes it for. */
  let invited = false;
  let run = 0;
  let lastKind: string | undefined;
  let interviewerMs = 0;
  for (const message of withoutRepeats(messages)) {
    const { metadata } = message;
    if (message.role === 'system') continue;
    if (message.role === 'assistant') {
      interviewerMs += duration(metadata?.startMs, metadata?.endMs);
      run += 1;
      // What came too early and was taken back asks nothing; the answer goes on.
      if (metadata?.gaveWay) continue;
      const index = indexOfAssistant(message, plan);
      invited = metadata?.kind === 'invitation' || (invited && index === null);
      current = index ?? current;
      const asked = answers[current ?? -1];
      if (asked) asked.asked = true;
      lastKind = metadata?.kind;
      continue;
    }
    const answer = answers[metadata?.questionIndex ?? current ?? -1];
    if (!answer || invited) continue;
    answer.asked = true;
    take(answer, message, run, lastKind);
  }
  for (const answer of answers) answer.segments = aboutTheWork(answer.segments);
  return { answers, interviewerMs };
}

/** Without what is addressed to the scorer: neither its words nor its time belong to the answer. */
function aboutTheWork(segments: readonly Segment[]): Segment[] {
  const kept = withoutAddresses(segments.map(({ message }) => message.content));
  let run = 0;
  return segments.flatMap((segment, at) => {
    const pieces = kept[at] ?? [];
    // A silence around words that are left out is no pause of the answer.
    if (segment.run !== segments[at - 1]?.run || (kept[at - 1] ?? []).length === 0) run += 1;
    return pieces.length > 0 ? [{ ...segment, kept: pieces, scored: pieces.join(' '), run }] : [];
  });
}

function take(
  answer: Answer,
  message: InterviewMessage,
  run: number,
  lastKind: string | undefined,
): void {
  const { metadata } = message;
  const segment: Segment = {
    message,
    run,
    kept: [message.content],
    scored: message.content,
    startMs: metadata?.startMs ?? null,
    endMs: metadata?.endMs ?? null,
    confidence: metadata?.confidence ?? null,
    typed: metadata?.typed === true,
  };
  const command = readCommand(message.content);
  if (command === 'skip' || command === 'dont_know') {
    answer.declined = command === 'skip' ? 'skipped' : 'dont_know';
    answer.declining = segment;
  }
  const confirms = (command === 'yes' || command === 'no') && lastKind === 'notice';
  if (command && (confirms || (command !== 'yes' && command !== 'no'))) return;
  answer.segments.push(segment);
}

/** Each segment id once: a post that is repeated adds nothing. */
function withoutRepeats(messages: readonly InterviewMessage[]): InterviewMessage[] {
  const seen = new Set<string>();
  return messages.filter(({ metadata, role }) => {
    if (!metadata?.segmentId) return true;
    const key = `${role}:${metadata.segmentId}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The question an interviewer's message belongs to: by its metadata, else by its words. */
function indexOfAssistant(message: InterviewMessage, plan: InterviewPlan): number | null {
  if (message.metadata?.questionIndex !== undefined) return message.metadata.questionIndex;
  const said = fold(message.content);
  const at = plan.questions.findIndex((question) => said.includes(fold(question.question.text)));
  return at >= 0 ? at : null;
}

export const duration = (
  startMs: number | null | undefined,
  endMs: number | null | undefined,
): number =>
  typeof startMs === 'number' && typeof endMs === 'number' && endMs > startMs ? endMs - startMs : 0;

/** The whole of what counts as one answer. */
export const answerText = (answer: Answer): string =>
  answer.segments
    .map((segment) => segment.scored)
    .join(' ')
    .trim();

export const wordCount = (answer: Answer): number =>
  answer.segments.reduce((sum, segment) => sum + words(segment.scored).length, 0);

/** Mean confidence of the recogniser, weighted by words; null where none was given or all was typed. */
export function meanConfidence(segments: readonly Segment[]): number | null {
  const heard = segments.filter((segment) => !segment.typed && segment.confidence !== null);
  const total = heard.reduce((sum, segment) => sum + words(segment.message.content).length, 0);
  if (total === 0) return null;
  return (
    heard.reduce(
      (sum, segment) => sum + (segment.confidence ?? 0) * words(segment.message.content).length,
      0,
    ) / total
  );
}
