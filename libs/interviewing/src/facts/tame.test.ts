import { statedYears } from './dates';
import { parseJobDescription } from './job-description';
import { parseResume } from './resume';
import { tame } from './tame';

describe('bounded text', () => {
  it('keeps ordinary text unchanged', () => {
    const text = 'Mona Said\n\tCairo\nClerk   2019 - 2021\n- Kept the books ... well; C++, R&D';
    expect(tame(text)).toBe(text.replace('\n\t', '\n'));
  });
  it('keeps columns separated by tabs or wide gaps', () => {
    expect(tame(`Clerk \t  Acme${' '.repeat(40)}Cairo  Egypt`)).toBe('Clerk\tAcme   Cairo Egypt');
  });
  it('drops empty lines', () => expect(tame('a\r\n \n\n\u00a0\nb')).toBe('a\nb'));
  it('shortens runs of one punctuation mark, but not of letters or digits', () => {
    expect(tame(`a${'-'.repeat(11)}b${'.'.repeat(10)}${'1'.repeat(20)}${'é'.repeat(20)}`)).toBe(
      `a---b${'.'.repeat(10)}${'1'.repeat(20)}${'é'.repeat(20)}`,
    );
  });
  it('breaks lines over a thousand characters at the end of a sentence, else of a word, and loses nothing', () => {
    const sentences = `${'Plan the week ahead. '.repeat(60)}${'x'.repeat(2_500)}`;
    const lines = tame(sentences).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(1_000);
    expect(lines[0]?.endsWith('ahead.')).toBe(true);
    expect(lines.join('').replaceAll(' ', '')).toBe(sentences.replaceAll(' ', ''));
  });
  it('ends at 200,000 characters', () =>
    expect(tame('word\n'.repeat(100_000)).length).toBeLessThanOrEqual(200_000));
});

describe('text designed to be slow is read in normal time', () => {
  it.each([
    ['spaces', ' '],
    ['line breaks', '\n'],
    ['marks that folding removes', ' \u064B'],
    ['lines of such marks', '\u064B\n'],
  ])('years after many %s', (_what, filler) => {
    expect(parseJobDescription(`5${filler.repeat(50_000)}x`).yearsRequired).toBeNull();
    expect(statedYears(`5${filler.repeat(50_000)}years`)).toEqual([5]);
  });
  it('duties with many commas', () => {
    expect(
      parseJobDescription(`Responsibilities:\n- Plan the week ${','.repeat(190_000)}a`)
        .responsibilities,
    ).toEqual(['Plan the week ,,,a']);
  });
  it('projects with many dashes', () => {
    const { projects, textLength } = parseResume(
      `Projects\nLedger: a tool\n2019 - 2020 ${'-'.repeat(1_000_000)}a`,
      { pages: 1 },
    );
    expect(projects[0]).toBe('Ledger');
    expect(textLength).toBeGreaterThan(1_000_000);
  });
});
