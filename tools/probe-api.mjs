/**
 * `npm run probe:api` makes valid and invalid calls to every route of the running servers, and
 * prints the expected and the actual result of each call.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { accountCases, farewellCases } from './probe/account-cases.mjs';
import { documentCases } from './probe/document-cases.mjs';
import { interviewCases } from './probe/interview-cases.mjs';
import { exchange, makeWorld, missing, settle } from './probe/world.mjs';

/** Fields that every error body must have. A field is written as "path:type". */
const ERROR_FIELDS = ['message:string', 'detail:string|null', 'code:string'];
const PATIENCE_MS = 60_000;
const ASK_AGAIN_MS = 500;

const list = (value) => (Array.isArray(value) ? value : [value]);

/**
 * Lists what is wrong with the reply to a probe. A probe is one call and its expected result:
 *
 * - `by` (a person) or `token` authenticates the call; `path` fills in its parameters.
 * - `want` is the expected status, or a list of accepted ones.
 * - `code`, `message` and `fields` ("path:type") must match the body.
 * - `check` returns true, or a description of what else is wrong.
 * - `keep` stores parts of the reply, `patience` retries until the status is as expected, and
 *   `when` can skip the probe.
 */
function faultsOf(probe, reply, world) {
  const wanted = list(probe.want);
  if (!wanted.includes(reply.status))
    return [`status ${reply.status}${reply.body?.message ? `: ${reply.body.message}` : ''}`];
  const faults = missing(reply.body, [
    ...(reply.status >= 400 ? ERROR_FIELDS : []),
    ...(probe.fields ?? []),
  ]);
  for (const name of ['code', 'message']) {
    if (probe[name] && reply.body?.[name] !== probe[name])
      faults.push(
        `${name} ${JSON.stringify(reply.body?.[name])}, not ${JSON.stringify(probe[name])}`,
      );
  }
  if (reply.status === 204 && reply.bytes.length > 0) faults.push('204 with a body');
  if (faults.length === 0 && probe.check) {
    const verdict = probe.check(reply, world);
    if (verdict !== true) faults.push(String(verdict));
  }
  return faults;
}

async function ask(probe, world) {
  const [method, path] = probe.call.split(' ');
  const request = {
    server: probe.server,
    method,
    path: probe.path?.(world) ?? path,
    headers: probe.headers?.(world),
    token: probe.token?.(world) ?? (probe.by && world[probe.by].accessToken),
    json: probe.json?.(world),
    form: probe.form?.(world),
  };
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const reply = await exchange(world, request);
    if (
      !probe.patience ||
      list(probe.want).includes(reply.status) ||
      reply.status >= 400 ||
      Date.now() > until
    )
      return reply;
    await sleep(ASK_AGAIN_MS);
  }
}

async function run(probe, world) {
  try {
    const reply = await ask(probe, world);
    const faults = faultsOf(probe, reply, world);
    if (faults.length === 0) probe.keep?.(world, reply);
    return { got: reply.status, faults };
  } catch (error) {
    return { got: '–', faults: [error.cause?.message ?? error.message] };
  }
}

function print({ call, case: name, want }, { got, faults }) {
  const row = `${call.padEnd(44)} ${name.padEnd(28)} ${list(want).join('/').padStart(7)} → ${got}`;
  console.log(faults.length === 0 ? `  ${row}` : `✗ ${row}  ${faults.join('; ')}`);
}

async function main() {
  const world = await makeWorld(process.env).catch(() => null);
  if (!world) {
    console.error(
      'Nothing answers at the addresses of the site and its servers: run `npm start` first.',
    );
    return 1;
  }
  await settle(world, world.bob);
  let [passed, failed] = [0, 0];
  console.log(`  ${'call'.padEnd(44)} ${'case'.padEnd(28)} expected → got`);
  for (const probe of [...accountCases, ...documentCases, ...interviewCases, ...farewellCases]) {
    if (probe.when && !probe.when(world)) continue;
    const result = await run(probe, world);
    print(probe, result);
    if (result.faults.length === 0) passed++;
    else failed++;
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main().catch((error) => {
  console.error(`The probe could not go on: ${error.message}`);
  return 1;
});
