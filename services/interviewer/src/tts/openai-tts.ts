import { USUAL_PROSODY, type EngineInfo, type Prosody } from '@portal/protocol';
import { SpeechError, speechErrorOf } from '../speech-error';
import { speakable, type Tts } from './tts';
import { SampleReader } from './wav';

/** Sample rate of the `pcm` response format (Hz). Its samples are 16-bit mono. */
const PCM_SAMPLE_RATE = 24_000;
const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

export interface OpenAiVoice {
  baseUrl?: string | undefined;
  /** Optional, because a local endpoint may not need a key. */
  apiKey?: string | undefined;
  model: string;
  voice: string;
}

/**
 * A voice from an OpenAI-compatible endpoint. LiveKit's plugin is not used, because it waits for
 * the audio of the whole sentence even though the endpoint streams it.
 */
export class OpenAiTts implements Tts {
  readonly sampleRate = PCM_SAMPLE_RATE;

  constructor(
    readonly info: EngineInfo,
    private readonly voice: OpenAiVoice,
  ) {}

  async *synthesize(
    sentence: string,
    signal: AbortSignal,
    { rate } = USUAL_PROSODY,
  ): AsyncGenerator<Int16Array> {
    if (signal.aborted || !speakable(sentence)) return;
    try {
      const body = await this.request(sentence, rate, signal);
      const reader = new SampleReader();
      let first = true;
      for await (const bytes of body) {
        if (first && Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'RIFF')
          throw new SpeechError(
            'bad_audio',
            this.info.name,
            'returned a WAV file instead of raw samples',
          );
        first = false;
        const samples = reader.read(Buffer.from(bytes));
        if (samples.length) yield samples;
      }
      if (first) throw new SpeechError('bad_audio', this.info.name, 'returned no sound');
    } catch (error) {
      if (!signal.aborted) throw speechErrorOf(error, this.info.name);
    }
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private async request(
    input: string,
    rate: Prosody['rate'],
    signal: AbortSignal,
  ): Promise<AsyncIterable<Uint8Array>> {
    const { baseUrl = DEFAULT_BASE_URL, apiKey, model, voice } = this.voice;
    const response = await fetch(`${baseUrl.replace(/\/$/, '')}/audio/speech`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        voice,
        input,
        response_format: 'pcm',
        // The usual speed is the default, so an endpoint that does not know the field is not asked.
        ...(rate !== USUAL_PROSODY.rate && { speed: rate / 100 }),
      }),
      signal,
    });
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && response.body && !/json|html|text/.test(type)) return response.body;
    await response.body?.cancel();
    if (!response.ok)
      throw Object.assign(new Error(`answered ${response.status}`), { status: response.status });
    throw new SpeechError(
      'bad_audio',
      this.info.name,
      `returned ${type || 'nothing'} instead of sound`,
    );
  }
}
