import type { PdfFailure } from '../../pdf/failure';

/** A file made to do harm. */
export interface HostileFile {
  name: string;
  make(): Uint8Array;
  /** Takes seconds: only `npx nx test-slow voice-api` runs it. */
  heavy?: boolean;
  /**
   * Allowed results: the honest text, other clean text, or a failure. There are several where the
   * machine decides which limit is hit first, or where a newer parser may legitimately read more.
   */
  outcomes: ('text' | 'other_text' | PdfFailure)[];
}
