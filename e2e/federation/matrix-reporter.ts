import type { Reporter, TestCase } from '@playwright/test/reporter';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromEnvironment } from '../support/environment';
import type { Fault, Part } from './faults';

/** One row of the table. Columns that the test did not reach are empty strings. */
export interface MatrixRow {
  remote: string;
  part: Part | 'lazy chunk';
  fault: Fault;
  fallback: string;
  recovered: string;
  state: string;
}
export const MATRIX_ROW = 'failure-matrix';

const OUTPUT = join(fromEnvironment().output, 'failures.txt');
const COLUMNS = [
  ['remote', 'remote'],
  ['part', 'part'],
  ['fault', 'fault'],
  ['fallback', 'fallback'],
  ['recovered', 'recovered'],
  ['state', 'state'],
] as const;

/** Prints a table of what each fault did to the page, and stores it with the other results. */
export default class MatrixReporter implements Reporter {
  readonly #rows: MatrixRow[] = [];

  onTestEnd(test: TestCase): void {
    for (const { type, description } of test.annotations)
      if (type === MATRIX_ROW && description) this.#rows.push(JSON.parse(description) as MatrixRow);
  }

  onEnd(): void {
    if (this.#rows.length === 0) return;
    const lines = [
      Object.fromEntries(COLUMNS.map(([key, title]) => [key, title])) as Record<string, string>,
      ...this.#rows.map((row) => ({ ...row }) as Record<string, string>),
    ];
    const widths = COLUMNS.map(([key]) =>
      Math.max(...lines.map((line) => (line[key] ?? '').length)),
    );
    const table = lines
      .map((line) =>
        COLUMNS.map(([key], index) => (line[key] ?? '').padEnd(widths[index] as number))
          .join('  ')
          .trimEnd(),
      )
      .join('\n');
    console.log(`\n${table}\n`);
    mkdirSync(dirname(OUTPUT), { recursive: true });
    writeFileSync(OUTPUT, `${table}\n`);
  }
}
