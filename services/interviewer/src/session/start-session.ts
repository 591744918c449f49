import type { Room } from '@livekit/rtc-node';
import { createConversation } from '@portal/interviewing';
import type { HearingChoice, InterviewMessage, InterviewPlan } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import { systemClock as clock } from '../clock';
import type { SpeechConfig } from '../config';
import { openWording } from '../llm/open-wording';
import type { ListeningModels } from '../turn-detection/models';
import type { TurnListener } from '../turn-detection/turn-listener';
import type { Log } from '../log';
import {
  hearingChangedNotice,
  hearingNotice,
  interviewerChangedNotice,
  languageFallbackNotice,
  type Notice,
  voiceFallbackNotice,
} from './notices';
import type { DataChannel } from '../room/data-channel';
import { openHearing } from '../stt/open-stt';
import { openSpeaking } from '../tts/open-tts';
import { machineProbes } from '../machine-probes';
import type { Trace } from '../trace';
import type { Outbox } from './outbox';
import { InterviewSession } from './interview-session';
import { listen } from '../turn-detection/open-turn-detection';
import { replay } from './replay';
import type { EndReason, SessionParts } from './session-parts';
import { tracedTurns } from './traced';
import { voiceInRoom } from '../speech-output/open-speech-output';

export interface InterviewParts {
  plan: InterviewPlan;
  choice: HearingChoice | undefined;
  config: SpeechConfig;
  models: ListeningModels;
  /** The room, once it is joined: the engines are opened meanwhile. */
  joined: Promise<Room>;
  channel: DataChannel;
  outbox: Outbox;
  /** What was said before another worker lost the interview. */
  earlier: Promise<readonly InterviewMessage[]>;
  onEnd: (reason: EndReason) => void;
  trace: Trace;
  /** Told of each notice beside the candidate. */
  onNotice: (name: Notice[0]) => void;
  log: Log;
}

/** An interview that is being held. */
export interface HeldInterview {
  session: InterviewSession;
  /** Settles when the candidate can be heard. */
  listens: Promise<void>;
  close(): Promise<void>;
}

/** Opens the engines of one interview and brings them together: what hears, what words, what speaks, and the session that holds it. */
export async function holdInterview(parts: InterviewParts): Promise<HeldInterview> {
  const { plan, choice, config, models, channel, outbox, trace, log } = parts;
  const { language } = plan;
  const conversation = createConversation({ plan });
  const tell = (notice: Notice) => {
    parts.onNotice(notice[0]);
    session.notice(...notice);
  };
  // What hears takes longest to open: the interviewer begins to speak meanwhile.
  const opened = openHearing({
    config,
    language,
    choice,
    probes: machineProbes,
    clock,
    log,
    onChange: (now) => tell(hearingChangedNotice(now, language)),
  });
  const [speaking, room, earlier] = await Promise.all([
    openSpeaking({
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
  const [{ wording, info }, voice] = await Promise.all([
    openWording(config, {
      plan,
      clock,
      log,
      voiceReadsBareArabic: () => speaking.info.kind !== 'built-in',
    }),
    voiceInRoom({
      participant: room.localParticipant,
      speaking,
      log,
      trace,
      onInterrupted: () => session.candidateInterrupts(),
    }),
  ]);
  wording.onGivenUp = () => tell(languageFallbackNotice(language));
  const ear: SessionParts['ear'] = {
    get busy() {
      return listening?.busy ?? false;
    },
    get audible() {
      return listening?.audible ?? false;
    },
    discard: () => listening?.discard(),
  };
  const session = new InterviewSession({
    plan,
    conversation,
    wording,
    mouth: voice.mouth,
    channel,
    outbox,
    ear,
    clock,
    log,
    newId: randomUUID,
    onEnd: parts.onEnd,
    onPace: (pace) => listening?.setPace(pace),
  });
  const listener: TurnListener = {
    speaking: (speaks, at, segmentId) => session.speaking(speaks, at, segmentId),
    words: (text) => {
      voice.bargeIn.words(text);
      session.words(text);
    },
    mayBeOver: (text) => session.mayBeOver(text),
    over: (turn) => {
      voice.bargeIn.words('');
      session.over(turn);
    },
  };
  let listening: Awaited<ReturnType<typeof listen>> | null = null;
  const from = replay(conversation, earlier, clock);
  const resumed = from.elapsedMs !== null;
  channel.knows(
    earlier.flatMap(({ role, metadata }) =>
      role === 'user' && metadata?.segmentId !== undefined ? [metadata.segmentId] : [],
    ),
  );
  session.resume(from, conversation.state.phase === 'ended' ? conversation.state.reason : null);
  const listens = opened.then(async (hearing) => {
    listening = await listen({
      room,
      plan,
      hearing,
      models,
      channel,
      log,
      listener: tracedTurns(listener, trace),
      onWindow: (at, samples, probability) => voice.bargeIn.heard({ at, samples, probability }),
      onBrowserWords: () => session.candidateInterrupts(),
    });
    const told = resumed ? null : hearingNotice(hearing, choice, language);
    if (told) tell(told);
    log.info(
      { hearing: hearing.info.name, speaking: speaking.info.name, language: info.name, resumed },
      'interviewer in the room',
    );
  });
  if (resumed) tell(interviewerChangedNotice(language));
  return {
    session,
    listens,
    async close() {
      session.close();
      wording.close();
      await listens.catch(() => undefined);
      await Promise.all([listening?.close(), voice.close()]);
      await Promise.all([
        opened.then(
          (hearing) => hearing.close(),
          () => undefined,
        ),
        speaking.close(),
      ]);
    },
  };
}
