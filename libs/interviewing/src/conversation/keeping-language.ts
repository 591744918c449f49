import type { SpokenText } from '@portal/protocol';
import { words } from '../language/words';
import type { Stage } from './stage';

/** Fewer words than this are names and borrowed terms, not another language. */
const FROM_WORDS = 4;
const MOST = 0.6;

/** Said once, where an answer comes in the other language: it is understood, and the interview goes on in its own. */
export function keepsLanguage(stage: Stage, text: string): SpokenText | null {
  if (stage.memory.languageTold) return null;
  const all = words(text).filter((word) => !/\d/.test(word));
  const other = all.filter(
    (word) => /[\u0600-\u06FF]/.test(word) !== (stage.plan.language === 'ar-SA'),
  ).length;
  if (other < FROM_WORDS || other < all.length * MOST) return null;
  stage.remember({ languageTold: true });
  return stage.phrase('keepLanguage');
}
