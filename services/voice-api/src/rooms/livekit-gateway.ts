import { INTERVIEWER_AGENT_NAME, ROOM_DEPARTURE_TIMEOUT_S } from '@portal/protocol';
import {
  AccessToken,
  type AgentDispatch,
  AgentDispatchClient,
  type ParticipantInfo,
  RoomAgentDispatch,
  RoomServiceClient,
  TrackSource,
} from 'livekit-server-sdk';
import { interviewerStep } from './interviewer-call';
import { isResponding } from './interviewer-liveness';
import { RoomUnavailableError, type RoomGateway } from './room-gateway';

/** How long a room stays open if nobody ever joins it (seconds). */
const EMPTY_TIMEOUT_S = 300;
/**
 * How long the room for a connection check stays open if nobody joins (seconds). Long enough to run
 * all stages of the check, one after another.
 */
const CHECK_EMPTY_TIMEOUT_S = 60;
const CHECK_DEPARTURE_TIMEOUT_S = 10;
/** How often to check whether an interviewer has joined a new room (ms). */
const ARRIVAL_CHECK_INTERVAL_MS = 5_000;
const ARRIVAL_CHECKS = 12;
const REQUEST_TIMEOUT_S = 5;
/**
 * The value of `ParticipantInfo.Kind.AGENT` in LiveKit's protocol. The SDK exports only the type.
 */
const AGENT: ParticipantInfo['kind'] = 4;

export interface LiveKitGatewayOptions {
  apiUrl: string;
  apiKey: string;
  apiSecret: string;
  clock?: () => number;
}

/**
 * Manages rooms on a LiveKit server.
 *
 * The request that creates a room also calls an interviewer. If the room already exists, LiveKit
 * ignores the call, so two simultaneous logins don't call two interviewers.
 *
 * LiveKit offers a call only to workers that are free at that moment, so if a room still has no
 * interviewer later, a new call is made.
 */
