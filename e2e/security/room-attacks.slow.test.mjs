import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { SignalRequest, SignalResponse, TrackSource, TrackType } from '@livekit/protocol';
import { dispose, ParticipantKind, Room, RoomEvent } from '@livekit/rtc-node';
import { AccessToken, AgentDispatchClient, RoomServiceClient } from 'livekit-server-sdk';
import { WebSocket } from 'ws';
import '../../tools/typescript/register.mjs';
import { createServerProcess } from '../../tools/servers/server-process.mjs';
import { lastingFreePorts } from '../../tools/start/free-ports.mjs';
import { findLiveKit } from '../../tools/start/livekit.mjs';
import { livekitConfig } from '../../tools/start/livekit-config.mjs';
import { createReport } from '../../tools/start/report.mjs';
import { ROOT } from '../../tools/start/settings.mjs';

/**
 * Options for all tests and hooks. The timeout is long because the tests attack a real room server.
 */
const options = { timeout: 120_000 };
const { createLiveKitGateway } =
  await import('../../services/voice-api/src/rooms/livekit-gateway.ts');
const { until } = await import('../../libs/testing/src/time.ts');
const { followCandidate } = await import('../../services/interviewer/src/room/candidate.ts');

const KEYS = { LIVEKIT_API_KEY: 'attacked', LIVEKIT_API_SECRET: 's'.repeat(40) };
const [ROOM_A, ROOM_B] = [`interview-${randomUUID()}`, `interview-${randomUUID()}`];
const MONA = { roomName: ROOM_A, identity: randomUUID(), displayName: 'Mona', ttlS: 600 };
const OMAR = { roomName: ROOM_B, identity: randomUUID(), displayName: 'Omar', ttlS: 600 };

let server;
let url;
let gateway;
let rooms;
const folder = mkdtempSync(join(tmpdir(), 'room-attacks-'));
const joined = new Set();

before(async () => {
  const command = await findLiveKit(createReport(), join(ROOT, '.cache'));
  assert.ok(command, 'LiveKit not found');
  const [livekit, livekitTcp, livekitUdp] = await lastingFreePorts(3);
  url = `http://127.0.0.1:${livekit}`;
  server = createServerProcess({
    name: 'LiveKit',
    command,
    args: [
      '--config-body',
      JSON.stringify(livekitConfig({ livekit, livekitTcp, livekitUdp }, KEYS)),
    ],
    logFile: join(folder, 'log'),
    ready: () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    endSignal: 'SIGTERM',
    crashSignal: 'SIGKILL',
  });
  await server.start();
  gateway = createLiveKitGateway({
    apiUrl: url,
    apiKey: KEYS.LIVEKIT_API_KEY,
    apiSecret: KEYS.LIVEKIT_API_SECRET,
  });
  rooms = new RoomServiceClient(url, KEYS.LIVEKIT_API_KEY, KEYS.LIVEKIT_API_SECRET);
  for (const name of [ROOM_A, ROOM_B]) await gateway.openRoom({ name, interviewerMetadata: '{}' });
}, options);
afterEach(async () => {
  for (const room of [...joined]) await leave(room);
}, options);
after(async () => {
  gateway?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
  // Call `dispose` last, because it runs native code that could hang. The server has already been
  // stopped at this point, so it would not be left running.
  await dispose();
}, options);

async function enter(token) {
  const room = new Room();
  await room.connect(url.replace('http', 'ws'), token, { autoSubscribe: true });
  joined.add(room);
  return room;
}
async function leave(room) {
  joined.delete(room);
  await room.disconnect();
}
const present = async (room) =>
  (await rooms.listParticipants(room)).map(({ identity }) => identity);
