import { voice } from '@livekit/agents';
import { AudioFrame } from '@livekit/rtc-node';
import { ReadableStream } from 'node:stream/web';
import type { Clock } from '../clock';
import type { Log } from '../log';
import type { Speaking } from '../speech/speaking/speaking';
import type { Mouth, Played, Utterance } from './mouth';
import { pairSentences, UtteranceTimeline } from './utterance';

/** Sound goes to the room in frames of this length (ms). */
const FRAME_MS = 20;
/** How often the words said so far are told (ms). */
const PROGRESS_MS = 300;

/** Speaks through LiveKit's agent session, which plays, paces and cuts short. */
export class AgentMouth implements Mouth {
  private handle: voice.SpeechHandle | null = null;

  constructor(private readonly session: voice.AgentSession, private readonly speaking: Speaking, private readonly clock: Clock, private readonly log: Log) {}

  async say({ text, interruptible }: Utterance, onProgress: (said: string) => void): Promise<Played> {
    const timeline = new UtteranceTimeline();
    const rendering = new AbortController();
    const output = this.session.output.audio;
    let startedAt: number | null = null;
    let playedMs: number | null = null;
    let told = '';
    const progress = this.clock.every(PROGRESS_MS, () => {
      const said = startedAt === null ? '' : timeline.textAt(this.clock.now() - startedAt);
      if (said && said !== told) onProgress((told = said));
    });
    const started = () => (startedAt ??= this.clock.now());
    const finished = (event: voice.PlaybackFinishedEvent) => (playedMs = event.playbackPosition * 1_000);
    output?.on(voice.AudioOutput.EVENT_PLAYBACK_STARTED, started);
    output?.on(voice.AudioOutput.EVENT_PLAYBACK_FINISHED, finished);
    try {
      this.handle = this.session.say(text.text, { audio: this.render(text, timeline, rendering.signal), allowInterruptions: interruptible, addToChatCtx: false });
      await this.handle.waitForPlayout();
      const interrupted = this.handle.interrupted;
      const endedAt = startedAt === null ? null : this.clock.now();
      return { interrupted, heard: interrupted ? timeline.textAt(playedMs ?? 0) : text.text, startedAt, endedAt };
    } finally {
      this.handle = null;
      progress();
      rendering.abort();
      output?.off(voice.AudioOutput.EVENT_PLAYBACK_STARTED, started);
      output?.off(voice.AudioOutput.EVENT_PLAYBACK_FINISHED, finished);
    }
  }

  hush(): void {
    this.handle?.interrupt(true);
  }

  private render(text: Utterance['text'], timeline: UtteranceTimeline, signal: AbortSignal): ReadableStream<AudioFrame> {
    return ReadableStream.from(this.frames(text, timeline, signal));
  }

  private async *frames(text: Utterance['text'], timeline: UtteranceTimeline, signal: AbortSignal): AsyncGenerator<AudioFrame> {
    const rate = this.speaking.sampleRate;
    const size = Math.round((rate * FRAME_MS) / 1_000);
    for (const sentence of pairSentences(text)) {
      timeline.begin(sentence.text);
      let rest = new Int16Array();
      try {
        for await (const samples of this.speaking.synthesize(sentence.spoken, signal)) {
          timeline.extend((samples.length / rate) * 1_000);
          const all = new Int16Array(rest.length + samples.length);
          all.set(rest);
          all.set(samples, rest.length);
          let at = 0;
          for (; at + size <= all.length; at += size) yield new AudioFrame(all.slice(at, at + size), rate, 1, size);
          rest = all.slice(at);
        }
      } catch (error) {
        // A sentence without sound is still shown; the interview goes on.
        this.log.error({ reason: String(error) }, 'sentence not spoken');
        if (signal.aborted) return;
      }
      if (rest.length) yield new AudioFrame(rest, rate, 1, rest.length);
    }
  }
}
