import type { LocalParticipant } from '@livekit/rtc-node';
import { systemClock as clock } from '../clock';
import { BargeInListener } from '../turn-detection/barge-in';
import { EchoDetector } from '../turn-detection/echo';
import type { Log } from '../log';
import { LiveKitSink } from './livekit-sink';
import type { Mouth } from './speech-output';
import { Player } from './player';
import type { SoundTap } from './sink';
import type { Speaking } from '../tts/tts';
import type { Trace } from '../trace';
import { tracedMouth } from '../session/traced';

/** The interviewer's voice in the room, and what may break into it. */
export interface VoiceInRoom {
  mouth: Mouth;
  bargeIn: BargeInListener;
  close(): Promise<void>;
}

interface VoiceParts {
  participant: LocalParticipant;
  speaking: Speaking;
  log: Log;
  /** The candidate talks over the interviewer, and means it. */
  onInterrupted: () => void;
  trace: Trace;
}

/** Publishes the interviewer's voice. @throws where the room refuses it. */
export async function voiceInRoom({
  participant,
  speaking,
  log,
  onInterrupted,
  trace,
}: VoiceParts): Promise<VoiceInRoom> {
  const sink = await LiveKitSink.publish(participant, speaking.sampleRate, clock, log);
  const echo = new EchoDetector();
  const tap: SoundTap = {
    played: (samples, sampleRate, at) => {
      traced.sounds();
      echo.played(samples, sampleRate, at);
    },
    cut: (at) => echo.cut(at),
  };
  // A hosted voice takes longer for its first sound the longer the sentence is; the built-in one does not.
  const player = new Player({
    speaking,
    sink,
    clock,
    log,
    byClauses: speaking.info.kind !== 'built-in',
    tap,
  });
  const traced = tracedMouth(player, trace);
  const bargeIn = new BargeInListener({
    mouth: player,
    echo,
    clock,
    onDecision: (decision) => {
      if (decision === 'stop') onInterrupted();
    },
  });
  return {
    mouth: traced.mouth,
    bargeIn,
    async close() {
      bargeIn.close();
      player.close();
      await sink.close();
    },
  };
}
