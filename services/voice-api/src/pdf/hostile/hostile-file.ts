import type { PdfFailure } from '../failure';

/** A file that was made to do harm. */
export interface HostileFile {
  name: string;
  make(): Uint8Array;
  /** Costs seconds: played by `npx nx test-slow voice-api`, and not by every test run. */
  heavy?: boolean;
  /**
   * What may become of it: its honest text, another clean text, or a failure. More than one where it depends on the machine which limit is met first,
   * or where a newer parser may rightly see more in it.
   */
  outcomes: ('text' | 'other_text' | PdfFailure)[];
}
