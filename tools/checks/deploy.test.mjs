import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { filled, readInputs, readMeasured, readPage } from '../../deploy/capacity.mjs';
import { LIVEKIT_VERSION } from '../start/livekit.mjs';
import { ROOT } from '../start/settings.mjs';
import {
  composeServices,
  schemaVariables,
  tableRows,
  variablesOfParts,
} from './deploy-environment.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const PARTS = variablesOfParts();
const compose = read('deploy/compose.yaml');
const services = composeServices(compose);
const lines = (name) => services[name].join('\n');
const entriesOf = (block) =>
  [...block.matchAll(/^ +([A-Z_]+): (.*)$/gm)].map(([, key, value]) => [key, value]);
const environmentOf = (name) => {
  const block = /\n {4}environment:.*\n((?: {6}.*\n?)+)/.exec(`\n${lines(name)}`)?.[1] ?? '';
  const shared = /\nx-api: &api\n((?: {2}.*\n)+)/.exec(compose)?.[1] ?? '';
  return new Map([...(block.includes('<<: *api') ? entriesOf(shared) : []), ...entriesOf(block)]);
};
const containers = readdirSync(join(ROOT, 'deploy/containers')).map((file) => ({
  part: file.split('.')[0],
  text: read(`deploy/containers/${file}`),
}));

