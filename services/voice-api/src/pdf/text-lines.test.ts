import { toLines, type TextPiece } from './text-lines';

const piece = (text: string, x: number, width: number, y = 700, fontSize = 10): TextPiece => ({
  text,
  x,
  width,
  y,
  fontSize,
  rtl: /\p{Script=Arabic}/u.test(text),
});

describe('toLines', () => {
  it('joins pieces on one baseline from left to right', () => {
    expect(toLines([piece('Engineer', 100, 40), piece('Senior ', 60, 39)])).toEqual([
      'Senior Engineer',
    ]);
  });

  it('inserts a space where the file only has a gap', () => {
    expect(toLines([piece('Senior', 60, 36), piece('Engineer', 100, 40)])).toEqual([
      'Senior Engineer',
    ]);
  });

  it('joins letters that are drawn one by one', () => {
    expect(toLines([piece('G', 60, 7), piece('o', 67, 5)])).toEqual(['Go']);
  });

  it('separates years at the far end of a line by a tab', () => {
    expect(toLines([piece('Acme Cloud', 60, 60), piece('2019 – 2023', 480, 55)])).toEqual([
      'Acme Cloud\t2019 – 2023',
    ]);
  });

  it('keeps superscripts on their line', () => {
    expect(
      toLines([piece('1', 60, 5), piece('st', 65, 6, 703, 6), piece(' place', 71, 30)]),
    ).toEqual(['1st place']);
  });

  it('does not mix the lines of two columns', () => {
    const left = [piece('Skills', 40, 30, 700), piece('Go', 40, 12, 685)];
    const right = [piece('Experience', 300, 50, 700), piece('Acme', 300, 25, 685)];
    expect(toLines([...left, ...right])).toEqual(['Skills', 'Go', 'Experience', 'Acme']);
  });

  it('expands ligatures', () => {
    expect(toLines([piece('e\uFB03cient work\uFB02ows', 60, 80)])).toEqual(['efficient workflows']);
  });

  it('reads Arabic from right to left, and Latin words in it from left to right', () => {
    const pieces = [
      piece('Cloud', 40, 30),
      piece('Acme ', 10, 29),
      piece('في ', 71, 14),
      piece('عملت ', 86, 25),
    ];
    expect(toLines([piece('مهندسة برمجيات', 30, 80, 720), ...pieces])).toEqual([
      'مهندسة برمجيات',
      'عملت في Acme Cloud',
    ]);
  });

  it('keeps an Arabic word in an English line in place', () => {
    expect(toLines([piece('Studied at جامعة in Riyadh', 60, 150)])).toEqual([
      'Studied at جامعة in Riyadh',
    ]);
  });
});
