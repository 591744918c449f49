import { Recording } from './recording';
import { spokenLength, wordsSaid } from './word-positions';

describe('the words that have been said', () => {
  it('are counted by time, not by letters: numbers take longer', () => {
    // "to twenty nineteen" fills most of the time.
    expect(wordsSaid('It grew until 2019 here', 0.5)).toBe('It grew until');
    expect(wordsSaid('It grew until then here', 0.5)).toBe('It grew');
    expect(wordsSaid('It grew until 2019 here', 0.95)).toBe('It grew until 2019');
  });

  it.each([
    'Revenue grew 20 % from 2019–2022, to $5M, with C# and SQL.',
    'د. علي: نمو بنسبة ٢٠٪ من 2019–2022 في Redis، إلخ.',
  ])('are words of the shown text at any time: %s', (text) => {
    let last = -1;
    for (let share = 0; share <= 1; share += 0.01) {
      const said = wordsSaid(text, share);
      expect(text.startsWith(said) && (said === '' || text[said.length] === ' ')).toBe(true);
      expect(said.length).toBeGreaterThanOrEqual(last);
      last = said.length;
    }
    expect(text.length - last).toBeLessThan(12);
  });

  it('are not changed by readings that are as long as what is shown', () => {
    expect(spokenLength('Tell me please.')).toBe(15);
  });

  it('are found in a recording, as they are shown', () => {
    const recording = new Recording(1_000);
    recording.begin('It grew with C# until 2019 here');
    recording.append(new Int16Array(1_000).fill(5_000));
    recording.endPiece();
    expect(recording.textBefore(350)).toBe('It grew with');
    expect(recording.textBefore(900)).toBe('It grew with C# until 2019');
  });

  it('do not include the silence after them', () => {
    const recording = new Recording(1_000);
    recording.begin('four words are said');
    recording.append(new Int16Array(1_000).fill(5_000));
    recording.append(new Int16Array(1_000));
    recording.endPiece();
    expect(recording.textBefore(600)).toBe('four words');
    expect(recording.textBefore(1_000)).toBe('four words are said');
  });

  it('take another rate into account, with and without pieces that are complete', () => {
    const slow = new Recording(1_000);
    // 19 letters last 1,235 ms at the usual rate, and 1,544 ms at 80 % of it.
    slow.begin('four words are said', 80);
    slow.append(new Int16Array(100));
    expect(slow.textBefore(700)).toBe('four');
    const recording = new Recording(1_000);
    recording.begin('ten letters', 80);
    recording.append(new Int16Array(1_375).fill(5_000));
    recording.begin('four words are said', 100);
    recording.append(new Int16Array(100).fill(5_000));
    // 11 letters at 80 % took 125 ms each, so one takes 100 ms now.
    expect(recording.textBefore(1_375 + 1_150)).toBe('ten letters four words');
  });

  it('take their pace from pieces that are complete', () => {
    const recording = new Recording(1_000);
    recording.begin('2019 2020');
    recording.append(new Int16Array(2_500));
    recording.begin('two words that are longer');
    recording.append(new Int16Array(100));
    // The numbers took 50 ms for each letter of theirs, so 900 ms are 18 letters.
    recording.append(new Int16Array(800));
    expect(recording.textBefore(3_400)).toBe('2019 2020 two words that');
  });
});