export function createLiveKitGateway({
  apiUrl,
  apiKey,
  apiSecret,
  clock = Date.now,
}: LiveKitGatewayOptions): RoomGateway {
  const options = { requestTimeout: REQUEST_TIMEOUT_S, failover: false };
  const rooms = new RoomServiceClient(apiUrl, apiKey, apiSecret, options);
  const dispatches = new AgentDispatchClient(apiUrl, apiKey, apiSecret, options);
  const inSequence = createSequencer();
  const arrivalChecks = new Map<string, NodeJS.Timeout>();

  const callsTo = async (roomName: string) =>
    (await dispatches.listDispatch(roomName)).filter(
      ({ agentName }) => agentName === INTERVIEWER_AGENT_NAME,
    );

  /** Calls an interviewer and cancels earlier calls. */
  async function call(
    roomName: string,
    metadata: string,
    before: readonly AgentDispatch[],
  ): Promise<void> {
    // Cancel the earlier calls. This also ends their jobs if they are still running somewhere.
    for (const { id } of before) await dispatches.deleteDispatch(id, roomName);
    const own = await dispatches.createDispatch(roomName, INTERVIEWER_AGENT_NAME, { metadata });
    // Another server may have made a call at the same time. Keep only the oldest of the new calls;
    // every server makes the same choice.
    const fresh = (await callsTo(roomName)).filter(({ id }) =>
      before.every((old) => old.id !== id),
    );
    if (fresh.some((other) => wasCalledBefore(other, own)))
      await dispatches.deleteDispatch(own.id, roomName);
  }

  /** Calls an interviewer unless one is present or on the way. Returns whether one is present. */
  async function ensureInterviewer(
    roomName: string,
    metadata: string,
    missing: string | null = null,
  ): Promise<boolean> {
    let interviewers = (await rooms.listParticipants(roomName))
      .filter(({ kind }) => kind === AGENT)
      .map(({ identity }) => identity);
    if (
      missing !== null &&
      interviewers.includes(missing) &&
      !(await isResponding(roomName, missing, { apiUrl, apiKey, apiSecret }))
    ) {
      // Remove the lost interviewer's participant, which would otherwise stay in the room until
      // LiveKit times it out.
      await rooms.removeParticipant(roomName, missing);
      interviewers = interviewers.filter((identity) => identity !== missing);
    }
    const ours = await callsTo(roomName);
    const step = interviewerStep({
      present: interviewers.length > 0,
      missing,
      calls: ours.map(({ state }) => ({
        calledAtMs: Number((state?.createdAt ?? 0n) / 1_000_000n),
        taken: (state?.jobs.length ?? 0) > 0,
        interviewer: state?.jobs[0]?.state?.participantIdentity || null,
      })),
      nowMs: clock(),
    });
    if (step === 'call') await call(roomName, metadata, ours);
    return step === 'present';
  }

  function scheduleArrivalCheck(roomName: string, metadata: string, left: number): void {
    clearTimeout(arrivalChecks.get(roomName));
    arrivalChecks.delete(roomName);
    if (left === 0) return;
    const timer = setTimeout(() => {
      // A failed request does not show whether the interviewer has arrived, so check again. If the
      // room has been deleted, the remaining checks soon run out.
      const finish = (present: boolean) =>
        arrivalChecks.get(roomName) === timer &&
        scheduleArrivalCheck(roomName, metadata, present ? 0 : left - 1);
      inSequence(roomName, () => ensureInterviewer(roomName, metadata)).then(finish, () =>
        finish(false),
      );
    }, ARRIVAL_CHECK_INTERVAL_MS);
    timer.unref();
    arrivalChecks.set(roomName, timer);
  }

  return {
    openRoom: ({ name, interviewerMetadata, missingInterviewer }) =>
      inSequence(name, async () => {
        try {
          await rooms.createRoom({
            name,
            emptyTimeout: EMPTY_TIMEOUT_S,
            departureTimeout: ROOM_DEPARTURE_TIMEOUT_S,
            agents: [interviewerCall(interviewerMetadata)],
          });
          const present = await ensureInterviewer(name, interviewerMetadata, missingInterviewer);
          scheduleArrivalCheck(name, interviewerMetadata, present ? 0 : ARRIVAL_CHECKS);
        } catch (cause) {
          throw new RoomUnavailableError(reasonOf(cause), { cause });
        }
      }),
    async openCheckRoom(name, interviewerMetadata) {
      try {
        await rooms.createRoom({
          name,
          emptyTimeout: CHECK_EMPTY_TIMEOUT_S,
          departureTimeout: CHECK_DEPARTURE_TIMEOUT_S,
          // LiveKit does not count agents.
          maxParticipants: 1,
          ...(interviewerMetadata !== undefined && {
            agents: [interviewerCall(interviewerMetadata)],
          }),
        });
      } catch (cause) {
        throw new RoomUnavailableError(reasonOf(cause), { cause });
      }
    },
    tokenFor({ roomName, identity, displayName, ttlS }) {
      const token = new AccessToken(apiKey, apiSecret, { identity, name: displayName, ttl: ttlS });
      token.addGrant({
        roomJoin: true,
        room: roomName,
        canSubscribe: true,
        canPublish: true,
        canPublishData: true,
        canUpdateOwnMetadata: false,
        canPublishSources: [TrackSource.MICROPHONE, TrackSource.CAMERA],
      });
      return token.toJwt();
    },
    async ping() {
      const response = await fetch(apiUrl, {
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_S * 1_000),
      });
      await response.body?.cancel();
      if (!response.ok)
        throw new RoomUnavailableError(`The room server answered with status ${response.status}`);
    },
    close() {
      for (const timer of arrivalChecks.values()) clearTimeout(timer);
      arrivalChecks.clear();
    },
  };
}

/** Returns a call to an interviewer, to be made when a room is created. */
const interviewerCall = (metadata: string) =>
  new RoomAgentDispatch({ agentName: INTERVIEWER_AGENT_NAME, metadata });

/** Returns a function that runs tasks with the same key one after another. */
function createSequencer() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(task, task);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

/**
 * Whether the call `other` was made before the call `own`. If both were created at the same time,
 * the order of their ids decides.
 */
function wasCalledBefore(other: AgentDispatch, own: AgentDispatch): boolean {
  const [its, ours] = [other.state?.createdAt ?? 0n, own.state?.createdAt ?? 0n];
  return its === ours ? other.id < own.id : its < ours;
}

/** Describes an error without revealing addresses or keys. */
function reasonOf(cause: unknown): string {
  const status = (cause as { status?: unknown } | null)?.status;
  if (status === 401 || status === 403) return 'The room server refused the key of this server';
  return typeof status === 'number'
    ? `The room server answered with status ${status}`
    : 'The room server could not be reached';
}
