import type { PdfFailure } from '../../pdf/failure';

/** A file designed to do harm when it is read. */
export interface HostileFile {
  name: string;
  make(): Uint8Array;
  /**
   * Whether reading the file takes several seconds. Only `npx nx test-slow voice-api` reads heavy
   * files.
   */
  heavy?: boolean;
  /**
   * Allowed outcomes: the text of `HONEST_LINES`, other clean text, or a failure. Several are
   * allowed if the limit that is reached first depends on the machine, or if a newer parser may
   * legitimately read more.
   */
  outcomes: ('text' | 'other_text' | PdfFailure)[];
}
