import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopAllGroups } from '../start/process-group.mjs';
import { makePythonEnvironment, programIn, systemPython } from '../start/python-environment.mjs';
import { firstLine, run } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';
import { readJson } from '../test/outcome.mjs';

/**
 * Time limit per request, in seconds. Generous, because the slowest operations hash a password or
 * read a PDF.
 */
const REQUEST_TIMEOUT_S = 30;
/**
 * Time limit for testing one server with one seed, in milliseconds. A run takes about a minute on
 * two free cores; one that exceeds the limit is stopped and fails.
 */
const RUN_TIMEOUT_MS = 8 * 60_000;

const HERE = dirname(fileURLToPath(import.meta.url));
const REQUIREMENTS = join(HERE, 'requirements.txt');
const pinned = readFileSync(REQUIREMENTS, 'utf8');
const VERSION = /^schemathesis==(.+)$/m.exec(pinned)[1];

/**
 * Finds Schemathesis in a Python environment under `.cache`, which is created on first use.
 * @returns {Promise<{ program: string } | { missing: string }>} `missing` says why Schemathesis is
 *   unavailable
 */
export async function findSchemathesis(env = process.env) {
  const key = createHash('sha256').update(pinned).digest('hex').slice(0, 12);
  const folder = join(ROOT, '.cache', `schemathesis-${key}`);
  const program = programIn(folder, 'schemathesis');
  if (works(program)) return { program };

  const python = systemPython(env);
  if (python === null) return { missing: 'Python 3 is not installed' };
  const fault = await makePythonEnvironment(python, folder, ['-r', REQUIREMENTS]);
  if (fault?.failed === 'environment')
    return {
      missing: `no Python environment could be made (python3-venv?): ${fault.reason}`,
    };
  if (fault) return { missing: `schemathesis ${VERSION} could not be installed: ${fault.reason}` };
  return works(program) ? { program } : { missing: `schemathesis ${VERSION} does not start` };
}

const works = (program) =>
  existsSync(program) && (firstLine(program, ['--version']) ?? '').includes(VERSION);

/**
 * Runs all of Schemathesis's checks on every operation of a server.
 * @param {object} options
 * @param {string} options.url the server, which serves `/openapi.json`
 * @param {number} options.seed
 * @param {number} options.examples number of examples per operation
 * @param {string} [options.config] text of `schemathesis.toml`
 * @param {Uint8Array} [options.pdf] the file to send where an operation expects one
 * @returns {Promise<{ ok: boolean, cases: number, operations: number, timedOut: boolean, output:
 *   string }>} `ok` is true only if every operation was tested without a finding or an error.
 *   `timedOut`: the run was stopped at its time limit
 */
export async function testContract(program, { url, seed, examples, config = '', pdf }) {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  let timedOut = false;
  const timeout = setTimeout(() => {
    timedOut = true;
    void stopAllGroups(1_000);
  }, RUN_TIMEOUT_MS);
  try {
    const configFile = join(folder, 'schemathesis.toml');
    const reportFile = join(folder, 'report.json');
    const pdfFile = join(folder, 'resume.pdf');
    writeFileSync(configFile, config);
    if (pdf) writeFileSync(pdfFile, pdf);
    const { code, output } = await run(
      program,
      [
        '--config-file',
        configFile,
        'run',
        `${url}/openapi.json`,
        '--checks=all',
        '--continue-on-failure',
        `--seed=${seed}`,
        `--max-examples=${examples}`,
        `--request-timeout=${REQUEST_TIMEOUT_S}`,
        `--report-json-path=${reportFile}`,
      ],
      {
        cwd: folder,
        env: {
          PATH: process.env.PATH,
          HOME: folder,
          SCHEMATHESIS_HOOKS: 'hooks',
          PYTHONPATH: HERE,
          PYTHONDONTWRITEBYTECODE: '1',
          ...(pdf && { CONTRACT_PDF: pdfFile }),
        },
      },
    );
    // Ignore the report of a run that was stopped, because it is incomplete.
    const report = timedOut ? null : readJson(reportFile);
    const { total = 0, tested = 0 } = report?.operations ?? {};
    return {
      ok: code === 0 && report?.complete === true && total > 0 && tested === total,
      cases: report?.test_cases.generated ?? 0,
      operations: tested,
      timedOut,
      output,
    };
  } finally {
    clearTimeout(timeout);
    rmSync(folder, { recursive: true, force: true });
  }
}