test('the environment table lists each variable of each part, and whether it is required', () => {
  const rows = tableRows(read('deploy/environment.md'));
  for (const [part, variables] of Object.entries(PARTS)) {
    const written = rows
      .filter((row) => row[part])
      .map((row) => `${row.variable.replaceAll('`', '')} ${row[part]}`)
      .sort();
    assert.deepEqual(
      written,
      [...variables].map(([name, required]) => `${name} ${required ? '●' : '○'}`).sort(),
      part,
    );
  }
});

test('defaults in the table match the sources', () => {
  const types = new Map(
    [
      'libs/server-kit',
      'libs/language-model',
      'services/main-api',
      'services/voice-api',
      'services/interviewer',
    ]
      .flatMap((folder) => schemaVariables(read(`${folder}/src/config.ts`)))
      .map(({ name, type }) => [name, type]),
  );
  for (const { variable, default: written } of tableRows(read('deploy/environment.md'))) {
    const value = /\.default\(([\w'.-]+)\)/.exec(types.get(variable.replaceAll('`', '')))?.[1];
    const meant = value === undefined || !/^['\d]/.test(value) ? null : value.replaceAll("'", '');
    if (meant) assert.match(written, new RegExp(`^\`${meant.replaceAll('.', '\\.')}\``), variable);
  }
});

test('compose passes each part what it needs, and only variables that it reads', () => {
  for (const [part, variables] of Object.entries(PARTS)) {
    const given = new Set(environmentOf(part).keys());
    for (const name of given) assert.ok(variables.has(name), `${part} does not read ${name}`);
    for (const [name, required] of variables)
      if (required) assert.ok(given.has(name), `${part} needs ${name}`);
  }
});

test('each variable of compose is in the example, and each of ours in the configuration document', () => {
  const example = new Set(
    [...read('deploy/.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name),
  );
  for (const [, name] of compose.matchAll(/\$\{([A-Z_]+)/g))
    assert.ok(example.has(name), `${name} is not in .env.example`);
  const page = read('docs/configuration.md');
  for (const part of Object.keys(PARTS))
    for (const name of environmentOf(part).keys())
      assert.ok(page.includes(`\`${name}\``), `${name} is not in docs/configuration.md`);
});

test('files copied in a Containerfile exist, or are built there', () => {
  const dockerfiles = [...compose.matchAll(/dockerfile: (\S+)/g)].map(([, file]) =>
    file.replace(/ *}$/, ''),
  );
  for (const file of dockerfiles) assert.ok(existsSync(join(ROOT, file)), file);
  for (const { part, text } of containers) {
    const copied = [...text.matchAll(/^COPY --from=\w+ \/app\/(\S+)/gm)].map(([, path]) => path);
    assert.ok(copied.length > 2, part);
    for (const path of copied)
      if (path !== 'node_modules')
        assert.ok(
          existsSync(join(ROOT, path.replace(/\/dist$/, '/rspack.config.mjs'))),
          `${part}: ${path}`,
        );
    const script = /"(services\/[\w-]+)\/dist\/(\w+)\.js"\]$/m.exec(text);
    assert.ok(
      copied.includes(`${script[1]}/dist`) &&
        new RegExp(`\\b${script[2]}: '`).test(read(`${script[1]}/rspack.config.mjs`)),
      `${part} starts what it does not build`,
    );
  }
});

test('no container runs as root, each has a health check, and every image has a version', () => {
  for (const { part, text } of containers) {
    const last = text.slice(text.lastIndexOf('\nFROM '));
    assert.match(last, /\nUSER node\n/, part);
    assert.match(last, /\nHEALTHCHECK /, part);
    assert.match(last, /\nSTOPSIGNAL SIGTERM\n/, part);
    for (const [, image] of text.matchAll(/^FROM (\S+)/gm))
      assert.match(image, /^[\w/-]+:\d+\.\d+\.\d+-/, part);
  }
  for (const [, image] of compose.matchAll(/^ {4}image: (\S+)$/gm))
    assert.match(image, /:v?\d+\.\d+/, image);
});

test("the example's engines say that every voice's rate and pitch can be set, as espeak-ng's can", () => {
  const [, engines] = /^ENGINES_JSON=(.+)$/m.exec(read('deploy/.env.example'));
  const { name, adjustable } = JSON.parse(engines).speaking;
  assert.equal(name, 'espeak-ng');
  for (const language of ['en-US', 'ar-SA'])
    for (const what of ['rate', 'pitch']) assert.equal(adjustable[language][what].length, 10, what);
});

test('ports agree between listeners, health checks and proxy', () => {
  const proxy = environmentOf('proxy');
  for (const [part, variable] of [
    ['main-api', 'MAIN_API'],
    ['voice-api', 'VOICE_API'],
    ['site', 'SITE'],
    ['interviewer', null],
  ]) {
    const { text } = containers.find((one) => one.part === part);
    const port = /^EXPOSE (\d+)$/m.exec(text)[1];
    assert.ok(text.includes(`http://127.0.0.1:${port}/`), part);
    assert.match(text, new RegExp(`^ENV .*PORT(_SHELL)?=${port}\\b`, 'm'), part);
    if (variable) assert.equal(proxy.get(variable), `${part}:${port}`);
  }
  const { text: worker } = containers.find((one) => one.part === 'interviewer');
  const [, samples] = /INTERVIEWER_SAMPLES_PORT=(\d+)/.exec(worker);
  assert.match(worker, new RegExp(`^EXPOSE ${samples}$`, 'm'));
  assert.equal(
    environmentOf('voice-api').get('INTERVIEWER_SAMPLES_URL'),
    `http://interviewer:${samples}`,
  );
  const room = compose.slice(compose.indexOf('LIVEKIT_CONFIG'));
  assert.equal(proxy.get('LIVEKIT').split(':')[1], /port: (\d+)/.exec(room)[1]);
  assert.equal(proxy.get('LIVEKIT_TURN').split(':')[1], /tls_port: (\d+)/.exec(room)[1]);
});

test("compose sets every variable in the proxy's configuration", () => {
  const given = environmentOf('proxy');
  for (const [, name] of read('deploy/proxy/haproxy.cfg').matchAll(/\$\{([A-Z_]+)\}/g))
    assert.ok(given.has(name), name);
});

test('no process is killed while it drains', () => {
  const seconds = (name, key) => Number(new RegExp(`${key}: ["']?(\\d+)`).exec(lines(name))?.[1]);
  const draining = (key) => Number(environmentOf('main-api').get(key).replaceAll("'", ''));
  const api = draining('DRAIN_GRACE_S') + draining('DRAIN_TIMEOUT_S');
  for (const name of ['main-api', 'voice-api'])
    assert.ok(seconds(name, 'stop_grace_period') > api, name);
  const handOver =
    Number(
      /HAND_OVER_MS = ([\d_]+)/
        .exec(read('services/interviewer/src/main.ts'))[1]
        .replaceAll('_', ''),
    ) / 1_000;
  assert.ok(
    seconds('interviewer', 'stop_grace_period') >
      seconds('interviewer', 'INTERVIEWER_DRAIN_S') + handOver,
  );
});

test('LiveKit has the tested version', () => {
  assert.ok(lines('livekit').includes(`livekit-server:v${LIVEKIT_VERSION}`));
});

test('the tables of the capacity page match the output of its script', async () => {
  assert.equal(
    await filled(readPage(), readInputs()),
    readPage(),
    'run: node deploy/capacity.mjs --write',
  );
});

test('measured values on the capacity page match the summary of that run', () => {
  const { assumed, measured } = readInputs();
  for (const [bench, { date, values }] of Object.entries(readMeasured(assumed))) {
    // The capacity page is not updated after every benchmark run, so compare only values from the
    // same run.
    if (date !== null && date === measured[bench].date)
      assert.deepEqual(measured[bench].values, values, bench);
  }
});
