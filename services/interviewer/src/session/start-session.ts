import type { Room } from '@livekit/rtc-node';
import { createConversation, vocabularyOfPlan } from '@portal/interviewing';
import type { InterviewMessage, InterviewPlan, Prosody, RecognitionChoice } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import { systemClock as clock } from '@portal/clock';
import type { SpeechConfig } from '../config';
import { openWording } from '../llm/wording';
import type { TurnDetectionModels } from '../turn-detection/models';
import type { TurnListener } from '../turn-detection/turn-listener';
import type { Log } from '../log';
import {
  sttChangedNotice,
  sttNotice,
  interviewerChangedNotice,
  languageFallbackNotice,
  type Notice,
  voiceFallbackNotice,
} from './notices';
import type { DataChannel } from '../room/data-channel';
import { recognizerOf } from '../stt/doubt';
import { openStt, type SessionStt } from '../stt/open-stt';
import { openTts } from '../tts/open-tts';
import { machineProbes } from '../machine-probes';
import type { Outbox } from './outbox';
import { InterviewSession } from './interview-session';
import { openTurnDetection } from '../turn-detection/open-turn-detection';
import { replay } from './replay';
import type { EndReason, SessionParts } from './session-parts';
import { type Trace, tracedTurns } from '../trace';
import { openSpeechOutput } from '../speech-output/open-speech-output';

export interface SessionOptions {
  plan: InterviewPlan;
  choice: RecognitionChoice | undefined;
  /** How the candidate wants the interviewer to speak; if undefined, as usual. */
  prosody: Prosody | undefined;
  config: SpeechConfig;
  models: TurnDetectionModels;
  /** Resolves to the room once it has been joined. The engines start in the meantime. */
  joined: Promise<Room>;
  channel: DataChannel;
  outbox: Outbox;
  /** The transcript so far, if another worker was running the interview earlier. */
  earlier: Promise<readonly InterviewMessage[]>;
  onEnd: (reason: EndReason) => void;
  trace: Trace;
  /** Called with the name of each notice that is sent to the candidate. */
  onNotice: (name: Notice[0]) => void;
  log: Log;
}

export interface RunningSession {
  session: InterviewSession;
  /** Resolves when STT is ready and the candidate can be heard. */
  turnDetectionReady: Promise<void>;
  close(): Promise<void>;
}

/** Starts STT, LLM and TTS for one interview and runs its session in the room. */
export async function startSession(parts: SessionOptions): Promise<RunningSession> {
  const { plan, choice, config, models, channel, outbox, trace, log } = parts;
  const { language } = plan;
  const conversation = createConversation({ plan });
  const tell = (notice: Notice) => {
    parts.onNotice(notice[0]);
    session.notice(...notice);
  };
  // STT takes the longest to start, so the interviewer begins to speak without waiting for it.
  const sttOpened = openStt({
    config,
    language,
    choice,
    vocabulary: vocabularyOfPlan(plan),
    probes: machineProbes,
    clock,
    log,
    onChange: (now) => tell(sttChangedNotice(now, language)),
  });
  const [tts, room, earlier] = await Promise.all([
    openTts({
      config,
      voice: plan.voice,
      language,
      probes: machineProbes,
      log,
      clock,
      onFallback: () => tell(voiceFallbackNotice(language)),
    }),
    parts.joined,
    parts.earlier,
  ]);
  if (!room.localParticipant) throw new Error('not in the room');
  const [{ wording, info: llmInfo }, output] = await Promise.all([
    openWording(config, {
      plan,
      clock,
      log,
      voiceReadsBareArabic: () => tts.info.kind !== 'built-in',
    }),
    openSpeechOutput({
      participant: room.localParticipant,
      tts,
      prosody: parts.prosody,
      log,
      trace,
      onInterrupted: () => session.candidateInterrupts(),
    }),
  ]);
  channel.onVoiceSettings = output.setProsody;
  wording.onGivenUp = () => tell(languageFallbackNotice(language));
  void wording.warmUp();
  const turnSource: SessionParts['turnSource'] = {
    get busy() {
      return turnDetection?.busy ?? false;
    },
    get audible() {
      return turnDetection?.audible ?? false;
    },
    discard: () => turnDetection?.discard(),
  };
  const session = new InterviewSession({
    plan,
    conversation,
    wording,
    speechOutput: output.speechOutput,
    channel,
    outbox,
    turnSource,
    recognizedBy: () => stt && recognizerOf(stt),
    clock,
    log,
    newId: randomUUID,
    onEnd: parts.onEnd,
    onPace: (pace) => turnDetection?.setPace(pace),
  });
  const listener: TurnListener = {
    speaking: (speaks, at, segmentId) => session.speaking(speaks, at, segmentId),
    words: (text) => {
      output.bargeIn.words(text);
      session.words(text);
    },
    mayBeOver: (text) => session.mayBeOver(text),
    over: (turn) => {
      output.bargeIn.turnOver();
      session.over(turn);
    },
  };
  let stt: SessionStt | null = null;
  let turnDetection: Awaited<ReturnType<typeof openTurnDetection>> | null = null;
  const from = replay(conversation, earlier, clock);
  const resumed = from.elapsedMs !== null;
  channel.knows(
    earlier.flatMap(({ role, metadata }) =>
      role === 'user' && metadata?.segmentId !== undefined ? [metadata.segmentId] : [],
    ),
  );
  session.resume(from, conversation.state.phase === 'ended' ? conversation.state.reason : null);
  const turnDetectionReady = sttOpened.then(async (opened) => {
    stt = opened;
    turnDetection = await openTurnDetection({
      room,
      plan,
      stt: opened,
      models,
      channel,
      log,
      listener: tracedTurns(listener, trace),
      onWindow: (at, samples, probability) => output.bargeIn.heard({ at, samples, probability }),
      onTrack: () => output.bargeIn.otherMicrophone(),
      onSilenceJudged: (evidence) => trace('silence_judged', { evidence }),
      onBrowserWords: () => session.candidateInterrupts(),
    });
    const told = resumed ? null : sttNotice(opened, choice, language);
    if (told) tell(told);
    log.info(
      { stt: opened.info.name, tts: tts.info.name, llm: llmInfo.name, resumed },
      'interviewer in the room',
    );
  });
  if (resumed) tell(interviewerChangedNotice(language));
  return {
    session,
    turnDetectionReady,
    async close() {
      session.close();
      wording.close();
      await turnDetectionReady.catch(() => undefined);
      await Promise.all([turnDetection?.close(), output.close()]);
      await Promise.all([
        sttOpened.then(
          (stt) => stt.close(),
          () => undefined,
        ),
        tts.close(),
      ]);
    },
  };
}
