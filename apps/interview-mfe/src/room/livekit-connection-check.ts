import type { ConnectionCheckRoom } from '@portal/protocol';
import { Checker, CheckStatus, ConnectionCheck, Track, type CheckInfo } from 'livekit-client';

/** How long the test tone is sent at most, and how often its statistics are read (ms). */
const SOUND_LIMIT_MS = 3_000;
const LOOK_INTERVAL_MS = 250;
/** How many packets must be sent to show that sound flows. Opus sends 50 per second. */
const ENOUGH_PACKETS = 50;
/**
 * Loud enough not to be suppressed as silence. Nobody hears it, because there is no other
 * participant in the room.
 */
const TONE_GAIN = 0.05;

interface SoundMeasures {
  packetsSent: number;
  roundTripMs?: number | undefined;
  lossRatio?: number | undefined;
}

export interface StageOutcome {
  passed: boolean;
  roundTripMs?: number | undefined;
  lossRatio?: number | undefined;
}

/**
 * Reads how good the connection is from WebRTC statistics: the packets sent, the round-trip time of
 * the ICE candidate pair in use, and the loss that the receiver reports.
 */
export function readMeasures(stats: Iterable<Record<string, unknown>>): SoundMeasures {
  const measures: SoundMeasures = { packetsSent: 0 };
  for (const report of stats) {
    if (report.type === 'outbound-rtp' && report.kind === 'audio')
      measures.packetsSent = Number(report.packetsSent ?? 0);
    if (
      report.type === 'candidate-pair' &&
      report.nominated === true &&
      typeof report.currentRoundTripTime === 'number'
    )
      measures.roundTripMs = report.currentRoundTripTime * 1_000;
    if (report.type === 'remote-inbound-rtp' && typeof report.fractionLost === 'number')
      measures.lossRatio = report.fractionLost;
  }
  return measures;
}

/**
 * Starts a test tone as an audio track, so that the test needs no microphone. The user can't hear
 * it.
 */
function startTone(): { track: MediaStreamTrack; end(): void } {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const gain = context.createGain();
  gain.gain.value = TONE_GAIN;
  const output = context.createMediaStreamDestination();
  tone.connect(gain).connect(output);
  tone.start();
  void context.resume().catch(() => undefined);
  const [track] = output.stream.getAudioTracks();
  if (!track) throw new Error('no tone');
  return {
    track,
    end: () => {
      track.stop();
      void context.close().catch(() => undefined);
    },
  };
}

/**
 * Publishes a test tone and measures the connection. LiveKit's own check would need the user to
 * speak.
 */
class SoundCheck extends Checker {
  #measures: SoundMeasures = { packetsSent: 0 };

  get description(): string {
    return 'Sending sound';
  }

  protected async perform(): Promise<void> {
    const room = await this.connect();
    const tone = startTone();
    try {
      const { track } = await room.localParticipant.publishTrack(tone.track, {
        source: Track.Source.Microphone,
        dtx: false,
      });
      const until = Date.now() + SOUND_LIMIT_MS;
      while (
        Date.now() < until &&
        (this.#measures.packetsSent < ENOUGH_PACKETS || this.#measures.roundTripMs === undefined)
      ) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL_MS));
        const stats = await track?.sender?.getStats();
        if (stats) this.#measures = readMeasures([...stats.values()] as Record<string, unknown>[]);
      }
    } finally {
      tone.end();
    }
    if (this.#measures.packetsSent === 0) throw new Error('no packet was sent');
  }

  override getInfo(): CheckInfo {
    return { ...super.getInfo(), data: this.#measures };
  }
}

/** Runs one stage of LiveKit's connection check in the test room. */
export async function runConnectionStage(
  { livekit_url: url, livekit_token: token }: ConnectionCheckRoom,
  stage: 'signal' | 'media' | 'sound' | 'resume',
): Promise<StageOutcome> {
  const check = new ConnectionCheck(url, token);
  const run = {
    signal: () => check.checkWebsocket(),
    media: () => check.checkWebRTC(),
    sound: () => check.createAndRunCheck(SoundCheck),
    resume: () => check.checkReconnect(),
  };
  const { status, data } = await run[stage]();
  const { roundTripMs, lossRatio } = (data ?? {}) as Partial<SoundMeasures>;
  return { passed: status === CheckStatus.SUCCESS, roundTripMs, lossRatio };
}
