import { type Language, type RecognitionChoice, VOICES } from '@portal/protocol';
import { readSpeechConfig } from './config';
import { type Probes, type SttChoice, sttOrder, reportEngines } from './engine-selection';

const probes = (over: Partial<Probes> = {}): Probes => ({
  espeakInstalled: () => Promise.resolve(true),
  pocketSphinxWorks: () => Promise.resolve(true),
  sherpaWorks: () => Promise.resolve(true),
  ...over,
});
const all = { rate: [...VOICES], pitch: [...VOICES] };
const report = (env: Record<string, string>, over?: Partial<Probes>) =>
  reportEngines(readSpeechConfig(env), probes(over));

describe('the engines of an environment', () => {
  it('with Python: PocketSphinx for English, typed Arabic, espeak-ng as voice, rules instead of a model', async () => {
    expect(await report({ POCKETSPHINX_PYTHON: '/venv/bin/python' })).toEqual({
      hearing: { 'en-US': [{ kind: 'built-in', name: 'PocketSphinx' }], 'ar-SA': [] },
      speaking: {
        kind: 'built-in',
        name: 'espeak-ng',
        adjustable: { 'en-US': all, 'ar-SA': all },
      },
      language: { kind: 'built-in', name: 'rule-based interviewer' },
    });
  });

  it.each<[string, Record<string, string>, Partial<Probes>]>([
    ['without Python', {}, {}],
    ['with an empty variable', { POCKETSPHINX_PYTHON: '' }, {}],
    [
      'with a Python without PocketSphinx',
      { POCKETSPHINX_PYTHON: '/usr/bin/python3' },
      { pocketSphinxWorks: () => Promise.resolve(false) },
    ],
  ])('%s: typed answers', async (_, env, over) => {
    expect((await report(env, over)).hearing['en-US']).toEqual([]);
  });

  it('without the espeak-ng program: its WASM build', async () => {
    expect(
      (await report({}, { espeakInstalled: () => Promise.resolve(false) })).speaking,
    ).toMatchObject({
      kind: 'built-in',
      name: 'espeak-ng (WASM)',
    });
  });

  it('hosted keys come first, for both languages', async () => {
    const engines = await report({
      DEEPGRAM_API_KEY: 'k',
      ELEVEN_API_KEY: 'k',
      POCKETSPHINX_PYTHON: '/venv/bin/python',
    });
    expect([
      engines.hearing['en-US'][0]?.kind,
      engines.hearing['ar-SA'][0]?.kind,
      engines.speaking.kind,
    ]).toEqual(['hosted', 'hosted', 'hosted']);
  });

  it('a hosted voice has a rate, but no pitch', async () => {
    const { adjustable } = (await report({ ELEVEN_API_KEY: 'k' })).speaking;
    expect(adjustable).toEqual({
      'en-US': { rate: [...VOICES], pitch: [] },
      'ar-SA': { rate: [...VOICES], pitch: [] },
    });
  });

  it('an OpenAI-compatible endpoint is used only for what it has a model for', async () => {
    const engines = await report({
      OPENAI_BASE_URL: 'https://api.example.com/v1',
      STT_MODEL: 'whisper-1',
    });
    expect(engines.hearing['ar-SA']).toEqual([
      { kind: 'hosted', name: 'OpenAI-compatible whisper-1' },
    ]);
    expect(engines.speaking.kind).toBe('built-in');
  });

  it('a model needs an endpoint or a key', async () => {
    expect((await report({ STT_MODEL: 'whisper-1' })).hearing['en-US']).toEqual([]);
  });

  it('an endpoint on this machine or its network is a local engine', async () => {
    const engines = await report({
      OPENAI_BASE_URL: 'http://127.0.0.1:9000/v1',
      STT_MODEL: 'whisper-1',
      TTS_MODEL: 'kokoro',
    });
    expect([engines.hearing['ar-SA'][0]?.kind, engines.speaking.kind]).toEqual(['local', 'local']);
  });

  it('are reported in order of preference, one per kind', async () => {
    const { hearing } = await report({
      DEEPGRAM_API_KEY: 'k',
      OPENAI_API_KEY: 'k',
      STT_MODEL: 'whisper-1',
      POCKETSPHINX_PYTHON: '/venv/bin/python',
    });
    expect(hearing['en-US'].map(({ name }) => name)).toEqual(['Deepgram nova-3', 'PocketSphinx']);
  });
});

