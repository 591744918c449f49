import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { ROOT } from './settings.mjs';

const NONE = { kind: 'none', name: 'none' };
const UNKNOWN = { hearing: { 'en-US': [], 'ar-SA': [] }, speaking: NONE, language: NONE };

/** Asks the interviewer which engines it would use with these environment variables. */
export async function readEngines(report, env) {
  const script = join(ROOT, 'services/interviewer/dist/engines.js');
  if (existsSync(script)) {
    const { code, output } = await run(process.execPath, [script], { cwd: ROOT, env });
    const line = output.split('\n').findLast((candidate) => candidate.startsWith('{"'));
    if (code === 0 && line !== undefined) return JSON.parse(line);
  }
  report.warn('The interviewer did not report its engines: they are shown as none.');
  return UNKNOWN;
}

const KINDS = { hosted: 'hosted', local: 'local model', 'built-in': 'built in' };
const describe = ({ kind, name }, none) =>
  kind === 'none' ? none : `${name} (${KINDS[kind] ?? kind})`;

const describeRecognizers = (engines) =>
  engines.map((engine) => describe(engine)).join(', or ') ||
  'none: answers are typed, or heard by the browser';

/** Describes the engines, one per line. */
export function engineLines(engines) {
  return [
    `STT, English     ${describeRecognizers(engines.hearing['en-US'])}`,
    `STT, Arabic      ${describeRecognizers(engines.hearing['ar-SA'])}`,
    `TTS              ${describe(engines.speaking, 'none: questions are shown as text')}`,
    `Language model   ${describe(engines.language, 'none')}`,
  ];
}
