import { jest } from '@jest/globals';
import { initializeLogger } from '@livekit/agents';
import { dispose } from '@livekit/rtc-node';
import { type Prosody, VOICES } from '@portal/protocol';
import { readSpeechConfig } from '../config';
import { silentLog } from '../testing/silent-log';
import { openTts } from './open-tts';
import { espeakInstalled } from './testing/espeak-sounds';
import { espeakThread } from './testing/espeak-thread';
import { ScriptedElevenLabs } from './testing/scripted-elevenlabs';
import { ScriptedOpenAi } from '../testing/scripted-openai';
import { describeTts } from './testing/contract';
import { NativeEspeak } from './espeak-native';
import { WasmEspeak } from './espeak-wasm';
import { HostedTts } from './hosted-tts';
import { OpenAiTts } from './openai-tts';
import type { Tts } from './tts';
import { ELEVENLABS_VOICE_IDS, espeakVoice } from './voices';

initializeLogger({ pretty: false, level: 'silent' });
// Allow for the WASM build's slow start while other tests are running.
jest.setTimeout(30_000);
// Release LiveKit's native resources, which would otherwise keep the process alive.
afterAll(() => dispose());

let elevenLabs: ScriptedElevenLabs;
let openai: ScriptedOpenAi;
beforeEach(async () => {
  elevenLabs = await new ScriptedElevenLabs().start();
  openai = await new ScriptedOpenAi().start();
});
afterEach(async () => {
  await Promise.all([elevenLabs.close(), openai.close()]);
});

const collect = async (tts: Tts, text: string, prosody?: Prosody): Promise<number> => {
  let samples = 0;
  for await (const part of tts.synthesize(text, new AbortController().signal, prosody))
    samples += part.length;
  return samples;
};

async function elevenLabsVoice(): Promise<Tts> {
  const { TTS } = await import('@livekit/agents-plugin-elevenlabs');
  return new HostedTts(
    { kind: 'hosted', name: 'ElevenLabs' },
    new TTS({ apiKey: 'key', baseURL: elevenLabs.baseUrl, voiceId: ELEVENLABS_VOICE_IDS.rachel }),
    () => undefined,
  );
}

const openAiVoice = (): Promise<Tts> =>
  Promise.resolve(
    new OpenAiTts(
      { kind: 'hosted', name: 'OpenAI-compatible tts-1' },
      { baseUrl: openai.baseUrl, apiKey: 'key', model: 'tts-1', voice: 'nova' },
    ),
  );

describeTts('ElevenLabs', {
  make: elevenLabsVoice,
  breakIt: () => {
    elevenLabs.fault = 401;
  },
});
describeTts('an OpenAI-compatible voice', {
  make: openAiVoice,
  breakIt: () => {
    openai.fault = 401;
  },
});
describeTts('espeak-ng (WASM)', {
  make: (language) =>
    Promise.resolve(new WasmEspeak(espeakVoice('rachel', language), espeakThread())),
  breakIt: null,
});

if (espeakInstalled())
  describeTts('espeak-ng', {
    make: (language) => Promise.resolve(new NativeEspeak(espeakVoice('rachel', language))),
    breakIt: null,
  });

describe('hosted voices and their endpoints', () => {
  it('each of the ten names has its own ElevenLabs voice', async () => {
    for (const voice of VOICES) {
      const tts = await open(
        { ELEVEN_API_KEY: 'secret', ELEVEN_BASE_URL: elevenLabs.baseUrl },
        voice,
      );
      expect(await collect(tts, 'Hello.')).toBeGreaterThan(0);
      await tts.close();
    }
    expect(elevenLabs.voices).toEqual(VOICES.map((voice) => ELEVENLABS_VOICE_IDS[voice]));
    expect(new Set(elevenLabs.voices).size).toBe(10);
    expect(new Set(elevenLabs.keys)).toEqual(new Set(['secret']));
    expect(elevenLabs.texts).toEqual(VOICES.map(() => 'Hello.'));
  });

  it('an OpenAI-compatible one returns raw samples, which are reassembled from odd pieces', async () => {
    const tts = await open(
      { OPENAI_API_KEY: 'secret', OPENAI_BASE_URL: openai.baseUrl, TTS_MODEL: 'tts-1' },
      'adam',
    );
    expect(await collect(tts, 'Hello there.')).toBe(2 * 12 * 30 * 24);
    expect([openai.speeches, openai.keys]).toEqual([
      [{ model: 'tts-1', voice: 'onyx', input: 'Hello there.', response_format: 'pcm' }],
      ['Bearer secret'],
    ]);
  });
});

