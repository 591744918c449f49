import type { Assessment, Language } from '@portal/protocol';
import { sampleMessages } from './records';

const ADVICE = {
  'en-US': [
    [
      'Say how you found the contention, and what the graphs showed before and after.',
      'two hundred writers fought over the same row',
    ],
    ['Put a figure on the delay, and say what it cost.', 'payouts were late by hours'],
  ],
  'ar-SA': [
    [
      'من المفيد ذكر طريقة اكتشاف التنافس، وما أظهرته المؤشرات قبل الحل وبعده.',
      'كان مئتا كاتب يتنافسون على السطر نفسه',
    ],
    ['من المفيد تحديد مدة التأخر برقم، وذكر كلفته.', 'فتأخرت المدفوعات ساعات'],
  ],
} as const satisfies Record<Language, readonly (readonly [text: string, quote: string])[]>;

/**
 * Returns the parts of a report that a language model adds: how it read the answers, with readings
 * that often differed, and what it advises. Pass it to `sampleAssessment`.
 */
export function sampleModelReading(
  language: Language = 'en-US',
): Pick<Assessment, 'engine' | 'readBy' | 'advice'> {
  const model = 'Ollama qwen2.5:7b-instruct';
  const heard = sampleMessages(language)[2]!;
  return {
    engine: { id: model, kind: 'local' },
    readBy: {
      model,
      runs: 3,
      agreement: 0.64,
      questionsByRules: [1, 3],
      used: { calls: 16, tokens: 21_480 },
    },
    advice: ADVICE[language].map(([text, quote]) => ({
      text,
      evidence: { messageId: heard.id, segmentId: 's2', questionIndex: 0, quote, atMs: 31_000 },
    })),
  };
}
