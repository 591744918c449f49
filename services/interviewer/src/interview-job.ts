import type { JobContext } from '@livekit/agents';
import { DisconnectReason, RoomEvent } from '@livekit/rtc-node';
import type { InterviewPlan } from '@portal/protocol';
import { openTelemetry } from '@portal/server-kit/telemetry';
import { systemClock as clock } from '@portal/clock';
import { Backend, completeInterview, persist } from './backend';
import { backendOf, readSpeechConfig, readWorkerConfig } from './config';
import { type Dispatch, readDispatch } from './dispatch';
import { CandidatePresence } from './session/candidate-presence';
import { type RunningSession, startSession } from './session/start-session';
import type { InterviewSession } from './session/interview-session';
import type { EndReason } from './session/session-parts';
import { turnDetectionModels } from './turn-detection/models';
import { interviewerLog, type Log } from './log';
import { followCandidate } from './room/candidate';
import { DataChannel } from './room/data-channel';
import { watchForTakeover, type TakeoverReason } from './room/takeover';
import { type InterviewObserver, observeInterview } from './telemetry';
import { openTrace, type Trace } from './trace';
import { Outbox } from './session/outbox';

/**
 * How long the interviewer waits for the client to complete the interview before doing so itself
 * (ms). Normally the client does so in time, but it may have missed `interview_ended`.
 */
const CLIENT_GRACE_MS = 6_000;
const FLUSH_ON_SHUTDOWN_MS = 5_000;
/** How long to keep trying to reach a server before the interview fails (ms). */
const PATIENCE_WITH_SERVERS_MS = 60_000;
/**
 * Maximum time to spend storing messages when another interviewer takes over (ms). Kept short, so
 * that this interviewer leaves the room quickly.
 */
const FLUSH_ON_TAKEOVER_MS = 1_500;

/**
 * Runs one job: joins the job's room and conducts the interview named in the dispatch until it
 * ends.
 */
export async function runInterview(context: JobContext): Promise<void> {
  const config = readWorkerConfig(process.env);
  const dispatch = readDispatch(context.job);
  const log = interviewerLog(config.LOG_LEVEL).child({
    interviewId: dispatch?.interviewId,
    reqId: dispatch?.requestId,
  });
  try {
    if (!dispatch) throw new Error('the job must name a plan and its room’s interview');
    const observer = observeInterview(
      await openTelemetry(process.env, { part: 'interviewer', log }),
      dispatch,
    );
    const backend = new Backend(backendOf(config), fetch, observer.calls);
    const plan = await persist(
      () => backend.plan(dispatch.planId),
      PATIENCE_WITH_SERVERS_MS,
      clock,
      log,
    );
    if (plan.interviewId !== dispatch.interviewId)
      throw new Error('the plan belongs to another interview');
    await join(context, plan, dispatch, backend, observer, log);
  } catch (error) {
    log.error({ reason: String(error) }, 'interview failed');
    context.shutdown('failed');
  }
}

/** Joins the room and stays until the interview ends or the worker stops. */
async function join(
  context: JobContext,
  plan: InterviewPlan,
  { hearing: choice, prosody }: Dispatch,
  backend: Backend,
  observer: InterviewObserver,
  log: Log,
): Promise<void> {
  const { interviewId } = plan;
  const { room } = context;
  const written = openTrace(process.env['INTERVIEWER_TRACE'], interviewId);
  const trace: Trace = (event, more) => {
    written(event, more);
    observer.trace(event, more);
  };
  const outbox = new Outbox(
    (message) => backend.addMessage(interviewId, message),
    clock,
    log,
    trace,
  );
  const channel = new DataChannel(
    {
      publish: (payload) =>
        room.localParticipant?.publishData(payload, { reliable: true }) ??
        Promise.reject(new Error('not in the room')),
    },
    clock,
    log,
  );
  let completed: Promise<void> | null = null;
  const complete = () => (completed ??= completeInterview(backend, interviewId, clock, log));
  const finish = async (reason: EndReason) => {
    log.info({ reason }, 'interview ended');
    presence?.close();
    if (reason !== 'left')
      await new Promise<void>((resolve) => clock.after(CLIENT_GRACE_MS, resolve));
    await complete();
    context.shutdown(`interview ${reason}`);
  };
  const config = readSpeechConfig(process.env);
  let running: RunningSession | null = null;
  let presence: CandidatePresence | null = null;
  const onTakeover = (reason: TakeoverReason) => {
    log.warn({ reason }, 'interview taken over');
    presence?.close();
    // Closing the session makes the pending answer final. Store everything before leaving, so that
    // the next interviewer can read it.
    running?.session.close();
    void outbox.flush(FLUSH_ON_TAKEOVER_MS).then(() => context.shutdown(reason));
  };
  const joined = context.connect().then(() => {
    channel.keepAlive();
    watchForTakeover(room, process, onTakeover);
    return room;
  });
  // If loading the stored messages fails, the job must fail too. Otherwise, the interview would
  // start over.
  const earlier = persist(
    () => backend.messages(interviewId),
    PATIENCE_WITH_SERVERS_MS,
    clock,
    log,
  );
  running = await startSession({
    plan,
    choice,
    prosody,
    config,
    models: turnDetectionModels(context.inferenceExecutor),
    joined,
    channel,
    outbox,
    log,
    earlier,
    trace,
    onNotice: observer.noticed,
    onEnd: (reason) => void finish(reason),
  });
  presence = attend(context, plan, channel, running.session, () =>
    onTakeover('candidate chose another speech recognition'),
  );
  let roomClosed = false;
  room.on(RoomEvent.Disconnected, (reason) => {
    roomClosed ||=
      reason === DisconnectReason.ROOM_DELETED || reason === DisconnectReason.ROOM_CLOSED;
  });
  context.addShutdownCallback(async () => {
    // The server closes the room if the candidate does not return, and the interview is then
    // abandoned. If only the worker stops, another interviewer continues the interview.
    const abandoned = roomClosed && presence?.present === false && completed === null;
    presence?.close();
    channel.close();
    await running?.close();
    await outbox.flush(FLUSH_ON_SHUTDOWN_MS);
    // Complete an abandoned interview, or wait for a completion that is already in progress,
    // because the process exits afterwards.
    if (abandoned || completed) await complete();
    await observer.close();
  });
  await running.turnDetectionReady;
}

/**
 * Tracks when the candidate joins and leaves the room, and handles the messages they send.
 * @param handOver leaves the interview to an interviewer that the candidate's page then calls, with
 *   the speech recognition that the candidate has chosen
 */
function attend(
  { room }: JobContext,
  { candidate: { identity } }: InterviewPlan,
  channel: DataChannel,
  session: InterviewSession,
  handOver: () => void,
): CandidatePresence {
  const presence = new CandidatePresence(
    {
      joined: () => {
        channel.open();
        session.candidateJoined();
      },
      left: () => session.candidateLeft(),
      gone: () => session.candidateGone(),
    },
    clock,
  );
  channel.onTypedAnswer = (answer) => session.candidateTyped(answer);
  channel.onRequest = (request) => {
    if (request === 'change_recognition') session.handOver(handOver);
    else session.candidateRequests(request);
  };
  const isThere = followCandidate(room, identity, {
    connected: () => presence.connected(),
    disconnected: () => presence.disconnected(),
    sent: (payload) => channel.receive(payload),
  });
  if (isThere) presence.connected();
  else presence.await();
  return presence;
}
