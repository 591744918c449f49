/**
 * Writes the hostile files to a folder for manual testing:
 * `node --import ./tools/typescript/register.mjs
 * services/voice-api/src/testing/hostile-pdfs/write.ts <folder>`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostileFiles } from './hostile-files';

/** Port of the discard protocol, on which nothing normally listens. */
const NOWHERE = 9;
const [, , folder] = process.argv;
if (!folder) throw new Error('Name the folder to write to');
let count = 0;
for (const [family, files] of Object.entries(hostileFiles(NOWHERE))) {
  mkdirSync(join(folder, family), { recursive: true });
  for (const { name, make } of files) writeFileSync(join(folder, family, `${name}.pdf`), make());
  count += files.length;
}
process.stdout.write(`${count} files in ${folder}\n`);
