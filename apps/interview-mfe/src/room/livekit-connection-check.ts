import type { ConnectionCheckRoom } from '@portal/protocol';
import { Checker, CheckStatus, ConnectionCheck, Track, type CheckInfo } from 'livekit-client';

/** Maximum length of the test tone (ms). */
const SOUND_LIMIT_MS = 3_000;
/** How often statistics are read while the test tone plays (ms). */
const LOOK_INTERVAL_MS = 250;
/**
 * The test tone stops early once this many packets have been sent and the round-trip time is known.
 * Opus sends 50 packets per second.
 */
const ENOUGH_PACKETS = 50;
/**
 * Gain of the test tone, high enough that the tone isn't suppressed as silence. Nobody hears the
 * tone, because there is no other participant in the room.
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
 * Extracts connection quality measurements from WebRTC statistics: the number of packets sent, the
 * round-trip time of the ICE candidate pair in use, and the packet loss reported by the receiver.
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
 * Creates a test tone and returns it as an audio track. The user can't hear the tone, and no
 * microphone is needed.
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
 * Publishes a test tone and measures the connection. LiveKit's own check would require the user to
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
