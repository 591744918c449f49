/** `npx nx prepare tools` installs LiveKit and the built-in recognizer while other targets run. */
import { findLiveKit } from '../start/livekit.mjs';
import { findRecognizer } from '../start/recognizer.mjs';
import { createReport } from '../start/report.mjs';
import { ROOT } from '../start/settings.mjs';
import { join } from 'node:path';

const report = createReport();
const cacheDir = join(ROOT, '.cache');
await findLiveKit(report, cacheDir);
await findRecognizer(report, cacheDir);
