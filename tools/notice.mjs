/** `npx nx notice portal` regenerates NOTICE from the lock file. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentNotice } from './checks/dependencies/lock.mjs';
import { ROOT } from './start/settings.mjs';

writeFileSync(join(ROOT, 'NOTICE'), currentNotice());
