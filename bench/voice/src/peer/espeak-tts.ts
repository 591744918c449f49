import { tts } from '@livekit/agents';
import { AudioFrame } from '@livekit/rtc-node';
import { NativeEspeak } from '@portal/interviewer/tts/espeak-native';
import { ESPEAK_SAMPLE_RATE } from '@portal/interviewer/tts/espeak-speech';
import type { Tts } from '@portal/interviewer/tts/tts';
import { espeakVoice } from '@portal/interviewer/tts/voices';
import { randomUUID } from 'node:crypto';

/** Frame length (ms), as in LiveKit's own plugins. */
const FRAME_MS = 100;

/** The product's built-in voice as a LiveKit TTS. */
export class EspeakTTS extends tts.TTS {
  readonly label = 'bench.EspeakTTS';
  private readonly voice: Tts = new NativeEspeak(espeakVoice('rachel', 'en-US'));

  constructor() {
    super(ESPEAK_SAMPLE_RATE, 1, { streaming: false });
  }

  override synthesize(
    ...[text, options, signal]: Parameters<tts.TTS['synthesize']>
  ): tts.ChunkedStream {
    return new EspeakStream(this.voice, text, this, options, signal);
  }

  override stream(): tts.SynthesizeStream {
    throw new Error('this voice speaks whole sentences only');
  }
}

class EspeakStream extends tts.ChunkedStream {
  readonly label = 'bench.EspeakStream';

  constructor(
    private readonly voice: Tts,
    ...given: ConstructorParameters<typeof tts.ChunkedStream>
  ) {
    super(...given);
  }

  protected override async run(): Promise<void> {
    const segmentId = randomUUID();
    const size = (ESPEAK_SAMPLE_RATE * FRAME_MS) / 1_000;
    const put = (samples: Int16Array, final: boolean) => {
      this.queue.put({
        requestId: segmentId,
        segmentId,
        final,
        frame: new AudioFrame(samples, ESPEAK_SAMPLE_RATE, 1, samples.length),
      });
    };
    let waiting: Int16Array | null = null;
    for await (const samples of this.voice.synthesize(this.inputText, this.abortSignal)) {
      for (let at = 0; at < samples.length; at += size) {
        if (waiting) put(waiting, false);
        waiting = samples.slice(at, at + size);
      }
    }
    if (waiting) put(waiting, true);
    this.queue.close();
  }
}
