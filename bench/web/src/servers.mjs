import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import {
  answersOf,
  createFakeFetch,
  sampleInterview,
  sampleUser,
} from '@portal/testing/fake-servers';
import { remoteServer, shellServer } from '@portal/site';
import { AccessToken } from 'livekit-server-sdk';
import { HOST, REMOTES, ROOT } from '../../../tools/start/settings.mjs';
import { readKey } from '../../../tools/start/signing-key.mjs';

const origin = (port) => `http://${HOST}:${port}`;
const nobody = { kind: 'none', name: 'none' };

/** Returns the voice API's login response, with a token for a room on the real LiveKit server. */
async function roomAnswer(livekit) {
  const token = new AccessToken(livekit.key, livekit.secret, {
    identity: sampleUser().email,
    ttl: '10m',
  });
  token.addGrant({
    room: livekit.room(),
    roomJoin: true,
    canPublish: true,
    canSubscribe: true,
    canPublishData: true,
  });
  return {
    json: {
      session_id: 'session-1',
      room_name: 'bench',
      livekit_token: await token.toJwt(),
      livekit_url: livekit.url,
      expires_in: 600,
      user_identity: sampleUser().email,
    },
  };
}

/**
 * Starts a stub of the main API or the voice API, with the same responses as in the browser tests.
 */
async function apiServer(kind, port, page, livekit) {
  const answers = {
    ...answersOf('en-US'),
    createInterview: { status: 201, json: { data: sampleInterview('en-US') } },
    listMessages: { json: { data: [] } },
  };
  const ask = createFakeFetch({
    mainApiUrl: 'none:',
    voiceApiUrl: 'none:',
    [kind]: origin(port),
    answers: () => ({ ...answers, voiceLogin: () => roomAnswer(livekit) }),
  });
  const server = createServer(
    (request, response) =>
      void (async () => {
        const cors = {
          'access-control-allow-origin': page,
          'access-control-allow-credentials': 'true',
          'access-control-max-age': '600',
          'access-control-allow-headers': 'authorization, content-type, x-session-token, x-api-key',
          'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        };
        if (request.method === 'OPTIONS') return response.writeHead(204, cors).end();
        const answer = await ask(`${origin(port)}${request.url}`, {
          method: request.method,
          headers: request.headers,
          body: await text(request),
        });
        response
          .writeHead(answer.status, {
            ...cors,
            'content-type': answer.headers.get('content-type') ?? 'text/plain',
          })
          .end(Buffer.from(await answer.arrayBuffer()));
      })().catch((error) => response.writeHead(500).end(String(error))),
  );
  await new Promise((resolve) => server.listen(port, HOST, resolve));
  return { close: () => new Promise((resolve) => server.close(resolve)) };
}

/**
 * Returns the key for signing the list of remotes, or null if no key is configured. A shell built
 * with a key accepts only a signed list.
 */
function signingOf(port) {
  const { REMOTES_SIGNING_KEY: named } = process.env;
  return named
    ? { key: readKey(named), file: join(ROOT, '.cache/web-bench', `remotes.${port}.json`) }
    : null;
}

/**
 * Starts the composed site or the monolith: the page, the stub APIs and, for the composed site, the
 * remotes. The same code serves the monolith and the composed site, so that the comparison is fair.
 * @param {{ shell: string, composed: boolean, ports: number[], livekit: { url: string, key: string,
 *   secret: string, room(): string } }} options `ports`: six ports for the page, the two APIs and
 *   the remotes
 * @returns {Promise<{ url: string, folders: Map<string, string>, close(): Promise<void> }>}
 *   `folders`: maps each origin to the folder of the build it serves
 */
export async function startSite({
  shell,
  composed,
  ports: [port, mainPort, voicePort, ...remotePorts],
  livekit,
}) {
  const url = origin(port);
  // The monolith fetches the list of remotes but ignores it, so the remotes' folders don't have to
  // exist.
  const folderOf = (name) =>
    composed ? join(ROOT, 'apps', `${name}-mfe`, 'dist') : join(shell, 'none');
  const remotes = REMOTES.map((name, index) => ({
    name,
    folder: folderOf(name),
    origin: origin(remotePorts[index]),
  }));
  const config = {
    mainApiUrl: origin(mainPort),
    voiceApiUrl: origin(voicePort),
    apiKey: null,
    appId: null,
    engines: { hearing: { 'en-US': [], 'ar-SA': [] }, speaking: nobody, language: nobody },
    federation: { environment: 'production', origins: remotes.map((remote) => remote.origin) },
  };
  const signing = signingOf(port);
  const served = { remotes, releases: null, signing, config, livekitUrl: livekit.url };
  const servers = [
    await apiServer('mainApiUrl', mainPort, url, livekit),
    await apiServer('voiceApiUrl', voicePort, url, livekit),
  ];
  const page = await shellServer({ ...served, folder: shell, origin: url });
  await page.listen({ port, host: HOST });
  servers.push(page);
  for (const [index, remote] of composed ? remotes.entries() : []) {
    const server = await remoteServer(remote, { ...served, folder: shell, origin: url });
    await server.listen({ port: remotePorts[index], host: HOST });
    servers.push(server);
  }
  return {
    url,
    folders: new Map([[url, shell], ...remotes.map((remote) => [remote.origin, remote.folder])]),
    close: async () => {
      for (const server of servers) await server.close();
    },
  };
}
