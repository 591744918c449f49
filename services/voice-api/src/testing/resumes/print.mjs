import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Prints the sample resumes to PDF, one after another: all of them, or those whose names are given
 * (`node print.mjs margin-dates`). `CHROMIUM` names the browser's command.
 */
const here = fileURLToPath(new URL('./layouts/', import.meta.url));
const browser = process.env.CHROMIUM ?? 'chromium';
const chosen = process.argv.slice(2);

const pages = readdirSync(here)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.slice(0, -'.html'.length));
for (const page of pages.filter((name) => chosen.length === 0 || chosen.includes(name))) {
  const profile = mkdtempSync(join(tmpdir(), 'print-'));
  try {
    execFileSync(
      browser,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-pdf-tagging',
        '--no-pdf-header-footer',
        `--user-data-dir=${profile}`,
        `--print-to-pdf=${join(here, `${page}.pdf`)}`,
        pathToFileURL(join(here, `${page}.html`)).href,
      ],
      { stdio: 'ignore', timeout: 60_000 },
    );
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
  process.stdout.write(`${page}.pdf\n`);
}
