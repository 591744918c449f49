import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeClock } from '@portal/testing/fake-clock';
import { readSpeechConfig } from '../config';
import { silentLog } from '../testing/silent-log';
import { writeModel } from './testing/model-folders';
import { openStt } from '../stt/open-stt';
import { openTts } from '../tts/open-tts';
import { type Probes, sttOrder, reportEngines, ttsInfo, ttsOrder } from '../engine-selection';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'models-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const probes = (over: Partial<Probes> = {}): Probes => ({
  espeakInstalled: () => Promise.resolve(true),
  pocketSphinxWorks: () => Promise.resolve(true),
  sherpaWorks: () => Promise.resolve(true),
  ...over,
});
const config = (env: Record<string, string> = {}) =>
  readSpeechConfig({ SPEECH_MODELS_DIR: dir, POCKETSPHINX_PYTHON: '/venv/bin/python', ...env });
const WHISPER = { kind: 'local', name: 'whisper for tests' };
const POCKETSPHINX = { kind: 'built-in', name: 'PocketSphinx' };

async function voices(
  env: Record<string, string>,
  language: 'en-US' | 'ar-SA',
  voice: 'rachel' | 'emily',
  over?: Partial<Probes>,
): Promise<string[]> {
  return (await ttsOrder(config(env), language, voice, probes(over))).map(
    (choice) => ttsInfo(choice, config(env)).name,
  );
}

describe('local models among the engines', () => {
  it('come after hosted and before built-in ones', async () => {
    writeModel(dir, 'whisper');
    writeModel(dir, 'piper');
    const { hearing, speaking } = await reportEngines(config({ DEEPGRAM_API_KEY: 'k' }), probes());
    expect(hearing['en-US'].map(({ kind }) => kind)).toEqual(['hosted', 'local', 'built-in']);
    expect(speaking).toMatchObject({
      kind: 'local',
      name: 'piper for tests or espeak-ng, Arabic: espeak-ng',
    });
    expect(await voices({ ELEVEN_API_KEY: 'k' }, 'en-US', 'rachel')).toEqual([
      'ElevenLabs eleven_turbo_v2_5',
      'piper for tests',
      'espeak-ng',
      'espeak-ng (WASM)',
    ]);
  });

  it('have only the languages and voices they support', async () => {
    writeModel(dir, 'whisper', { languages: ['ar-SA'] });
    writeModel(dir, 'piper', { languages: ['ar-SA'] });
    expect((await reportEngines(config(), probes())).hearing).toEqual({
      'en-US': [POCKETSPHINX],
      'ar-SA': [WHISPER],
    });
    expect([
      await voices({}, 'en-US', 'rachel'),
      await voices({}, 'ar-SA', 'rachel'),
      await voices({}, 'ar-SA', 'emily'),
    ]).toEqual([
      ['espeak-ng', 'espeak-ng (WASM)'],
      ['piper for tests', 'espeak-ng', 'espeak-ng (WASM)'],
      ['espeak-ng', 'espeak-ng (WASM)'],
    ]);
  });

  it('are skipped without a working runtime, a complete folder or a path', async () => {
    const folder = writeModel(dir, 'whisper');
    expect(
      (await reportEngines(config(), probes({ sherpaWorks: () => Promise.resolve(false) })))
        .hearing['en-US'],
    ).toEqual([POCKETSPHINX]);
    expect(
      (await reportEngines(config({ SPEECH_MODELS_DIR: '' }), probes())).hearing['en-US'],
    ).toEqual([POCKETSPHINX]);
    rmSync(join(folder, 'decoder.onnx'));
    expect((await reportEngines(config(), probes())).hearing['en-US']).toEqual([POCKETSPHINX]);
  });

  it('keep the sound here for candidates who want that', async () => {
    writeModel(dir, 'whisper');
    expect(
      (await sttOrder(config({ DEEPGRAM_API_KEY: 'k' }), 'en-US', probes(), 'local')).map(
        (recognizer) => (typeof recognizer === 'object' ? recognizer.name : recognizer),
      ),
    ).toEqual(['whisper for tests', 'pocketsphinx']);
  });
});

describe('a local model that cannot be loaded', () => {
  const spoil = (folder: string, file: string) =>
    writeFileSync(join(folder, file), 'x'.repeat(`bytes of ${file}`.length));

  it('is replaced by the next STT, with one log line that says why', async () => {
    spoil(writeModel(dir, 'whisper'), 'encoder.onnx');
    const warned: object[] = [];
    const stt = await openStt({
      vocabulary: [],
      config: config({ POCKETSPHINX_PYTHON: '/nowhere/python' }),
      language: 'en-US',
      probes: probes(),
      clock: new FakeClock(),
      log: { ...silentLog, warn: (fields) => warned.push(fields) },
      onChange: () => undefined,
    });
    await stt.open({
      partial: () => undefined,
      final: () => undefined,
      failed: () => undefined,
    });
    expect(warned).toEqual([
      {
        engine: 'whisper for tests',
        reason:
          'SpeechError: whisper for tests: encoder.onnx is not what was downloaded: its checksum differs',
      },
      { engine: 'PocketSphinx', reason: expect.stringContaining('ENOENT') as string },
    ]);
    await stt.close();
  });

  it('is replaced by the next voice before the interview begins, with one log line that says why', async () => {
    spoil(writeModel(dir, 'piper'), 'model.onnx');
    const warned: object[] = [];
    const changed: string[] = [];
    const tts = await openTts({
      config: config(),
      voice: 'rachel',
      language: 'en-US',
      probes: probes(),
      log: { ...silentLog, warn: (fields) => warned.push(fields) },
      onFallback: (_, to) => changed.push(to.name),
    });
    expect([tts.info.name, changed]).toEqual(['espeak-ng', []]);
    expect(warned).toEqual([
      {
        engine: 'piper for tests',
        next: 'espeak-ng',
        reason:
          'SpeechError: piper for tests: model.onnx is not what was downloaded: its checksum differs',
      },
    ]);
    await tts.close();
  });
});
