import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStt } from '../stt/testing/contract';
import { LocalStt } from '../stt/local-stt';
import { describeTts } from '../tts/testing/contract';
import { hum } from '../testing/sound';
import { LocalModelRecognizer } from './local-model-recognizer';
import { LocalModelTts } from './local-model-tts';
import { isTtsModel, readModels, type TtsModel } from './model-folder';
import { startSherpa } from './sherpa';
import { writeModel } from './testing/model-folders';
import { ScriptedSherpa } from './testing/scripted-sherpa';

// These tests use scripted model processes instead of real ones, so they need no model.
let dir: string;
let hears: ScriptedSherpa;
let speaks: ScriptedSherpa;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'models-'));
  writeModel(dir, 'zipformer');
  writeModel(dir, 'piper', { languages: ['en-US', 'ar-SA'] });
});
afterAll(() => rmSync(dir, { recursive: true }));

const models = async () =>
  (await readModels(dir)).flatMap((verdict) => (verdict.is === 'complete' ? [verdict.model] : []));

async function stt() {
  hears = new ScriptedSherpa(null);
  const [model] = await models();
  if (!model) throw new Error('no model');
  return new LocalStt(
    { kind: 'local', name: model.name },
    new LocalModelRecognizer(await startSherpa(model, 'en-US', () => hears.process)),
  );
}

async function voice(language: 'en-US' | 'ar-SA') {
  speaks = new ScriptedSherpa(22_050);
  const model = (await models()).find(isTtsModel) as TtsModel;
  const tts = new LocalModelTts(model, 'rachel', language, () => speaks.process);
  await tts.ready;
  return tts;
}

describeStt('a local model', {
  make: stt,
  voice: () => Promise.resolve(hum(600)),
  guesses: true,
  breakIt: () => hears.end(null, 'SIGKILL'),
});
describeTts('a local model', {
  make: voice,
  breakIt: () => {
    speaks.fault = 'fails at each';
  },
});

describe('a local voice', () => {
  it('uses the speaker in its manifest, and ends early if aborted', async () => {
    const tts = await voice('en-US');
    speaks.fault = 'says nothing';
    const abort = new AbortController();
    const said = tts.synthesize('Tell me more.', abort.signal).next();
    await new Promise((resolve) => setTimeout(resolve, 0));
    abort.abort();
    expect((await said).done).toBe(true);
    expect(speaks.told.slice(1)).toEqual([
      { is: 'say', id: 0, text: 'Tell me more.', speaker: 0, speed: 1 },
      { is: 'stop', id: 0 },
    ]);
    await tts.close();
  });

  it('speaks at the candidate’s rate, beside the speaker’s own', async () => {
    const tts = await voice('en-US');
    for await (const _ of tts.synthesize('One.', new AbortController().signal, {
      rate: 80,
      pitch: 2,
    }));
    expect(speaks.told.at(-1)).toMatchObject({ is: 'say', speed: 0.8 });
    await tts.close();
  });

  it('is refused if the model has another sample rate than its manifest', async () => {
    const model = (await models()).find(isTtsModel) as TtsModel;
    const tts = new LocalModelTts(
      model,
      'rachel',
      'en-US',
      () => new ScriptedSherpa(16_000).process,
    );
    await expect(tts.ready).rejects.toMatchObject({ code: 'bad_audio' });
  });

  it('reports the last output of a process that dies while loading', async () => {
    const dying = new ScriptedSherpa(22_050);
    dying.fault = 'dies at loading';
    const model = (await models()).find(isTtsModel) as TtsModel;
    await expect(
      new LocalModelTts(model, 'rachel', 'en-US', () => dying.process).ready,
    ).rejects.toMatchObject({
      code: 'engine_missing',
      message: expect.stringContaining('SIGABRT: what():  Protobuf') as string,
    });
  });
});
