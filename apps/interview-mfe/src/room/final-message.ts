import type { AddMessageBody } from '@portal/protocol';
import type { QuestionProgress } from './conversation';
import type { FinalText } from './speech-buffer';

/** A finished utterance as the server keeps it; `newId` names one whose sender gave it no segment id. */
export function finalMessage(
  { side, text, segmentId, typed, atMs, interrupted }: FinalText,
  question: QuestionProgress | null,
  newId: () => string,
): AddMessageBody {
  return {
    role: side === 'user' ? 'user' : 'assistant',
    content: text,
    metadata: {
      segmentId: segmentId ?? `client-${newId()}`,
      source: 'client',
      ...(side === 'user' && question
        ? { questionIndex: question.number - 1, kind: 'answer' as const }
        : {}),
      ...(typed ? { typed: true } : {}),
      ...(atMs !== undefined ? { atMs } : {}),
      ...(interrupted ? { interrupted: true } : {}),
    },
  };
}
