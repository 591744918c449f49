import type { Prosody } from '@portal/protocol';
import type { LocalParticipant } from '@livekit/rtc-node';
import { systemClock as clock } from '@portal/clock';
import { BargeInListener } from '../turn-detection/barge-in';
import { EchoDetector } from '../turn-detection/echo';
import type { Log } from '../log';
import { LiveKitSink } from './livekit-sink';
import type { SpeechOutput } from './speech-output';
import { Player } from './player';
import type { SoundTap } from './sink';
import type { Tts } from '../tts/tts';
import { type Trace, tracedSpeechOutput } from '../trace';

/** Plays the interviewer's speech in the room, and detects interruptions. */
export interface RoomSpeechOutput {
  speechOutput: SpeechOutput;
  bargeIn: BargeInListener;
  /** Changes how the voice speaks, from the next sentence. */
  setProsody(prosody: Prosody): void;
  close(): Promise<void>;
}

interface SpeechOutputOptions {
  participant: LocalParticipant;
  tts: Tts;
  /** How the voice speaks at first. If absent, as usual. */
  prosody: Prosody | undefined;
  log: Log;
  /** Called when the candidate interrupts the interviewer. */
  onInterrupted: () => void;
  trace: Trace;
}

/**
 * Publishes the interviewer's audio track and starts to listen for interruptions.
 * @throws Error if the room refuses the track.
 */
export async function openSpeechOutput({
  participant,
  tts,
  prosody,
  log,
  onInterrupted,
  trace,
}: SpeechOutputOptions): Promise<RoomSpeechOutput> {
  const sink = await LiveKitSink.publish(participant, tts.sampleRate, clock, log);
  const echo = new EchoDetector();
  const tap: SoundTap = {
    played: (samples, sampleRate, at) => {
      traced.sounds();
      echo.played(samples, sampleRate, at);
    },
    cut: (at) => echo.cut(at),
  };
  // Hosted voices take longer to start a long sentence, so render its first clause separately. The
  // built-in voice doesn't need this.
  const player = new Player({
    tts,
    prosody,
    sink,
    clock,
    log,
    byClauses: tts.info.kind !== 'built-in',
    tap,
  });
  const traced = tracedSpeechOutput(player, trace);
  const bargeIn = new BargeInListener({
    speechOutput: player,
    echo,
    clock,
    onDecision: (decision) => {
      if (decision === 'stop') onInterrupted();
    },
  });
  return {
    speechOutput: traced.speechOutput,
    bargeIn,
    setProsody: (changed) => player.setProsody(changed),
    async close() {
      bargeIn.close();
      player.close();
      await sink.close();
    },
  };
}
