import { type JobContext, voice } from '@livekit/agents';
import { DisconnectReason, type RemoteParticipant, RoomEvent, TrackSource } from '@livekit/rtc-node';
import { createConversation } from '@portal/interviewing';
import type { HearingChoice, InterviewPlan } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { Backend } from './backend';
import { systemClock as clock } from './clock';
import { completeInterview } from './completion';
import { backendOf, readSpeechConfig, readWorkerConfig } from './config';
import { readDispatch } from './dispatch';
import type { Log } from './log';
import { hearingNotice, typedOnlyNotice, voiceFallbackNotice } from './notices';
import { BrowserHeard } from './room/browser-heard';
import { DataChannel } from './room/data-channel';
import { AgentMouth } from './session/agent-mouth';
import { Attendance } from './session/attendance';
import { ContinuousInput } from './session/continuous-input';
import { createAgentSession, InterviewAgent, setPace } from './session/interview-agent';
import { InterviewSession } from './session/interview-session';
import { replay } from './session/replay';
import type { EndReason } from './session/session-parts';
import { openHearing, openSpeaking } from './speech/engines';
import { machineProbes } from './speech/probes';
import { Outbox } from './transcript/outbox';

/** The client completes the interview on `interview_ended`; this long after it the interviewer does (ms). */
const CLIENT_GRACE_MS = 6_000;
const FLUSH_ON_SHUTDOWN_MS = 5_000;

/** One job: holds the interview that the dispatch names in the job's room, to its end. */
export async function runInterview(context: JobContext): Promise<void> {
  const config = readWorkerConfig(process.env);
  const dispatch = readDispatch(context.job.metadata);
  const log = pino({ name: 'interviewer', level: config.LOG_LEVEL }).child({ interviewId: dispatch?.interviewId });
  try {
    if (!dispatch) throw new Error('dispatch metadata is not { planId, interviewId }');
    const backend = new Backend(backendOf(config));
    const plan = await backend.plan(dispatch.planId);
    if (plan.interviewId !== dispatch.interviewId) throw new Error('the plan is of another interview');
    await holdInterview(context, plan, dispatch.hearing, backend, log);
  } catch (error) {
    log.error({ reason: String(error) }, 'interview not held');
    context.shutdown('failed');
  }
}

