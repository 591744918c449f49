import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { group, said, silence } from '../../corpus/format';
import { HeardAnswers, hearPeople, recognizerVersion, remembered, type Heard } from './hearing';
import { saidIn, type Person, type Take } from './material';

const heard = (text: string, confidence: number | null, misheard: number[] = []): Heard => ({
  text,
  confidence,
  misheard,
});
const voice = { engine: 'flite', name: 'rms' } as const;
const take: Take = {
  voice,
  phrases: [{ shown: 'rye', words: ['rye'], times: 1 }],
  answers: [['we had', 'a great try']],
};

describe('what was heard', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'calibration-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Counts how often it has to listen. */
  const counting = (fail = false) => {
    const listener = {
      times: 0,
      listen: () => {
        listener.times += 1;
        return fail
          ? Promise.reject(new Error('no flite'))
          : Promise.resolve([heard('we had a crate of rye', 0.6, [3, 5])]);
      },
    };
    return listener;
  };

  it('is remembered by its content', async () => {
    const listener = counting();
    const first = await remembered(listener.listen, folder, 'v1')(take);
    expect(await remembered(listener.listen, folder, 'v1')(structuredClone(take))).toEqual(first);
    expect(listener.times).toBe(1);
  });

  it.each<[string, Take, string]>([
    ['another voice speaks', { ...take, voice: { ...voice, name: 'awb' } }, 'v1'],
    ['something else is said', { ...take, answers: [['we had a great try']] }, 'v1'],
    ['something else is expected', { ...take, phrases: [] }, 'v1'],
    ['another recognizer hears it', take, 'v2'],
  ])('is heard anew if %s', async (_, other, recognizer) => {
    const listener = counting();
    await remembered(listener.listen, folder, 'v1')(take);
    await remembered(listener.listen, folder, recognizer)(other);
    expect(listener.times).toBe(2);
  });

  it('is heard again if it failed before', async () => {
    await expect(remembered(counting(true).listen, folder, 'v1')(take)).rejects.toThrow('no flite');
    const listener = counting();
    await remembered(listener.listen, folder, 'v1')(take);
    expect(listener.times).toBe(1);
  });
});

it("the recognizer's version is that of files which exist", () => {
  const root = join(import.meta.dirname, '../../../..');
  expect(recognizerVersion(root)).toMatch(/^[\da-f]{24}$/);
  expect(() => recognizerVersion(tmpdir())).toThrow('ENOENT');
});

describe('an answer as it was heard', () => {
  const written = group({
    id: 'baking',
    family: 'baking',
    language: 'en-US',
    job: 'Baker',
    skills: '',
    category: 'technical',
    topic: 'bread',
    ask: 'What did you bake?',
    rephrase: 'Which bread was it?',
    points: 'bread',
    keywords: 'rye',
    answers: [said('strong', 'we had / a great try / of rye'), silence],
  });
  const answer = written.answers[0]!;
  const part = { group: written, answer };
  const hearing = (text: string, confidence: number | null) => {
    const answers = new HeardAnswers();
    answers.add(
      { kind: 'groups', trade: 'baking' },
      { voice, said: saidIn(answer), heard: heard(text, confidence) },
    );
    return answers;
  };

  it("is one turn with the recognizer's words, as long as the written answer", () => {
    const { startMs } = answer.segments[0]!;
    const { endMs } = answer.segments[2]!;
    expect(hearing('we had a crate of rye', 0.7).hear('groups')(part)).toEqual({
      group: written,
      answer: {
        id: 'strong',
        label: 'strong',
        segments: [{ text: 'we had a crate of rye', confidence: 0.7, startMs, endMs }],
      },
    });
  });

  it('has no words if none were heard', () =>
    expect(hearing('', null).hear('groups')(part).answer.segments).toEqual([]));

  it.each<[string, string, number | null, boolean]>([
    ['hardly understood', 'we had a crate of rye', 0.49, true],
    ['understood', 'we had a crate of rye', 0.5, false],
    ['a request', 'skip this question', 0.3, false],
    ['not heard at all', '', null, false],
  ])('is asked for again only if it was hardly understood: %s', (_, text, confidence, asksAgain) =>
    expect(hearing(text, confidence).asksAgain('groups', part)).toBe(asksAgain),
  );

  it('is silence if it was silence', () => {
    const nothing = { group: written, answer: silence };
    expect(new HeardAnswers().hear('groups')(nothing)).toEqual(nothing);
    expect(new HeardAnswers().asksAgain('groups', nothing)).toBe(false);
  });

  it('is never the written one: it was said, or there is an error', () => {
    expect(() => new HeardAnswers().hear('groups')(part)).toThrow(
      'baking: nobody has said the answer strong',
    );
  });
});

it('all people are heard, with a line after each take', async () => {
  const person = (trade: string): Person => ({
    kind: 'pairs',
    trade,
    phrases: [],
    answers: [['one'], ['two'], ['three'], ['four']],
  });
  const lines: string[] = [];
  const answers = await hearPeople(
    [person('baking'), person('mining')],
    ({ answers: said }) => Promise.resolve(said.map(([text]) => heard(`${text}!`, 0.9))),
    (line) => lines.push(line),
  );
  expect(answers.all.map((each) => [each.said[0], each.heard.text]).sort()).toEqual(
    ['four', 'one', 'three', 'two'].flatMap((text) => [
      [text, `${text}!`],
      [text, `${text}!`],
    ]),
  );
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toMatch(/^6 of 6: person 2 \(pairs\), /);
});