describe('the language model of an environment', () => {
  const language = async (env: Record<string, string>) => (await report(env)).language;

  it('needs a name and an endpoint or key', async () => {
    for (const env of [
      ['OPENAI_API_KEY', 'k'],
      ['LLM_API_KEY', 'k'],
      ['LLM_MODEL', 'm'],
    ])
      expect(await language(Object.fromEntries([env]) as Record<string, string>)).toEqual({
        kind: 'built-in',
        name: 'rule-based interviewer',
      });
  });

  it.each<[Record<string, string>, string, string]>([
    [{ OPENAI_API_KEY: 'k' }, 'hosted', 'api.openai.com'],
    [{ LLM_API_KEY: 'k' }, 'hosted', 'api.openai.com'],
    [{ LLM_BASE_URL: 'https://models.example.com/v1' }, 'hosted', 'models.example.com'],
    [{ LLM_BASE_URL: 'http://127.0.0.1:8080/v1' }, 'local', '127.0.0.1:8080'],
    [{ OPENAI_BASE_URL: 'http://gpu.lan/v1' }, 'local', 'gpu.lan'],
    [
      { OPENAI_BASE_URL: 'http://gpu.lan/v1', LLM_BASE_URL: 'https://models.example.com/v1' },
      'hosted',
      'models.example.com',
    ],
  ])('%j: %s, at %s', async (env, kind, host) => {
    expect(await language({ LLM_MODEL: 'small', ...env })).toEqual({
      kind,
      name: 'OpenAI-compatible small',
      host,
    });
  });
});

describe("the candidate's choice of STT", () => {
  const everything = {
    DEEPGRAM_API_KEY: 'k',
    OPENAI_BASE_URL: 'http://127.0.0.1:9000/v1',
    STT_MODEL: 'whisper-1',
    POCKETSPHINX_PYTHON: '/venv/bin/python',
  };
  const first = async (
    env: Record<string, string>,
    choice?: RecognitionChoice,
    language: Language = 'en-US',
  ) => (await sttOrder(readSpeechConfig(env), language, probes(), choice))[0] ?? null;

  it.each<[RecognitionChoice | undefined, SttChoice | null]>([
    [undefined, 'deepgram'],
    ['hosted', 'deepgram'],
    ['local', 'openai'],
    ['built-in', 'pocketsphinx'],
    ['browser', null],
    ['none', null],
  ])('%s: %s', async (choice, recognizer) => {
    expect(await first(everything, choice)).toBe(recognizer);
  });

  it('a hosted engine that is gone is replaced by the next one in the default order', async () => {
    expect(await first({ POCKETSPHINX_PYTHON: '/venv/bin/python' }, 'hosted')).toBe('pocketsphinx');
  });

  it.each<RecognitionChoice>(['local', 'built-in'])(
    'a candidate who chose %s, which keeps the sound here, never gets a hosted engine',
    async (choice) => {
      expect(await first({ DEEPGRAM_API_KEY: 'k' }, choice)).toBeNull();
      expect(
        await first(
          {
            DEEPGRAM_API_KEY: 'k',
            OPENAI_BASE_URL: 'http://127.0.0.1:9000/v1',
            STT_MODEL: 'whisper-1',
          },
          choice,
          'ar-SA',
        ),
      ).toBe('openai');
    },
  );

  it.each<[RecognitionChoice | undefined, SttChoice[]]>([
    [undefined, ['deepgram', 'openai', 'pocketsphinx']],
    ['hosted', ['deepgram', 'openai', 'pocketsphinx']],
    ['local', ['openai', 'pocketsphinx']],
    ['built-in', ['pocketsphinx', 'openai']],
    ['browser', []],
    ['none', []],
  ])('%s: may use %j, one after the other', async (choice, order) => {
    expect(await sttOrder(readSpeechConfig(everything), 'en-US', probes(), choice)).toEqual(order);
  });

  it('an engine at a private address is local, whoever made it', async () => {
    const config = readSpeechConfig({
      DEEPGRAM_API_KEY: 'k',
      DEEPGRAM_BASE_URL: 'http://10.0.0.5:8080',
    });
    expect(await sttOrder(config, 'ar-SA', probes(), 'built-in')).toEqual(['deepgram']);
  });
});
