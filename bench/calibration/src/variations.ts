import type { Answer, Segment } from '../corpus/format';

/** Pause between an answer and the text added before or after it (ms). */
const BREATH_MS = 1_200;

/**
 * Returns a copy of the answer with `change` applied to the text of each segment. Segments that
 * become empty are dropped.
 */
export const withTexts = (
  answer: Answer,
  change: (text: string, at: number) => string,
): Answer => ({
  ...answer,
  segments: answer.segments
    .map((segment, at) => ({ ...segment, text: change(segment.text, at) }))
    .filter(({ text }) => text !== ''),
});

export const withConfidence = (answer: Answer, confidence: number): Answer => ({
  ...answer,
  segments: answer.segments.map((segment) => ({ ...segment, confidence })),
});

/** Returns the answer with text added before and after it, spoken at the answer's own pace. */
export function wrapped(answer: Answer, before: string, after: string): Answer {
  const words = (text: string) => text.split(/\s+/).length;
  const spoken = answer.segments.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  const msPerWord =
    spoken /
    Math.max(
      1,
      answer.segments.reduce((sum, { text }) => sum + words(text), 0),
    );
  const confidence = answer.segments[0]?.confidence ?? 0.9;
  const opening: Segment = {
    text: before,
    startMs: 0,
    endMs: words(before) * msPerWord,
    confidence,
  };
  const shift = opening.endMs + BREATH_MS;
  const middle = answer.segments.map((segment) => ({
    ...segment,
    startMs: segment.startMs + shift,
    endMs: segment.endMs + shift,
  }));
  const end = (middle.at(-1)?.endMs ?? shift) + BREATH_MS;
  return {
    ...answer,
    segments: [
      opening,
      ...middle,
      { text: after, startMs: end, endMs: end + words(after) * msPerWord, confidence },
    ],
  };
}
