import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { HOST } from '../start/settings.mjs';
import { findSchemathesis, testContract } from './schemathesis.mjs';

const { program, missing } = await findSchemathesis();
const servers = [];
after(() => servers.forEach((server) => server.close()));

/** Serves one operation that documents only status 200 but responds with `status`. */
async function serve(status) {
  const description = {
    openapi: '3.1.0',
    info: { title: 'planted', version: '1' },
    paths: { '/items': { get: { responses: { 200: { description: 'The items' } } } } },
  };
  const server = createServer(({ url, method }, response) => {
    if (url === '/openapi.json') {
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify(description));
    }
    response.statusCode = method === 'GET' ? status : 405;
    if (method !== 'GET') response.setHeader('allow', 'GET');
    return response.end();
  });
  servers.push(server);
  await new Promise((resolve) => server.listen(0, HOST, resolve));
  return `http://${HOST}:${server.address().port}`;
}

test('a server that keeps its contract passes', { skip: missing }, async () => {
  const result = await testContract(program, { url: await serve(200), seed: 1, examples: 5 });
  assert.equal(result.ok, true, result.output);
  assert.equal(result.operations, 1);
});

test('an undocumented status is found', { skip: missing }, async () => {
  const result = await testContract(program, { url: await serve(202), seed: 1, examples: 5 });
  assert.equal(result.ok, false);
  assert.match(result.output, /Undocumented status code/i);
});
