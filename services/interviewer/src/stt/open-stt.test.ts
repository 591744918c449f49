import { initializeLogger } from '@livekit/agents';
import type { RecognitionChoice } from '@portal/protocol';
import { FakeClock } from '@portal/testing/fake-clock';
import { readSpeechConfig } from '../config';
import { silentLog } from '../testing/silent-log';
import { openStt } from './open-stt';
import { ScriptedDeepgram } from './testing/scripted-deepgram';
import { ScriptedOpenAi } from '../testing/scripted-openai';
import type { Fault } from '@portal/testing/scripted-server';
import { frames, hum } from '../testing/sound';

initializeLogger({ pretty: false, level: 'silent' });

let deepgram: ScriptedDeepgram;
let openai: ScriptedOpenAi;
beforeEach(async () => {
  deepgram = await new ScriptedDeepgram().start();
  openai = await new ScriptedOpenAi('I led the whole team.').start();
});
afterEach(async () => {
  await Promise.all([deepgram.close(), openai.close()]);
});

async function hear(choice?: RecognitionChoice, env: Record<string, string> = {}) {
  const clock = new FakeClock();
  const heard: string[] = [];
  const changes: (string | null)[] = [];
  const warned: object[] = [];
  const stt = await openStt({
    config: readSpeechConfig({
      DEEPGRAM_API_KEY: 'secret',
      DEEPGRAM_BASE_URL: `http://${deepgram.host}`,
      OPENAI_BASE_URL: openai.baseUrl,
      STT_MODEL: 'whisper-1',
      ...env,
    }),
    language: 'en-US',
    choice,
    vocabulary: [],
    probes: {
      espeakInstalled: () => Promise.resolve(false),
      pocketSphinxWorks: () => Promise.resolve(true),
      sherpaWorks: () => Promise.resolve(true),
    },
    clock,
    log: { ...silentLog, warn: (fields) => warned.push(fields) },
    onChange: (now) => changes.push(now?.name ?? null),
  });
  const stream = await stt.open({
    partial: ({ text }) => heard.push(`~${text}`),
    final: ({ text }) => heard.push(text),
    failed: () => heard.push('failed'),
  });
  /**
   * Waits until `reached` returns true. Each iteration lets network events through and advances the
   * clock by a quarter of a second.
   */
  const until = async (reached: () => boolean) => {
    while (!reached()) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      await clock.advance(250);
    }
  };
  const speak = (ms: number) => {
    for (const frame of frames(hum(ms))) stream.push(frame);
  };
  return { clock, heard, changes, warned, stt, stream, until, speak };
}

const DEEPGRAM = 'Deepgram nova-3';
const OPENAI = 'OpenAI-compatible whisper-1';

