/**
 * `npx nx contracts portal` runs Schemathesis, which generates valid and invalid calls from each
 * server's `/openapi.json` and checks every response against that description.
 */
import { createReport } from '../start/report.mjs';
import { conclude, concludeUnchecked } from '../test/outcome.mjs';
import { configOf } from './config.mjs';
import { findSchemathesis, testContract } from './schemathesis.mjs';
import { createPerson, openServers } from './servers.mjs';

const SEEDS = [1, 2];
const EXAMPLES = 100;
const PDF_WORKER = new URL('../../services/voice-api/dist/pdf-worker.js', import.meta.url);

async function checkAll(program, report) {
  const outcome = { passed: 0, failed: 0, failures: [] };
  for (const seed of SEEDS) {
    const servers = await openServers(PDF_WORKER);
    try {
      const person = await createPerson(servers);
      for (const [server, url] of Object.entries(servers.urls)) {
        const { ok, cases, operations, timedOut, output } = await testContract(program, {
          url,
          seed,
          examples: EXAMPLES,
          config: configOf(server, person),
          pdf: person.resume,
        });
        const name = `${server} API, seed ${seed}`;
        report.plain(`${name}: ${cases} calls to ${operations} operations`);
        if (ok) outcome.passed += 1;
        else {
          report.plain(output);
          outcome.failed += 1;
          const fault = timedOut ? 'did not end in time' : 'found a fault';
          outcome.failures.push(`${name}: Schemathesis ${fault}`);
        }
      }
    } finally {
      await servers.close();
    }
  }
  return outcome;
}

const report = createReport();
const { program, missing } = await findSchemathesis();
if (program === undefined) {
  report.warn(`Contracts NOT CHECKED: ${missing}`);
  concludeUnchecked();
} else {
  const outcome = await checkAll(program, report);
  conclude(outcome);
  report.plain(`Contracts: ${outcome.passed} passed, ${outcome.failed} failed`);
}
