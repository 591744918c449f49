import type { FullConfig, Reporter, TestCase } from '@playwright/test/reporter';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromEnvironment } from '../support/environment';

/** A picture that was compared, and the release of the Chromium that drew it. */
export interface PictureNote {
  picture: string;
  chromium: string;
}
/** Types of the annotations with a `PictureNote`. */
export const CHANGED = 'picture-changed';
export const ACCEPTED = 'picture-accepted';

/** Where the accepted pictures are, in one folder per release of Chromium. */
const FOLDER = join(import.meta.dirname, 'accepted');

/**
 * Prints which screens look different from their accepted pictures. A change is no failure: a
 * person decides whether it was meant, and accepts it with `--update-snapshots`.
 */
export default class ChangesReporter implements Reporter {
  #accepting = false;
  #chromium: string | null = null;
  #unchanged = 0;
  readonly #changed: string[] = [];

  onBegin(config: FullConfig): void {
    this.#accepting = config.updateSnapshots !== 'none';
  }

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations) {
      if ((type !== CHANGED && type !== ACCEPTED) || !description) continue;
      const { picture, chromium } = JSON.parse(description) as PictureNote;
      this.#chromium = chromium;
      if (type === CHANGED) this.#changed.push(picture);
      else this.#unchanged += 1;
    }
  }

  onEnd(): void {
    if (this.#chromium !== null) console.log(`\n${this.#lines(this.#chromium).join('\n')}\n`);
  }

  #lines(chromium: string): string[] {
    if (this.#accepting) return [`Accepted ${this.#unchanged} pictures under ${FOLDER}.`];
    if (!existsSync(join(FOLDER, chromium)))
      return [`No pictures have been accepted under Chromium ${chromium}: nothing was compared.`];
    if (this.#changed.length === 0)
      return [`All ${this.#unchanged} pictures look as they were accepted.`];
    return [
      `${this.#changed.length} of ${this.#changed.length + this.#unchanged} pictures are new or changed since they were accepted:`,
      ...this.#changed.sort().map((picture) => `  ${picture}`),
      `Look at the differences in ${fromEnvironment().output}/traces/gallery. If they are meant, accept them:`,
      '  npm run e2e -- gallery --update-snapshots',
    ];
  }
}
