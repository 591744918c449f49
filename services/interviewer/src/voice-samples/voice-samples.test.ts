import { INTERVIEWER_SAMPLE_PATH, type VoiceSample } from '@portal/protocol';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { silentLog } from '../testing/silent-log';
import { FakeTts, type Line } from '../tts/testing/fake-tts';
import { readWavHeader } from '../tts/wav';
import { createSampleServer } from './sample-server';
import { VoiceSamples } from './voice-samples';

const TOKEN = 'the-interviewers-token';
const RACHEL: VoiceSample = { voice: 'rachel', language: 'en-US', rate: 80, pitch: 1 };
const info = { kind: 'built-in', name: 'fake' } as const;

/** Samples whose voices all speak these lines, and the voices that were opened. */
function samplesWith(lines: readonly Line[] = [500]) {
  const opened: (Pick<VoiceSample, 'voice' | 'language'> & { tts: FakeTts })[] = [];
  const samples = new VoiceSamples((of) => {
    const tts = new FakeTts(info, () => lines);
    opened.push({ ...of, tts });
    return Promise.resolve(tts);
  });
  return { samples, opened };
}

describe('a sample of a voice', () => {
  it('is a greeting and a question as a WAV file, in the voice and as it is set', async () => {
    const { samples, opened } = samplesWith();
    const wav = await samples.render(RACHEL);
    expect(readWavHeader(wav)).toEqual({
      sampleRate: 1_000,
      channels: 1,
      bitsPerSample: 16,
      dataOffset: 44,
    });
    expect(wav).toHaveLength(44 + 2 * 500 * 2);
    expect(opened).toMatchObject([{ voice: 'rachel', language: 'en-US' }]);
    expect(opened[0]?.tts.asked).toEqual([
      'It’s good to meet you.',
      'Which project have you learned the most from?',
    ]);
    expect(opened[0]?.tts.prosodies).toEqual([
      { rate: 80, pitch: 1 },
      { rate: 80, pitch: 1 },
    ]);
    expect(opened[0]?.tts.closed).toBe(true);
  });

  it('is in the language of the interview', async () => {
    const { samples, opened } = samplesWith();
    await samples.render({ ...RACHEL, language: 'ar-SA' });
    expect(opened[0]?.tts.asked[0]).toBe('أَهْلًا وَسَهْلًا.');
  });

  it('waits for the one before it, and is refused if too many wait', async () => {
    const { samples, opened } = samplesWith();
    const all = Array.from({ length: 6 }, () => samples.render(RACHEL));
    await expect(all[5]).rejects.toThrow('too many voice samples are waiting');
    expect(opened.length).toBeLessThan(2);
    await Promise.all(all.slice(0, 5));
    expect(opened).toHaveLength(5);
    await samples.render(RACHEL);
  });

  it('that fails does not keep the next one from being rendered', async () => {
    const { samples, opened } = samplesWith([new Error('broken')]);
    await expect(samples.render(RACHEL)).rejects.toThrow('broken');
    await expect(samples.render(RACHEL)).rejects.toThrow('broken');
    expect(opened.map(({ tts }) => tts.closed)).toEqual([true, true]);
  });
});

describe('the server of samples', () => {
  const servers: ReturnType<typeof createSampleServer>[] = [];
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

  async function serve(lines?: readonly Line[]) {
    const server = createSampleServer(samplesWith(lines).samples, TOKEN, silentLog);
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    return (path: string, token = TOKEN, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
      });
  }
  const ASKED = `${INTERVIEWER_SAMPLE_PATH}?voice=rachel&language=en-US&rate=80&pitch=-1`;

  it('answers the voice API with a WAV file', async () => {
    const get = await serve();
    const response = await get(ASKED);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/wav']);
    expect((await response.arrayBuffer()).byteLength).toBe(44 + 2 * 500 * 2);
  });

  it('refuses everybody else, and what it does not have', async () => {
    const get = await serve();
    const statuses = [
      await get(ASKED, 'another token'),
      await get(ASKED, TOKEN, 'POST'),
      await get('/'),
      await get('//?'),
      await get(ASKED.replace('rachel', 'hal')),
      await get(ASKED.replace('80', '800')),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 404, 404, 404, 400, 400]);
  });

  it('says that a voice failed', async () => {
    const get = await serve([new Error('broken')]);
    expect((await get(ASKED)).status).toBe(500);
  });
});
