import { FakeClock } from '@portal/testing/fake-clock';
import { BrowserRecognition, FINAL_WAIT_MS } from './browser-recognition';
import type { DetectedUtterance } from './turn-listener';

function browser() {
  const clock = new FakeClock();
  const turns: DetectedUtterance[] = [];
  const words: string[] = [];
  const speaking: [boolean, number][] = [];
  const ids: (string | undefined)[] = [];
  const heard = new BrowserRecognition(
    {
      speaking: (speaks, at, segmentId) => {
        speaking.push([speaks, at]);
        if (speaks) ids.push(segmentId);
      },
      words: (text) => words.push(text),
      mayBeOver: () => undefined,
      over: (turn) => turns.push(turn),
    },
    clock,
  );
  const says = (
    text: string,
    { final = false, segmentId = 'p1', confidence = null as number | null } = {},
  ) => heard.receive({ text, final, segmentId, confidence });
  return {
    clock,
    heard,
    says,
    turns,
    words,
    speaking,
    ids,
    answers: () => turns.map(({ text }) => text),
  };
}

describe('words recognized by the browser', () => {
  it('become an answer after a silence', async () => {
    const { clock, says, answers } = browser();
    says('I built');
    await clock.advance(400);
    says('I built a queue');
    await clock.advance(600);
    says('I built a queue.', { final: true });
    await clock.advance(1_500);
    expect(answers()).toEqual([]);
    await clock.advance(200);
    expect(answers()).toEqual(['I built a queue.']);
  });

  it('become an answer after twice that silence if the candidate asked for time', async () => {
    const { clock, heard, says, answers } = browser();
    heard.setPace('patient');
    says('I built a queue.', { final: true });
    await clock.advance(4_300);
    expect(answers()).toEqual([]);
    await clock.advance(200);
    expect(answers()).toEqual(['I built a queue.']);
  });

  it('are one answer if the candidate continues after a pause', async () => {
    const { clock, says, turns } = browser();
    says('I built a queue');
    await clock.advance(500);
    says('I built a queue.', { final: true, confidence: 0.9 });
    await clock.advance(1_300);
    says('with', { segmentId: 'p2' });
    await clock.advance(500);
    says('with Kafka.', { segmentId: 'p2', final: true, confidence: 0.6 });
    await clock.advance(3_000);
    expect(turns).toEqual([
      {
        text: 'I built a queue. with Kafka.',
        segmentId: 'p1',
        startMs: 0,
        endMs: 2_300,
        pauses: [1_800],
        confidence: (0.9 * 4 + 0.6 * 2) / 6,
      },
    ]);
  });

  it("end with the last new words, not with the browser's final", async () => {
    const { clock, says, turns, speaking } = browser();
    says('yes');
    await clock.advance(200);
    says('yes of course');
    await clock.advance(900);
    says('Yes, of course.', { final: true });
    await clock.advance(3_000);
    expect(turns[0]).toMatchObject({ startMs: 0, endMs: 200 });
    expect(speaking).toEqual([
      [true, 0],
      [false, 200],
    ]);
  });

  it('are reported as they come', async () => {
    const { clock, says, words } = browser();
    says('I');
    says('I did');
    says('I did.', { final: true });
    await clock.advance(3_000);
    expect(words).toEqual(['I', 'I did', 'I did.']);
  });

  it('have the id that the page gave them from the first word on', async () => {
    const { clock, says, turns, ids } = browser();
    says('I built');
    await clock.advance(500);
    says('I built a queue.', { final: true });
    await clock.advance(3_000);
    expect(ids).toEqual(['p1']);
    expect(turns).toMatchObject([{ segmentId: 'p1' }]);
  });

  it('are taken from the last guess if their final never comes', async () => {
    const { clock, says, answers } = browser();
    says('I built a queue');
    await clock.advance(FINAL_WAIT_MS - 1);
    expect(answers()).toEqual([]);
    await clock.advance(200);
    expect(answers()).toEqual(['I built a queue']);
    says('I built a queue with', { final: true });
    await clock.advance(5_000);
    expect(answers()).toHaveLength(1);
  });

  it('are taken from the last guess if another piece begins', async () => {
    const { clock, says, answers } = browser();
    says('First');
    says('second.', { segmentId: 'p2', final: true });
    await clock.advance(3_000);
    expect(answers()).toEqual(['First second.']);
  });

  it('are discarded with the turn, including those still to come', async () => {
    const { clock, heard, says, turns, speaking } = browser();
    says('I would');
    heard.discard();
    says('I would say', { final: true });
    await clock.advance(10_000);
    expect([turns, heard.busy]).toEqual([[], false]);
    expect(speaking).toEqual([
      [true, 0],
      [false, 0],
    ]);
  });

  it("don't pass their id to a later answer, because the page has stored them under it", async () => {
    const { clock, heard, says, turns } = browser();
    says('I built');
    heard.discard();
    says('in Go.', { segmentId: 'p2', final: true });
    await clock.advance(10_000);
    expect(turns[0]).toMatchObject({ text: 'in Go.', segmentId: 'p2' });
  });
});

it('a browser that sent no words is not audible', () => {
  const { heard, says } = browser();
  expect(heard.audible).toBe(false);
  says('hello');
  expect([heard.audible, heard.busy]).toEqual([true, true]);
});

it('calls nothing after it was closed', async () => {
  const { clock, heard, says, turns } = browser();
  says('I would');
  heard.close();
  await clock.advance(10_000);
  expect(turns).toEqual([]);
});