/** Returns a room token signed with the server's own key, such as an operator might create. */
const own = async (room, identity, more = {}) => {
  const token = new AccessToken(KEYS.LIVEKIT_API_KEY, KEYS.LIVEKIT_API_SECRET, {
    identity,
    ttl: 600,
  });
  token.addGrant({ roomJoin: true, room, ...more });
  if (more.agent) token.kind = 'agent';
  return token.toJwt();
};

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token) => JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
const signed = (claims, secret, header = { alg: 'HS256', typ: 'JWT' }) => {
  const body = `${part(header)}.${part(claims)}`;
  return `${body}.${secret === null ? '' : createHmac('sha256', secret).update(body).digest('base64url')}`;
};
/** Asks the room server to validate a token, without connecting, and returns the HTTP status. */
const asks = async (token) =>
  (await fetch(`${url}/rtc/validate?access_token=${encodeURIComponent(token)}`)).status;

/**
 * Asks to publish a track from each source in turn, using the room server's protocol as an
 * attacker's client would. The last source must be one that the server grants, because the function
 * waits for that grant.
 * @returns the granted sources
 */
async function granted(token, tracks) {
  const socket = new WebSocket(`${url}/rtc?access_token=${encodeURIComponent(token)}&protocol=15`);
  const sources = [];
  for await (const [bytes] of on(socket, 'message')) {
    const { message } = SignalResponse.fromBinary(bytes);
    if (message.case === 'join')
      for (const [at, [type, source]] of tracks.entries())
        socket.send(
          new SignalRequest({
            message: { case: 'addTrack', value: { cid: `track-${at}`, name: 'x', type, source } },
          }).toBinary(),
        );
    if (message.case === 'trackPublished') sources.push(message.value.track.source);
    if (sources.at(-1) === tracks.at(-1)[1]) break;
  }
  socket.send(new SignalRequest({ message: { case: 'leave', value: {} } }).toBinary());
  socket.close();
  await once(socket, 'close');
  return sources;
}

