import { readPageText, toLines, type TextPiece } from './text-lines';

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

  it('separates paragraphs by an empty line', () => {
    const [first, second, apart] = [piece('One', 40, 20, 700), piece('Two', 40, 20, 687)].concat(
      piece('Three', 40, 20, 650),
    );
    expect(toLines([first!, second!, apart!])).toEqual(['One', 'Two', '', 'Three']);
  });

  it('marks indented lines', () => {
    const title = piece('Nurse', 40, 30, 700);
    const duties = [piece('Ward rounds', 56, 60, 687), piece('Night shifts', 56, 60, 674)];
    expect(toLines([title, ...duties])).toEqual(['Nurse', '  Ward rounds', '  Night shifts']);
  });

  it('keeps dates in a margin on the lines of their jobs', () => {
    const rows = ['2019 – 2023', '2015 – 2019'].flatMap((dates, at) => [
      piece(dates, 40, 60, 700 - 40 * at),
      piece(`Job ${at + 1}`, 140, 80, 700 - 40 * at),
      piece(`Employer ${at + 1}`, 140, 80, 687 - 40 * at),
    ]);
    expect(toLines(rows).filter((line) => line !== '')).toEqual([
      '2019 – 2023\tJob 1',
      'Employer 1',
      '2015 – 2019\tJob 2',
      'Employer 2',
    ]);
  });

  it('joins a date range that wraps in a narrow margin', () => {
    expect(
      toLines([
        piece('Jan 2018 –', 40, 50, 700),
        piece('Dec 2019', 40, 45, 687),
        piece('Nurse at Mercy Hospital', 140, 120, 700),
        piece('Ran the night shifts', 140, 110, 687),
      ]),
    ).toEqual(['Jan 2018 – Dec 2019', 'Nurse at Mercy Hospital', 'Ran the night shifts']);
  });

  it('puts a narrow column beside the main text apart', () => {
    const main = [700, 687, 674].map((y, at) => piece(`Main text ${at + 1}`, 200, 300, y));
    const side = [700, 687, 674].map((y, at) => piece(`Side ${at + 1}`, 40, 80, y));
    expect(readPageText([...main, ...side])).toEqual({
      main: ['Main text 1', 'Main text 2', 'Main text 3'],
      aside: ['Side 1', 'Side 2', 'Side 3'],
    });
  });

  it('starts with the column that has the largest letters', () => {
    const side = [700, 687, 674].map((y, at) => piece(`Side ${at + 1}`, 40, 80, y));
    const main = [piece('Ada Byron', 200, 120, 700, 24), piece('Engineer', 200, 60, 674)];
    expect(toLines([...side, ...main, piece('Profile', 200, 300, 661)])[0]).toBe('Ada Byron');
  });

  it('finds columns only where two lines of each stand beside each other', () => {
    expect(
      toLines([
        piece('Left 1', 40, 60, 700),
        piece('Left 2', 40, 60, 687),
        piece('Right 1', 200, 60, 687),
        piece('Right 2', 200, 60, 674),
      ]),
    ).toEqual(['Left 1', 'Left 2\tRight 1', 'Right 2']);
  });

  it('reads a table row by row, and joins the wrapped text of its cells', () => {
    const cell = (texts: string[], x: number, y: number, width: number) =>
      texts.map((text, at) => piece(text, x, width, y - 13 * at));
    expect(
      toLines([
        ...cell(['Period'], 40, 700, 30),
        ...cell(['Organization'], 120, 700, 70),
        ...cell(['Position'], 220, 700, 50),
        ...cell(['2018 – 2023'], 40, 680, 60),
        ...cell(['Volta Water', 'Consult'], 120, 680, 85),
        ...cell(['Water Supply', 'Engineer'], 220, 680, 70),
        ...cell(['2013 – 2017'], 40, 645, 60),
        ...cell(['Ashanti Limited'], 120, 645, 85),
        ...cell(['Assistant', 'Engineer'], 220, 645, 70),
      ]),
    ).toEqual([
      'Period\tOrganization\tPosition',
      '2018 – 2023\tVolta Water Consult\tWater Supply Engineer',
      '2013 – 2017\tAshanti Limited\tAssistant Engineer',
    ]);
  });

  it('reads table cells that are aligned in the middle of their rows', () => {
    const row = (y: number, name: string, wrapped: string[]) => [
      piece(name, 40, 60, y),
      ...wrapped.map((text, at) => piece(text, 140, 85, y + 6.5 * (wrapped.length - 1) - 13 * at)),
      piece('2013 – 2017', 240, 60, y),
    ];
    expect(
      toLines([
        ...row(740, 'Position', ['Employer']),
        ...row(700, 'Nurse', ['Mercy Memorial', 'Hospital']),
        ...row(660, 'Midwife', ['St. Agnes Birth', 'Centre']),
      ]).filter((line) => line !== ''),
    ).toEqual([
      'Position\tEmployer\t2013 – 2017',
      'Nurse\tMercy Memorial Hospital\t2013 – 2017',
      'Midwife\tSt. Agnes Birth Centre\t2013 – 2017',
    ]);
  });

  it('puts the long texts of a table below the names', () => {
    const duties = ['Ran the ward at night and', 'trained new colleagues', 'in twelve courses'];
    const row = (y: number) => [
      piece('2013 – 2017', 40, 60, y),
      piece('Mercy Hospital', 140, 80, y),
      ...duties.map((text, at) => piece(text, 260, 150, y - 13 * at)),
    ];
    expect(toLines([...row(700), ...row(640)]).filter((line) => line !== '')).toEqual([
      '2013 – 2017\tMercy Hospital',
      `  ${duties.join(' ')}`,
      '2013 – 2017\tMercy Hospital',
      `  ${duties.join(' ')}`,
    ]);
  });

  it('closes up letters that are set apart', () => {
    expect(toLines([piece('S K I L L S', 40, 60), piece('O F', 110, 20)])).toEqual(['SKILLS O F']);
  });

  it('keeps small print beside large letters on its own lines', () => {
    expect(
      toLines([
        piece('ADA BYRON', 40, 200, 700, 34),
        piece('Brand designer', 40, 80, 686),
        piece('Bristol', 40, 40, 673),
      ]),
    ).toContain('ADA BYRON');
  });

  it('joins two months in a margin to a range', () => {
    const margin = (from: string, to: string, y: number) => [
      piece(from, 40, 45, y),
      piece('Data Engineer', 140, 80, y),
      piece(to, 40, 40, y - 13),
      piece('Acme', 140, 30, y - 13),
    ];
    expect(toLines(margin('Mar 2021', 'Present', 700))).toEqual([
      'Mar 2021 – Present',
      'Data Engineer',
      'Acme',
    ]);
    expect(toLines(margin('Mar 2021', 'Jan 2018', 700))).toEqual([
      'Mar 2021\tData Engineer',
      'Jan 2018\tAcme',
    ]);
  });

  it('restores the ligature of "عبدالله"', () => {
    expect(toLines([piece('عبداهلل', 40, 30)])).toEqual(['عبدالله']);
  });

  it('turns brackets that a right-to-left line names by their shape', () => {
    expect(toLines([piece('ممرضة )عن بعد(', 40, 80)])).toEqual(['ممرضة (عن بعد)']);
  });

  it('reads a crowded page', () => {
    const pieces = Array.from({ length: 1_400 }, (_, at) =>
      piece(`word${at}`, 30 + ((at * 37) % 500), 20 + (at % 17), 800 - Math.floor(at / 10) * 5, 5),
    );
    expect(toLines(pieces).length).toBeGreaterThan(50);
  });
});
