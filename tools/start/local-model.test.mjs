import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { afterEach, test } from 'node:test';
import { findLocalModel, localModelLine } from './local-model.mjs';

const servers = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Serves these bodies by path; anything else is 404. A function answers by itself. */
async function serve(bodies) {
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    const body = bodies[request.url];
    if (typeof body === 'function') body(response);
    else if (body === undefined) response.writeHead(404).end();
    else response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  servers.push(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, asked };
}

/** Returns an address at which nothing listens. */
async function nobody() {
  const { url } = await serve({});
  const server = servers.pop();
  await new Promise((resolve) => server.close(resolve));
  return url;
}

const tags = (...models) => ({
  '/api/tags': {
    models: models.map(([name, family = 'llama']) => ({ name, details: { family } })),
  },
});
const models = (owned_by, ...ids) => ({
  '/v1/models': { data: ids.map((id) => ({ id, owned_by })) },
});
const lineOf = (found) => found && localModelLine(found);

test('Ollama is named with its models and the line to start with the first', async () => {
  const { url } = await serve(tags(['llama3.1:8b']));
  assert.equal(
    lineOf(await findLocalModel({}, { ollama: url, llamaCpp: await nobody() })),
    `Ollama is running here with llama3.1:8b. To let it read and speak: LLM_BASE_URL=${url}/v1 LLM_MODEL=llama3.1:8b npm start`,
  );
});

test('llama.cpp is named with its model', async () => {
  const { url } = await serve(models('llamacpp', 'qwen2.5-7b-instruct.gguf'));
  assert.equal(
    lineOf(await findLocalModel({}, { ollama: await nobody(), llamaCpp: url })),
    `llama.cpp is running here with qwen2.5-7b-instruct.gguf. To let it read and speak: LLM_BASE_URL=${url}/v1 LLM_MODEL=qwen2.5-7b-instruct.gguf npm start`,
  );
});

test('another server at the port of llama.cpp is not called llama.cpp', async () => {
  const { url } = await serve(models('somebody', 'm'));
  const found = await findLocalModel({}, { ollama: await nobody(), llamaCpp: url });
  assert.match(lineOf(found), /^A model server is running here with m\./);
});

test('of both, Ollama is offered', async () => {
  const ollama = await serve(tags(['a']));
  const llamaCpp = await serve(models('llamacpp', 'b'));
  const found = await findLocalModel({}, { ollama: ollama.url, llamaCpp: llamaCpp.url });
  assert.equal(found.server, 'Ollama');
});

test('of many models, three are listed', async () => {
  const { url } = await serve(tags(['a'], ['b'], ['c'], ['d'], ['e']));
  const found = await findLocalModel({}, { ollama: url, llamaCpp: await nobody() });
  assert.match(lineOf(found), / with a, b, c and 2 more\. .* LLM_MODEL=a npm start$/);
});

test('models that cannot answer, and names that a shell would read, are not offered', async () => {
  const { url } = await serve(
    tags(
      ['nomic-embed-text', 'nomic-bert'],
      ['$(reboot)'],
      ['a b'],
      ['\u001b[2J'],
      ['-x'],
      ['good'],
    ),
  );
  const found = await findLocalModel({}, { ollama: url, llamaCpp: await nobody() });
  assert.deepEqual(found.models, ['good']);
});

test('nothing is offered if nothing answers, or not with a list of models', async () => {
  const none = await nobody();
  assert.equal(await findLocalModel({}, { ollama: none, llamaCpp: none }), null);
  for (const body of ['<html>', 'null', '[]', { models: 3 }, { models: [null, {}, { name: 7 }] }]) {
    const { url } = await serve({ '/api/tags': body, '/v1/models': body });
    assert.equal(await findLocalModel({}, { ollama: url, llamaCpp: url }), null);
  }
});

test('a redirect is not followed', async () => {
  const { url: elsewhere, asked } = await serve(tags(['a']));
  const { url } = await serve({
    '/api/tags': (response) => response.writeHead(302, { location: `${elsewhere}/api/tags` }).end(),
  });
  assert.equal(await findLocalModel({}, { ollama: url, llamaCpp: await nobody() }), null);
  assert.deepEqual(asked, []);
});

test('two silent servers are waited for together, not one after the other', async () => {
  const { url: silent } = await serve({ '/api/tags': () => {}, '/v1/models': () => {} });
  // This one begins to answer and never ends.
  const { url: endless } = await serve({ '/v1/models': (response) => response.write('{"data":') });
  const startedAt = performance.now();
  assert.equal(await findLocalModel({}, { ollama: silent, llamaCpp: endless }), null);
  assert.ok(performance.now() - startedAt < 580);
});

test('nobody is asked if a language model is configured', async () => {
  const { url, asked } = await serve(tags(['a']));
  const addresses = { ollama: url, llamaCpp: url };
  for (const variable of ['LLM_MODEL', 'LLM_BASE_URL', 'LLM_API_KEY'])
    assert.equal(await findLocalModel({ [variable]: 'x' }, addresses), null);
  assert.deepEqual(asked, []);
  assert.notEqual(await findLocalModel({ LLM_MODEL: '' }, addresses), null);
});