describe('a candidate’s token', options, () => {
  test('opens the candidate’s own room', async () => {
    const token = await gateway.tokenFor(MONA);
    assert.equal(await asks(token), 200);
    await enter(token);
    assert.deepEqual(await present(ROOM_A), [MONA.identity]);
  });

  test('opens its own room even when another is requested', async () => {
    const room = await enter(`${await gateway.tokenFor(MONA)}&room=${ROOM_B}`).catch(() => null);
    assert.ok(room === null || room.name === ROOM_A);
    assert.deepEqual(await present(ROOM_B), []);
  });

  const forgeries = {
    'when changed to another room': (token) =>
      [
        token.split('.')[0],
        part({ ...claimsOf(token), video: { ...claimsOf(token).video, room: ROOM_B } }),
        token.split('.')[2],
      ].join('.'),
    'when changed to another identity': (token) =>
      [
        token.split('.')[0],
        part({ ...claimsOf(token), sub: OMAR.identity }),
        token.split('.')[2],
      ].join('.'),
    'when signed with another secret': (token) =>
      signed(claimsOf(token), 'another secret of more than thirty-two characters'),
    'when it names an unknown key': (token) =>
      signed({ ...claimsOf(token), iss: 'devkey' }, KEYS.LIVEKIT_API_SECRET),
    'without a signature': (token) => signed(claimsOf(token), null, { alg: 'none' }),
    'when expired': (token) =>
      signed({ ...claimsOf(token), nbf: 1, exp: 1_000 }, KEYS.LIVEKIT_API_SECRET),
    'when malformed': () => 'x',
  };
  for (const [what, forge] of Object.entries(forgeries)) {
    test(`is refused ${what}`, async () => {
      const token = forge(await gateway.tokenFor(MONA));
      assert.equal(await asks(token), 401);
      await assert.rejects(enter(token));
      assert.deepEqual(await present(ROOM_A), []);
      assert.deepEqual(await present(ROOM_B), []);
    });
  }

  const calls = {
    RoomService: [
      ['CreateRoom', { name: 'mine' }],
      ['ListRooms', {}],
      ['DeleteRoom', { room: ROOM_A }],
      ['ListParticipants', { room: ROOM_A }],
      ['GetParticipant', { room: ROOM_A, identity: MONA.identity }],
      ['RemoveParticipant', { room: ROOM_A, identity: MONA.identity }],
      [
        'MutePublishedTrack',
        { room: ROOM_A, identity: MONA.identity, trackSid: 'TR_x', muted: true },
      ],
      [
        'UpdateParticipant',
        {
          room: ROOM_A,
          identity: MONA.identity,
          permission: { canPublish: true, canUpdateMetadata: true },
        },
      ],
      ['UpdateSubscriptions', { room: ROOM_A, identity: MONA.identity }],
      ['SendData', { room: ROOM_A, data: 'eA==' }],
      ['UpdateRoomMetadata', { room: ROOM_A, metadata: 'x' }],
      ['ForwardParticipant', { room: ROOM_A, identity: MONA.identity, destinationRoom: ROOM_B }],
      ['MoveParticipant', { room: ROOM_A, identity: MONA.identity, destinationRoom: ROOM_B }],
      [
        'PerformRpc',
        { room: ROOM_A, destinationIdentity: MONA.identity, method: 'alive', payload: '' },
      ],
    ],
    AgentDispatchService: [
      [
        'CreateDispatch',
        {
          room: ROOM_A,
          agentName: 'interviewer',
          metadata: JSON.stringify({ planId: randomUUID(), interviewId: randomUUID() }),
        },
      ],
      ['ListDispatch', { room: ROOM_A }],
      ['DeleteDispatch', { room: ROOM_A, dispatchId: 'AD_x' }],
    ],
    Egress: [
      ['StartRoomCompositeEgress', { roomName: ROOM_A }],
      ['ListEgress', { roomName: ROOM_A }],
    ],
    Ingress: [['CreateIngress', { roomName: ROOM_A }]],
    SIP: [
      ['ListSIPInboundTrunk', {}],
      ['CreateSIPParticipant', { roomName: ROOM_A }],
    ],
  };
  for (const [service, methods] of Object.entries(calls)) {
    test(`may not call ${service}`, async () => {
      const token = await gateway.tokenFor(MONA);
      for (const [method, body] of methods) {
        const reply = await fetch(`${url}/twirp/livekit.${service}/${method}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        // Every call must fail: 404 and 503 mean that the server doesn't offer the call; 401 and
        // 403 mean that it is not permitted.
        assert.ok(
          [401, 403, 404, 503].includes(reply.status),
          `${method}: ${reply.status} ${await reply.text()}`,
        );
        if (service === 'RoomService' || service === 'AgentDispatchService')
          assert.ok([401, 403].includes(reply.status), `${method}: ${reply.status}`);
      }
    });
  }

  test('may not register a worker', async () => {
    const socket = new WebSocket(
      `${url}/agent?access_token=${encodeURIComponent(await gateway.tokenFor(MONA))}`,
    );
    const [error] = await once(socket, 'error');
    assert.match(error.message, /401/);
  });

  test('can’t dispatch an interviewer', async () => {
    const dispatches = new AgentDispatchClient(url, KEYS.LIVEKIT_API_KEY, KEYS.LIVEKIT_API_SECRET);
    const before = (await dispatches.listDispatch(ROOM_A)).length;
    const room = await enter(await gateway.tokenFor(MONA));
    await leave(room);
    const calls = await dispatches.listDispatch(ROOM_A);
    assert.equal(calls.length, before);
    assert.ok(calls.every(({ metadata }) => metadata === '{}'));
  });
});

describe('a candidate in their own room', options, () => {
  test('can’t change name, metadata or attributes', async () => {
    const room = await enter(await gateway.tokenFor(MONA));
    const { localParticipant } = room;
    await Promise.allSettled([
      localParticipant.updateName('ai-interviewer'),
      localParticipant.updateMetadata('{"role":"interviewer"}'),
      localParticipant.setAttributes({ 'lk.agent.state': 'speaking' }),
    ]);
    const [seen] = await rooms.listParticipants(ROOM_A);
    assert.deepEqual(
      [seen.name, seen.metadata, seen.attributes, seen.kind],
      ['Mona', '', {}, ParticipantKind.STANDARD],
    );
  });

  test('may publish only camera and microphone', async () => {
    const asked = [
      [TrackType.VIDEO, TrackSource.SCREEN_SHARE],
      [TrackType.AUDIO, TrackSource.SCREEN_SHARE_AUDIO],
      [TrackType.AUDIO, TrackSource.UNKNOWN],
      [TrackType.VIDEO, TrackSource.CAMERA],
      [TrackType.AUDIO, TrackSource.MICROPHONE],
    ];
    assert.deepEqual(await granted(await gateway.tokenFor(MONA), asked), [
      TrackSource.CAMERA,
      TrackSource.MICROPHONE,
    ]);
    assert.deepEqual(
      await granted(await own(ROOM_A, 'operator'), asked),
      asked.map(([, source]) => source),
    );
  });

  // The page takes a participant for the interviewer by its identity too, so nobody else may get in.
  test('is alone with the interviewer: a second token replaces the first', async () => {
    const first = await enter(await gateway.tokenFor(MONA));
    const gone = once(first, RoomEvent.Disconnected);
    await enter(await gateway.tokenFor(MONA));
    await gone;
    assert.deepEqual(await present(ROOM_A), [MONA.identity]);
  });
});

describe('another participant', options, () => {
  test('can’t message the interviewer or pass for the candidate', async () => {
    const interviewer = await enter(
      await own(ROOM_A, 'ai-interviewer-1', { agent: true, canPublishData: true }),
    );
    const seen = [];
    const note = (name) => (payload) =>
      seen.push(payload === undefined ? name : `${name}: ${Buffer.from(payload).toString()}`);
    followCandidate(interviewer, MONA.identity, {
      connected: note('connected'),
      disconnected: note('disconnected'),
      sent: note('sent'),
    });

    const stranger = await enter(await own(ROOM_A, `${MONA.identity}#2`));
    const say = (room, words, options = {}) =>
      room.localParticipant.publishData(Buffer.from(words), { reliable: true, ...options });
    await say(stranger, 'mine is the last word');
    const candidate = await enter(await gateway.tokenFor(MONA));
    await say(candidate, 'with a topic', { topic: 'chat' });
    await say(stranger, 'and once more');
    await say(candidate, 'mine');
    await until(() => seen.includes('sent: mine'));
    await leave(stranger);
    await leave(candidate);
    await until(() => seen.includes('disconnected'));
    assert.deepEqual(seen, ['connected', 'sent: mine', 'disconnected']);
  });

  test('can’t reach another interview’s room', async () => {
    const candidate = await enter(await gateway.tokenFor(MONA));
    const heard = [];
    candidate.on(RoomEvent.DataReceived, (payload) => heard.push(Buffer.from(payload).toString()));
    const other = await enter(await gateway.tokenFor(OMAR));
    await other.localParticipant.publishData(Buffer.from('hello'), {
      reliable: true,
      destination_identities: [MONA.identity],
    });
    await rooms.sendData(ROOM_A, Buffer.from('from the server'), 0, {});
    await until(() => heard.length > 0);
    assert.deepEqual(
      [heard, await present(ROOM_A), await present(ROOM_B)],
      [['from the server'], [MONA.identity], [OMAR.identity]],
    );
  });

  test('can’t pass for an agent by its identity', async () => {
    const watching = await enter(await gateway.tokenFor(MONA));
    const seen = once(watching, RoomEvent.ParticipantConnected);
    await enter(await own(ROOM_A, 'ai-interviewer-9'));
    const [participant] = await seen;
    assert.equal(participant.kind, ParticipantKind.STANDARD);
  });
});

test('a connection check room admits one guest, and not to an interview', options, async () => {
  const name = `check-${randomUUID()}`;
  await gateway.openCheckRoom(name);
  const token = (identity) =>
    gateway.tokenFor({ roomName: name, identity, displayName: '', ttlS: 120 });
  const room = await enter(await token(MONA.identity));
  assert.equal(room.name, name);
  await assert.rejects(enter(await token(OMAR.identity)));
  assert.deepEqual(await present(ROOM_A), []);
});
