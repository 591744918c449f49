import type { Evidence, InterviewMessage } from '@portal/protocol';
import { createContext, use } from 'react';
import { shownText } from '../transcript/corrected';
import { misheardRanges, rangesBetween } from '../transcript/misheard';
import { MisheardText, MisheardWords } from '../transcript/MisheardText';
import type { TextRange } from '../transcript/search';

/** The messages that the report's quotes are from; empty if they failed to load. */
export const QuotedMessages = createContext<readonly InterviewMessage[]>([]);

/**
 * Returns where words of a quote may have been misheard. A quote is a part of its message as it was
 * scored; one that was corrected since is left unmarked.
 */
function misheardIn({ messageId, quote }: Evidence, messages: readonly InterviewMessage[]) {
  const message = messages.find(({ id }) => id === messageId);
  const scored = message && shownText(message, 'scored');
  const at = scored?.text.indexOf(quote) ?? -1;
  if (!scored || at < 0) return [];
  const ranges = misheardRanges(scored.text, scored.misheard);
  return rangesBetween(ranges, at, at + quote.length).map(({ start, end }): TextRange => ({
    start: start - at,
    end: end - at,
  }));
}

/** Whether a quote was typed rather than spoken. */
export const useIsTyped = ({ messageId }: Evidence): boolean =>
  use(QuotedMessages).find(({ id }) => id === messageId)?.metadata?.typed === true;

/** Shows a quote, with marks where its words may have been misheard. */
export function QuotedWords({ evidence }: { evidence: Evidence }) {
  const misheard = misheardIn(evidence, use(QuotedMessages));
  return (
    <q>
      <MisheardText text={evidence.quote} misheard={misheard} />
    </q>
  );
}

/** Tells a screen reader which words of a quote may have been misheard. Stands beside the quote. */
export function MisheardInQuote({ evidence }: { evidence: Evidence }) {
  return (
    <MisheardWords text={evidence.quote} misheard={misheardIn(evidence, use(QuotedMessages))} />
  );
}
