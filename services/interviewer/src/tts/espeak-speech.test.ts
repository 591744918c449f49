import type { Prosody } from '@portal/protocol';
import { speak } from './espeak-speech';
import type { EspeakVoice } from './voices';

const VOICE: EspeakVoice = { name: 'en-us+f3', language: 'en-US', pitch: 50, rate: 100 };
const never = new AbortController().signal;

/** Speaks a sentence with a voice that makes 1 s of sound of any text, and returns what it was given. */
async function spoken(sentence: string, voice = VOICE, prosody?: Prosody) {
  const given: (EspeakVoice & { text: string })[] = [];
  const lengths: number[] = [];
  async function* render(text: string, settings: EspeakVoice) {
    given.push({ text, ...settings });
    yield await Promise.resolve(new Int16Array(22_050).fill(5_000));
  }
  for await (const samples of speak(sentence, voice, never, render, prosody))
    lengths.push(Math.round(samples.length / 22.05));
  return { given, lengths };
}

describe('a sentence for espeak-ng', () => {
  it('is given as it should be read, and its question more slowly and higher', async () => {
    const { given } = await spoken('You used C# in 1998: what for?');
    expect(given).toEqual([
      { ...VOICE, text: 'You used C sharp in 19 98:' },
      { ...VOICE, text: 'what for?', rate: 94, pitch: 54 },
    ]);
  });

  it('has a pause before its question, and a longer one at its end', async () => {
    expect((await spoken('You led it: what for?')).lengths).toEqual([1_000, 260, 1_000, 400]);
    expect((await spoken('You led it.')).lengths).toEqual([1_000, 400]);
  });

  it('never asks for a higher pitch than espeak-ng has', async () => {
    const { given } = await spoken('What for?', { ...VOICE, pitch: 98 });
    expect(given[0]?.pitch).toBe(99);
  });

  it('follows the candidate’s rate and pitch, and its question differs from them as before', async () => {
    const { given } = await spoken('You led it: what for?', VOICE, { rate: 80, pitch: 1 });
    expect(given.map(({ rate, pitch }) => [rate, pitch])).toEqual([
      [80, 60],
      [75, 64],
    ]);
  });

  it('stays within the pitch that espeak-ng has', async () => {
    const pitchOf = async (pitch: number, step: number) =>
      (await spoken('You led it.', { ...VOICE, pitch }, { rate: 100, pitch: step })).given[0]
        ?.pitch;
    expect([await pitchOf(15, -2), await pitchOf(85, 2)]).toEqual([0, 99]);
  });

  it('is read by the rules of the voice’s language', async () => {
    const { given } = await spoken('بنسبة 20%', { ...VOICE, language: 'ar-SA' });
    expect(given[0]?.text).toBe('بنسبة 20 بِالْمِئَةِ');
  });

  it.each([true, false])(
    'ends without another sound when it is aborted (more: %s)',
    async (more) => {
      const abort = new AbortController();
      async function* render() {
        yield await Promise.resolve(new Int16Array(10).fill(5_000));
        abort.abort();
        if (more) yield new Int16Array(10).fill(5_000);
      }
      const parts: Int16Array[] = [];
      for await (const part of speak('You led it: what for?', VOICE, abort.signal, render))
        parts.push(part);
      expect(parts).toHaveLength(1);
    },
  );
});
