import { readSpeechConfig } from '../config';
import { type Probes, reportEngines } from './select';

const probes = (over: Partial<Probes> = {}): Probes => ({ espeakInstalled: () => Promise.resolve(true), pocketSphinxWorks: () => Promise.resolve(true), ...over });
const report = (env: Record<string, string>, over?: Partial<Probes>) => reportEngines(readSpeechConfig(env), probes(over));

describe('which engines an environment gives', () => {
  it('with Python: PocketSphinx hears English, Arabic is typed, espeak-ng speaks, rules lead', async () => {
    expect(await report({ POCKETSPHINX_PYTHON: '/venv/bin/python' })).toEqual({
      hearing: { 'en-US': { kind: 'built-in', name: 'PocketSphinx' }, 'ar-SA': { kind: 'none', name: 'typed answers' } },
      speaking: { kind: 'built-in', name: 'espeak-ng' },
      language: { kind: 'built-in', name: 'rule-based interviewer' },
    });
  });

  it.each<[string, Record<string, string>, Partial<Probes>]>([
    ['without Python', {}, {}],
    ['with an empty variable', { POCKETSPHINX_PYTHON: '' }, {}],
    ['with a Python that lacks PocketSphinx', { POCKETSPHINX_PYTHON: '/usr/bin/python3' }, { pocketSphinxWorks: () => Promise.resolve(false) }],
  ])('%s: answers are typed', async (_, env, over) => {
    expect((await report(env, over)).hearing['en-US']).toEqual({ kind: 'none', name: 'typed answers' });
  });

  it('without the espeak-ng program: its WASM build', async () => {
    expect((await report({}, { espeakInstalled: () => Promise.resolve(false) })).speaking).toEqual({ kind: 'built-in', name: 'espeak-ng (WASM)' });
  });

  it('hosted keys come first, for both languages', async () => {
    const engines = await report({ DEEPGRAM_API_KEY: 'k', ELEVEN_API_KEY: 'k', POCKETSPHINX_PYTHON: '/venv/bin/python' });
    expect([engines.hearing['en-US'].kind, engines.hearing['ar-SA'].kind, engines.speaking.kind]).toEqual(['hosted', 'hosted', 'hosted']);
  });

  it('an OpenAI-compatible endpoint is used only for what it has a model for', async () => {
    const engines = await report({ OPENAI_BASE_URL: 'http://127.0.0.1:9000/v1', STT_MODEL: 'whisper-1' });
    expect(engines.hearing['ar-SA']).toEqual({ kind: 'hosted', name: 'OpenAI-compatible whisper-1' });
    expect(engines.speaking.kind).toBe('built-in');
  });

  it('a model without an endpoint or key is nothing', async () => {
    expect((await report({ STT_MODEL: 'whisper-1' })).hearing['en-US'].kind).toBe('none');
  });
});
