import {
  INTERVIEWER_SAMPLE_PATH,
  VOICE_SAMPLE_TIMEOUT_MS,
  type VoiceSample,
} from '@portal/protocol';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import { until } from '@portal/testing/time';
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
/** The signal of a client that waits until the end. */
const STAYS = new AbortController().signal;

/** Samples whose voices all speak these lines, and the voices that were opened. */
function samplesWith(lines: readonly Line[] = [500]) {
  const opened: (Pick<VoiceSample, 'voice' | 'language'> & { tts: FakeTts })[] = [];
  const samples = new VoiceSamples((of) => {
    const tts = new FakeTts(info, () => lines);
    opened.push({ ...of, tts });
    return Promise.resolve(tts);
  }, new FakeClock());
  return { samples, opened };
}

/** Samples whose voices open only when `open` is called, which opens the one asked for first. */
function samplesThatOpenLate() {
  const clock = new FakeClock();
  const tts = new FakeTts(info, () => [500]);
  const opening: ((tts: FakeTts) => void)[] = [];
  const samples = new VoiceSamples(() => new Promise((resolve) => opening.push(resolve)), clock);
  return { samples, clock, tts, open: () => opening.shift()?.(tts) };
}

describe('a sample of a voice', () => {
  it('is a greeting and a question as a WAV file, in the voice and as it is set', async () => {
    const { samples, opened } = samplesWith();
    const wav = await samples.render(RACHEL, STAYS);
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
    await samples.render({ ...RACHEL, language: 'ar-SA' }, STAYS);
    expect(opened[0]?.tts.asked[0]).toBe('أَهْلًا وَسَهْلًا.');
  });

  it('waits for the one before it, and is refused if too many wait', async () => {
    const { samples, opened } = samplesWith();
    const all = Array.from({ length: 4 }, () => samples.render(RACHEL, STAYS));
    await expect(all[3]).rejects.toThrow('too many voice samples are waiting');
    expect(opened.length).toBeLessThan(2);
    await Promise.all(all.slice(0, 3));
    expect(opened).toHaveLength(3);
    await samples.render(RACHEL, STAYS);
  });

  it('leaves the queue if nobody waits for it any more', async () => {
    const { samples, opened } = samplesWith();
    const leaving = new AbortController();
    const render = (gone: AbortSignal) => samples.render(RACHEL, gone);
    const first = render(STAYS);
    const left = [render(leaving.signal), render(leaving.signal)];
    leaving.abort(new Error('left'));
    const others = [render(STAYS), render(STAYS)];
    await Promise.all([
      first,
      ...others,
      ...left.map((sample) => expect(sample).rejects.toThrow('left')),
    ]);
    expect(opened).toHaveLength(3);
  });

  it('is not spoken if nobody waits for it when its voice has opened', async () => {
    const { samples, tts, open } = samplesThatOpenLate();
    const leaving = new AbortController();
    const left = expect(samples.render(RACHEL, leaving.signal)).rejects.toThrow('left');
    await settle();
    leaving.abort(new Error('left'));
    await left;
    open();
    await settle();
    expect([tts.asked, tts.closed]).toEqual([[], true]);
  });

  it('does not wait for a voice that hangs, and closes it if it opens after all', async () => {
    const { samples, clock, tts, open } = samplesThatOpenLate();
    const hanging = expect(samples.render(RACHEL, STAYS)).rejects.toThrow('no voice sample within');
    const next = samples.render(RACHEL, STAYS);
    await clock.advance(VOICE_SAMPLE_TIMEOUT_MS / 3);
    await hanging;
    open();
    await settle();
    expect([tts.asked, tts.closed]).toEqual([[], true]);
    open();
    await expect(next).resolves.toHaveLength(44 + 2 * 500 * 2);
  });

  it('is over before the voice API gives up, even if all before it hang', async () => {
    const { samples, clock } = samplesThatOpenLate();
    const all = Array.from({ length: 3 }, () =>
      samples.render(RACHEL, STAYS).catch(() => clock.now()),
    );
    await clock.advance(VOICE_SAMPLE_TIMEOUT_MS);
    const last = await all[2];
    expect(last).toBeGreaterThan(0);
    expect(last).toBeLessThan(VOICE_SAMPLE_TIMEOUT_MS);
  });

  it('that fails does not keep the next one from being rendered', async () => {
    const { samples, opened } = samplesWith([new Error('broken')]);
    await expect(samples.render(RACHEL, STAYS)).rejects.toThrow('broken');
    await expect(samples.render(RACHEL, STAYS)).rejects.toThrow('broken');
    expect(opened.map(({ tts }) => tts.closed)).toEqual([true, true]);
  });
});

describe('the server of samples', () => {
  const servers: ReturnType<typeof createSampleServer>[] = [];
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

  async function start(lines?: readonly Line[]) {
    const { samples, opened } = samplesWith(lines);
    const server = createSampleServer(samples, TOKEN, silentLog);
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const get = (path: string, token = TOKEN, more: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { authorization: `Bearer ${token}` },
        ...more,
      });
    return { get, opened };
  }
  const ASKED = `${INTERVIEWER_SAMPLE_PATH}?voice=rachel&language=en-US&rate=80&pitch=-1`;

  it('answers the voice API with a WAV file', async () => {
    const { get } = await start();
    const response = await get(ASKED);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/wav']);
    expect((await response.arrayBuffer()).byteLength).toBe(44 + 2 * 500 * 2);
  });

  it('refuses everybody else, and what it does not have', async () => {
    const { get } = await start();
    const statuses = [
      await get(ASKED, 'another token'),
      await get(ASKED, TOKEN, { method: 'POST' }),
      await get('/'),
      await get('//?'),
      await get(ASKED.replace('rachel', 'hal')),
      await get(ASKED.replace('80', '800')),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 404, 404, 404, 400, 400]);
  });

  it('says that a voice failed', async () => {
    const { get } = await start([new Error('broken')]);
    expect((await get(ASKED)).status).toBe(500);
  });

  it('stops a sample whose caller has gone', async () => {
    const { get, opened } = await start(['stalls']);
    const leaving = new AbortController();
    const left = expect(get(ASKED, TOKEN, { signal: leaving.signal })).rejects.toThrow();
    await until(() => opened[0]?.tts.asked.length === 1, 4_000);
    leaving.abort();
    await left;
    await until(() => opened[0]?.tts.aborted === 1, 4_000);
  });
});
