import { initializeLogger } from '@livekit/agents';
import { systemClock } from '@portal/clock';
import { readSpeechConfig } from '../config';
import { ScriptedDeepgram } from './testing/scripted-deepgram';
import { ScriptedOpenAi } from '../testing/scripted-openai';
import { hum } from '../testing/sound';
import { describeStt } from './testing/contract';
import { deepgramStt, openaiStt } from './hosted-stt';
import { PluginStt } from './plugin-stt';

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