describe('the STT of an environment', () => {
  it('requests formatted words, partial results and short endpointing from Deepgram', async () => {
    const { stream, heard, until, speak, stt } = await hear();
    stream.speechStarted();
    speak(900);
    stream.speechEnded();
    await until(() => heard.includes('I led the team'));
    const { searchParams } = new URL(deepgram.requests[0]?.split(' ')[1] ?? '', 'ws://here');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      model: 'nova-3',
      language: 'en-US',
      smart_format: 'true',
      punctuate: 'true',
      interim_results: 'true',
      endpointing: '100',
      sample_rate: '16000',
      encoding: 'linear16',
    });
    expect([deepgram.keys, deepgram.control[0], stt.info.name, stt.asChosen]).toEqual([
      ['Token secret'],
      'Finalize',
      DEEPGRAM,
      true,
    ]);
    await stt.close();
  });

  it('sends an OpenAI-compatible endpoint each piece with a lead-in', async () => {
    const { stream, heard, until, speak, stt } = await hear('local', { DEEPGRAM_API_KEY: '' });
    speak(2_000);
    stream.speechStarted();
    speak(900);
    stream.speechEnded();
    await until(() => heard.length > 0);
    expect([heard, openai.transcriptions, openai.lengths]).toEqual([
      ['I led the whole team.'],
      [{ model: 'whisper-1', language: 'en', response_format: 'json' }],
      [900 + 480],
    ]);
    await stt.close();
  });

  it.each<[RecognitionChoice, string]>([
    ['browser', 'the candidate’s browser'],
    ['none', 'typed answers'],
  ])('runs no engine if the candidate chose %s', async (choice, name) => {
    const { stt, stream, speak } = await hear(choice);
    speak(100);
    expect([stt.info, stt.works, stt.asChosen, stream.busy, deepgram.requests]).toEqual([
      { kind: 'none', name },
      false,
      true,
      false,
      [],
    ]);
  });

  it('falls back to typed answers if nothing starts, with one log line that names the engine', async () => {
    const { stt, warned } = await hear('built-in', {
      POCKETSPHINX_PYTHON: '/nowhere/python',
      OPENAI_BASE_URL: '',
      DEEPGRAM_API_KEY: '',
    });
    expect([stt.works, stt.asChosen, stt.info.kind]).toEqual([false, false, 'none']);
    expect(warned).toEqual([
      { engine: 'PocketSphinx', reason: expect.stringContaining('ENOENT') as string },
    ]);
  });

  it('reports that another engine runs if the chosen one does not start', async () => {
    const { stt } = await hear('built-in', {
      POCKETSPHINX_PYTHON: '/nowhere/python',
      DEEPGRAM_API_KEY: '',
    });
    expect([stt.works, stt.asChosen, stt.info.name]).toEqual([true, false, OPENAI]);
    await stt.close();
  });
});

describe('Deepgram failing while the candidate speaks', () => {
  it.each<[Fault]>([['refuse'], ['hang'], [401], [402], [429], [500], ['stall'], ['drop']])(
    '%s: the next engine gets the sentence from its beginning',
    async (fault) => {
      deepgram.fault = fault;
      const { stream, heard, changes, until, speak, stt, warned } = await hear();
      stream.speechStarted();
      speak(1_000);
      await until(() => changes.length > 0);
      speak(600);
      stream.speechEnded();
      await until(() => heard.includes('I led the whole team.'));
      expect([changes, stt.info.name, stt.works]).toEqual([[OPENAI], OPENAI, true]);
      expect(openai.lengths).toEqual([1_600]);
      expect(warned.at(-1)).toMatchObject({ engine: DEEPGRAM });
      await stt.close();
    },
  );

  it('reopens a connection that breaks once, and loses nothing of the sentence', async () => {
    const { stream, heard, changes, until, speak, stt } = await hear();
    stream.speechStarted();
    speak(400);
    await until(() => heard.includes('~I led'));
    deepgram.cut();
    // Wait for the connection to break. The plugin doesn't notice; only the lack of words reveals
    // the break.
    await new Promise((resolve) => setTimeout(resolve, 50));
    speak(400);
    await until(() => deepgram.connections === 2);
    speak(200);
    await until(() => heard.includes('~I led the team for'));
    stream.speechEnded();
    await until(() => heard.includes('I led the team for'));
    expect(changes).toEqual([]);
    await stt.close();
  });

  it('does not replay audio with final words', async () => {
    const { stream, heard, changes, until, speak, stt } = await hear();
    stream.speechStarted();
    speak(800);
    stream.speechEnded();
    await until(() => heard.includes('I led the team'));
    deepgram.fault = 'stall';
    stream.speechStarted();
    speak(1_000);
    await until(() => changes.length > 0);
    stream.speechEnded();
    await until(() => heard.at(-1) === 'I led the whole team.');
    expect(openai.lengths).toEqual([1_000]);
    await stt.close();
  });

  it('a candidate who chose local STT is not sent to Deepgram when it fails', async () => {
    openai.fault = 401;
    const config = { DEEPGRAM_BASE_URL: 'https://deepgram.example.com' };
    const { stream, changes, until, speak, stt, heard } = await hear('local', config);
    stream.speechStarted();
    speak(400);
    stream.speechEnded();
    await until(() => changes.length > 0);
    expect([changes, stt.works, heard]).toEqual([[null], false, ['failed']]);
  });
});
