import { initializeLogger } from '@livekit/agents';
import { systemClock } from '@portal/clock';
import { readSpeechConfig } from '../config';
import { ScriptedDeepgram } from './testing/scripted-deepgram';
import { ScriptedOpenAi } from '../testing/scripted-openai';
import { frames, hum } from '../testing/sound';
import { describeStt } from './testing/contract';
import { deepgramStt, openaiStt } from './hosted-stt';
import { PluginStt } from './plugin-stt';
import type { Transcription } from './stt';

initializeLogger({ pretty: false, level: 'silent' });

let deepgramServer: ScriptedDeepgram;
let openaiServer: ScriptedOpenAi;
beforeEach(async () => {
  deepgramServer = await new ScriptedDeepgram().start();
  openaiServer = await new ScriptedOpenAi().start();
});
afterEach(async () => {
  await Promise.all([deepgramServer.close(), openaiServer.close()]);
});

const voice = () => Promise.resolve(hum(800));

it('gives no confidence where the engine sends zero, so that nothing is doubted', async () => {
  const server = await new ScriptedDeepgram(undefined, 0).start();
  const config = readSpeechConfig({
    DEEPGRAM_API_KEY: 'key',
    DEEPGRAM_BASE_URL: `http://${server.host}`,
  });
  const engine = new PluginStt(
    await deepgramStt(config, 'en-US'),
    { info: { kind: 'hosted', name: 'Deepgram nova-3' }, confident: true },
    systemClock,
  );
  const finals: Transcription[] = [];
  const stream = await engine.open({
    partial: () => undefined,
    final: (heard) => finals.push(heard),
    failed: () => undefined,
  });
  try {
    stream.speechStarted();
    for (const frame of frames(hum(800))) {
      stream.push(frame);
      await new Promise((sent) => setTimeout(sent, 2));
    }
    stream.speechEnded();
    while (stream.busy) await new Promise((waited) => setTimeout(waited, 10));
    expect(finals.filter(({ text }) => text)).toMatchObject([{ confidence: null }]);
  } finally {
    await stream.close();
    await engine.close();
    await server.close();
  }
});

describeStt('Deepgram', {
  make: async () => {
    const config = readSpeechConfig({
      DEEPGRAM_API_KEY: 'key',
      DEEPGRAM_BASE_URL: `http://${deepgramServer.host}`,
    });
    return new PluginStt(
      await deepgramStt(config, 'en-US'),
      { info: { kind: 'hosted', name: 'Deepgram nova-3' }, confident: true },
      systemClock,
    );
  },
  voice,
  guesses: true,
  breakIt: null,
});

describeStt('an OpenAI-compatible endpoint', {
  make: async () => {
    const config = readSpeechConfig({
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: openaiServer.baseUrl,
      STT_MODEL: 'whisper-1',
    });
    return new PluginStt(
      await openaiStt(config, 'en-US'),
      { info: { kind: 'hosted', name: 'OpenAI-compatible whisper-1' }, confident: false },
      systemClock,
    );
  },
  voice,
  guesses: false,
  breakIt: () => {
    openaiServer.fault = 401;
  },
});
