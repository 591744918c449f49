import { LEAD_IN_SAMPLES, SoundJournal } from './sound-journal';

const CHUNK = 160;

function replayed(journal: SoundJournal): string {
  const told: string[] = [];
  let samples = 0;
  const flush = () => {
    if (samples) told.push(String(samples));
    samples = 0;
  };
  journal.replay({
    push: (part) => {
      samples += part.length;
    },
    speechStarted: () => {
      flush();
      told.push('[');
    },
    speechEnded: () => {
      flush();
      told.push(']');
    },
  });
  flush();
  return told.join(' ');
}

function say(journal: SoundJournal, samples: number): void {
  for (let at = 0; at < samples; at += CHUNK) journal.push(new Int16Array(CHUNK));
}

describe('audio waiting for its words', () => {
  it('is only a short lead-in during silence', () => {
    const journal = new SoundJournal();
    say(journal, 160_000);
    expect([replayed(journal), journal.unsettled]).toEqual([String(LEAD_IN_SAMPLES), false]);
  });

  it('is each piece from before its beginning to its end', () => {
    const journal = new SoundJournal();
    say(journal, 16_000);
    journal.speechStarted();
    say(journal, 32_000);
    journal.speechEnded();
    say(journal, 1_600);
    expect(replayed(journal)).toBe(`[ ${LEAD_IN_SAMPLES + 32_000} ] 1600`);
  });

  it('is dropped once its words are final, oldest piece first', () => {
    const journal = new SoundJournal();
    for (const length of [3_200, 6_400]) {
      journal.speechStarted();
      say(journal, length);
      journal.speechEnded();
    }
    journal.settled();
    expect(replayed(journal)).toBe('[ 6400 ]');
    journal.settled();
    expect([replayed(journal), journal.unsettled]).toEqual(['', false]);
  });

  it('keeps the last moments of a voice that continues after final words', () => {
    const journal = new SoundJournal();
    journal.speechStarted();
    say(journal, 80_000);
    journal.settled();
    say(journal, 1_600);
    expect(replayed(journal)).toBe('[ 6400');
  });

  it('is at most half a minute, and drops the oldest', () => {
    const journal = new SoundJournal();
    journal.speechStarted();
    say(journal, 160_000);
    journal.speechEnded();
    journal.speechStarted();
    say(journal, 16_000 * 28);
    expect(replayed(journal)).toBe(`[ 32000 ] [ ${16_000 * 28}`);
  });

  it('is a copy, because the room reuses its buffers', () => {
    const journal = new SoundJournal();
    const buffer = Int16Array.of(7);
    journal.push(buffer);
    buffer[0] = 0;
    const heard: number[] = [];
    journal.replay({
      push: (samples) => heard.push(...samples),
      speechStarted: () => undefined,
      speechEnded: () => undefined,
    });
    expect(heard).toEqual([7]);
  });
});
