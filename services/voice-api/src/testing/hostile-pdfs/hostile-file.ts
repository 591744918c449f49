import type { PdfFailure } from '../../pdf/failure';

/** A file made to do harm when it is read. */
export interface HostileFile {
  name: string;
  make(): Uint8Array;
  /** Whether reading it takes seconds. Only `npx nx test-slow voice-api` reads heavy files. */
  heavy?: boolean;
  /**
   * Allowed results: the honest text, other clean text, or a failure. A file has several if the
   * machine decides which limit it reaches first, or if a newer parser may legitimately read more.
   */
  outcomes: ('text' | 'other_text' | PdfFailure)[];
}
