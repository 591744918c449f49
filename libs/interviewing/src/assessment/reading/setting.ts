import type { Signals } from '../../language/signals';
import { actionAt, bareOf } from './actions';

/** What stood so when the story begins, as "was" in "the list was out of date". */
const STATES = new Set(
  "was were had wasn't weren't hadn't couldn't كان كانت كانوا عندنا لدينا".split(' '),
);
/** What the speaker did is part of the situation where it only says how they came to it. */
const COMING_UPON = new Set(
  'worked joined noticed saw found heard inherited managed started led عملت اشتغلت التحقت انضممت لاحظت رايت وجدت سمعت استلمت توليت عملنا اشتغلنا لاحظنا وجدنا'.split(
    ' ',
  ),
);

/**
 * Counts the words that say how things stood, or what others did, before the speaker acted. Expects
 * the output of `words`.
 */
export function settingIn(folded: readonly string[]): number {
  const first = folded.findIndex((word, at) => {
    const action = actionAt(folded, at);
    return (action === 'mine' || action === 'ours') && !COMING_UPON.has(bareOf(word));
  });
  return folded
    .slice(0, first < 0 ? folded.length : first)
    .filter(
      (word, at) =>
        actionAt(folded, at) === 'anyone' || (STATES.has(bareOf(word)) && folded[at - 1] !== 'i'),
    ).length;
}

/** Whether a passage says what the situation was, with what was read of it. */
export const tellsSetting = (setting: number, { context, examples }: Signals): boolean =>
  setting + context + examples > 0;