async function holdInterview(context: JobContext, plan: InterviewPlan, choice: HearingChoice | undefined, backend: Backend, log: Log): Promise<void> {
  const { interviewId, language } = plan;
  const speech = readSpeechConfig(process.env);
  const conversation = createConversation({ plan });
  const [hearing, speaking, earlier] = await Promise.all([
    openHearing({ config: speech, language, choice, probes: machineProbes }, (error, late) => {
      log.error({ reason: String(error) }, late ? 'hearing failed' : 'hearing did not start');
      if (late) session.notice(...typedOnlyNotice(language));
    }),
    openSpeaking(speech, plan.voice, language, machineProbes, (_from, _to, error) => {
      log.error({ reason: String(error) }, 'hosted voice failed');
      session.notice(...voiceFallbackNotice(language));
    }),
    backend.messages(interviewId).catch((error: unknown) => {
      log.warn({ reason: String(error) }, 'earlier messages unknown');
      return [];
    }),
    context.connect(),
  ]);
  const agentSession = createAgentSession(hearing.stt, log);
  const outbox = new Outbox((message) => backend.addMessage(interviewId, message), clock, log);
  const { room } = context;
  const channel = new DataChannel({
    publish: (payload) => room.localParticipant?.publishData(payload, { reliable: true }) ?? Promise.reject(new Error('not in the room')),
  }, clock, log);
  const candidate = () => room.remoteParticipants.get(plan.candidate.identity);
  let completed: Promise<void> | null = null;
  const complete = () => (completed ??= completeInterview(backend, interviewId, clock, log));
  const session: InterviewSession = new InterviewSession({
    conversation,
    mouth: new AgentMouth(agentSession, speaking, clock, log),
    channel,
    outbox,
    ear: {
      busy: () => hearing.busy() || browser.busy(),
      discard: () => {
        agentSession.clearUserTurn();
        browser.discard();
      },
      audible: () => (hearing.works() || browser.works()) && microphoneOn(candidate()),
    },
    clock,
    log,
    newId: randomUUID,
    onEnd: (reason) => void finish(reason),
    onPace: (pace) => {
      setPace(agentSession, pace);
      browser.setPace(pace);
    },
  });
  const browser = new BrowserHeard({ session, clock });
  const attendance = new Attendance({
    joined: () => {
      browser.discard();
      channel.open();
      session.candidateJoined();
    },
    left: () => {
      browser.discard();
      session.candidateLeft();
    },
    gone: () => session.candidateGone(),
  }, clock);
  const finish = async (reason: EndReason) => {
    log.info({ reason }, 'interview ended');
    attendance.close();
    if (reason !== 'left') await new Promise<void>((resolve) => clock.after(CLIENT_GRACE_MS, resolve));
    await complete();
    context.shutdown(`interview ${reason}`);
  };
  let roomClosed = false;
  room.on(RoomEvent.Disconnected, (reason) => {
    roomClosed ||= reason === DisconnectReason.ROOM_DELETED || reason === DisconnectReason.ROOM_CLOSED;
  });
  context.addShutdownCallback(async () => {
    // A room that the server closed because nobody came back ends the interview too; a worker that is stopped does not.
    const abandoned = roomClosed && !attendance.present && completed === null;
    attendance.close();
    browser.close();
    session.close();
    channel.close();
    await outbox.flush(FLUSH_ON_SHUTDOWN_MS);
    // A completion under way is waited for: the process ends after this.
    if (abandoned || completed) await complete();
    await Promise.all([agentSession.input.audio?.close(), speaking.close(), hearing.stt?.close()]);
  });

  const { elapsedMs } = replay(conversation, earlier, clock);
  session.resume(elapsedMs, conversation.state.phase === 'ended' ? conversation.state.reason : null);
  listen(agentSession, session);
  // Sound goes through a RoomIO of our own: given the room itself, the session would also tell the candidate of all it does, and take orders from them.
  const sound = new voice.RoomIO({
    agentSession,
    room,
    inputOptions: { participantIdentity: plan.candidate.identity, closeOnDisconnect: false, textEnabled: false, audioEnabled: hearing.stt !== null },
    outputOptions: { transcriptionEnabled: false },
  });
  sound.start();
  if (agentSession.input.audio) agentSession.input.audio = new ContinuousInput(agentSession.input.audio);
  await agentSession.start({ agent: new InterviewAgent({ turnCompleted: (text, confidence) => session.candidateTurn(text, confidence) }), record: false });
  channel.onTypedAnswer = (answer) => session.candidateTyped(answer);
  channel.onRequest = (request) => session.candidateRequests(request);
  // One pair of ears: where an engine here hears, the browser's words would double its own.
  if (hearing.stt === null) channel.onBrowserWords = (words) => browser.receive(words);
  follow(context, plan, channel, attendance);
  const told = elapsedMs === null ? hearingNotice(hearing, choice, language) : null;
  if (told) session.notice(...told);
  log.info({ hearing: hearing.info.name, speaking: speaking.info.name, resumed: elapsedMs !== null }, 'interviewer in the room');
}

/** What the candidate's voice does, from LiveKit's events to the session. */
function listen(agentSession: voice.AgentSession, session: InterviewSession): void {
  agentSession.on(voice.AgentSessionEventTypes.UserStateChanged, ({ newState }) => session.candidateSpeaking(newState === 'speaking'));
  agentSession.on(voice.AgentSessionEventTypes.UserInputTranscribed, ({ transcript, isFinal }) => session.candidateWords(transcript, isFinal));
}

/** Follows the candidate in and out of the room, and takes what they send. */
function follow({ room }: JobContext, plan: InterviewPlan, channel: DataChannel, attendance: Attendance): void {
  const { identity } = plan.candidate;
  room.on(RoomEvent.DataReceived, (payload, participant, _kind, topic) => {
    if (participant?.identity === identity && !topic) channel.receive(payload);
  });
  room.on(RoomEvent.ParticipantConnected, (participant) => {
    if (participant.identity === identity) attendance.connected();
  });
  room.on(RoomEvent.ParticipantDisconnected, (participant) => {
    // A new connection under the same identity replaces the old one: then the candidate has not left.
    if (participant.identity === identity && !room.remoteParticipants.has(identity)) attendance.disconnected();
  });
  if (room.remoteParticipants.has(identity)) attendance.connected();
  else attendance.await();
}

function microphoneOn(candidate: RemoteParticipant | undefined): boolean {
  return [...(candidate?.trackPublications.values() ?? [])].some(({ source, muted }) => source === TrackSource.SOURCE_MICROPHONE && !muted);
}
