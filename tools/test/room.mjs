/**
 * `npx nx test-room interviewer` runs whole interviews with the built worker in a real room, but
 * without a browser. It takes minutes.
 */
import { join } from 'node:path';
import { findLiveKit } from '../start/livekit.mjs';
import { stopAllGroups } from '../start/process-group.mjs';
import { findRecognizer } from '../start/recognizer.mjs';
import { createReport } from '../start/report.mjs';
import { run } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';

const report = createReport();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void stopAllGroups(8_000).then(() => process.exit(1)));

const cacheDir = join(ROOT, '.cache');
const { code } = await run(
  process.execPath,
  [
    join(ROOT, 'tools/test/unit.mjs'),
    'services/interviewer',
    'all',
    '--config=jest.room.config.mjs',
  ],
  {
    cwd: ROOT,
    echo: true,
    env: {
      ...process.env,
      LIVEKIT_SERVER_BIN: (await findLiveKit(report, cacheDir)) ?? '',
      POCKETSPHINX_PYTHON: (await findRecognizer(report, cacheDir)) ?? '',
    },
  },
);
process.exitCode = code;