describe('the rate of a hosted voice', () => {
  const slow: Prosody = { rate: 80, pitch: 2 };

  it('reaches ElevenLabs with the next sentence, and nothing else of its settings changes', async () => {
    const tts = await open(elevenLabsEnv());
    await collect(tts, 'One.');
    await collect(tts, 'Two.', slow);
    await collect(tts, 'Three.', slow);
    await collect(tts, 'Four.');
    await tts.close();
    expect(elevenLabs.settings).toEqual([{}, { speed: 0.8 }, { speed: 0.8 }, { speed: 1 }]);
    // A new rate needs a new connection, so it is opened only then.
    expect(elevenLabs.voices).toHaveLength(3);
  });

  it('reaches an OpenAI-compatible endpoint only if it is not the usual one', async () => {
    const tts = await open(openAiEnv());
    await collect(tts, 'One.', slow);
    await collect(tts, 'Two.', { rate: 100, pitch: 0 });
    expect(openai.speeches.map(({ speed }) => speed)).toEqual([0.8, undefined]);
  });
});

const told: string[] = [];
beforeEach(() => told.splice(0));

const open = (env: Record<string, string>, voice: (typeof VOICES)[number] = 'rachel') =>
  openTts({
    config: readSpeechConfig(env),
    voice,
    language: 'en-US',
    probes: {
      espeakInstalled: () => Promise.resolve(true),
      pocketSphinxWorks: () => Promise.resolve(false),
      sherpaWorks: () => Promise.resolve(true),
    },
    log: silentLog,
    onFallback: (from, to) => told.push(`${from.name}→${to.name}`),
  });

const elevenLabsEnv = () => ({ ELEVEN_API_KEY: 'secret', ELEVEN_BASE_URL: elevenLabs.baseUrl });
const openAiEnv = () => ({
  OPENAI_API_KEY: 'secret',
  OPENAI_BASE_URL: openai.baseUrl,
  TTS_MODEL: 'tts-1',
});

/**
 * Speaks a sentence with the hosted engine configured in `env`, and returns the duration of the
 * audio (s).
 */
async function say(env: Record<string, string>, sentence: string): Promise<number> {
  const tts = await open(env);
  const samples = await collect(tts, sentence);
  elevenLabs.cut();
  await tts.close();
  return samples / tts.sampleRate;
}

// These tests are slow: an engine that returns no audio is replaced only after the 2 s timeout.
describe('an endpoint that fails', () => {
  it.each(['refuse', 'hang', 401, 402, 429, 500, 'stall', 'drop', 'garbage'] as const)(
    '%s: the built-in voice speaks the sentence',
    async (fault) => {
      elevenLabs.fault = fault;
      openai.fault = fault;
      const said = await Promise.all([
        say(elevenLabsEnv(), 'Tell me about yourself.'),
        say(openAiEnv(), 'Tell me about yourself.'),
      ]);
      for (const seconds of said) expect(seconds).toBeGreaterThan(0.8);
      expect(told.sort()).toEqual([
        'ElevenLabs eleven_turbo_v2_5→espeak-ng',
        'OpenAI-compatible tts-1→espeak-ng',
      ]);
    },
  );

  it.each(['stall', 'drop'] as const)(
    '%s in mid-sentence: the built-in voice speaks the rest',
    async (midway) => {
      elevenLabs.midway = midway;
      openai.midway = midway;
      const sentence = 'Thank you, Sam: tell me about a project that you led, and what came of it.';
      const half = (sentence.length * 30) / 1_000;
      for (const seconds of await Promise.all([
        say(elevenLabsEnv(), sentence),
        say(openAiEnv(), sentence),
      ])) {
        expect(seconds).toBeGreaterThan(half + 0.2);
        // Repeating the whole sentence with the built-in voice would add 4.5 s.
        expect(seconds).toBeLessThan(half + 3.6);
      }
      expect(told.sort()).toEqual([
        'ElevenLabs eleven_turbo_v2_5→espeak-ng',
        'OpenAI-compatible tts-1→espeak-ng',
      ]);
    },
  );
});
