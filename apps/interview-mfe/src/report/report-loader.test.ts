import { ApiError, type AssessmentResult } from '@portal/api-clients';
import { jest } from '@jest/globals';
import type { Assessment, InterviewMessage } from '@portal/protocol';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import {
  FIRST_POLL_MS,
  LONG_ANALYSIS_MS,
  LONGEST_POLL_MS,
  ReportLoader,
  type ReportReader,
} from './report-loader';

const READY: AssessmentResult = {
  kind: 'ready',
  assessment: { id: 'a', revision: 1 } as Assessment,
};
const RUNNING: AssessmentResult = { kind: 'pending', status: 'analyzing' };
const refused = (status: number, code: 'unauthorized' | 'not_found') =>
  new ApiError({ kind: 'http', status, code, fallbackKey: 'assessment', message: code });
const FAILED: AssessmentResult = { kind: 'pending', status: 'analysis_failed' };

function setUp(
  answers: (AssessmentResult | Error)[],
  { mayAnalyze = true, asked = [] as (number | undefined)[] } = {},
) {
  const clock = new FakeClock();
  const looks: number[] = [];
  const analysed: boolean[] = [];
  const reader: ReportReader = {
    assessment: (revision) => {
      asked.push(revision);
      looks.push(clock.now());
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    messages: () => Promise.resolve([]),
    interview: () => Promise.reject(new Error('not for this reader')),
    analyze: mayAnalyze
      ? ({ forceReAnalyze }) => Promise.resolve(analysed.push(forceReAnalyze))
      : null,
    scored: null,
    correct: null,
  };
  const loader = new ReportLoader(reader, clock);
  return {
    clock,
    looks,
    analysed,
    loader,
    reader,
    name: () => loader.store.getState().report.name,
    read: () => loader.store.getState().report,
  };
}

describe('loading a report', () => {
  test('shows a ready report even if other requests failed', async () => {
    const { loader, read } = setUp([READY]);
    await loader.load();
    expect(read()).toEqual({
      name: 'ready',
      assessment: { id: 'a', revision: 1 },
      messages: [],
      interview: null,
      interviewError: new Error('not for this reader'),
      newest: 1,
      notScoredAgain: null,
    });
  });

  test('polls a running analysis at growing intervals', async () => {
    const { clock, looks, loader, name } = setUp([RUNNING, RUNNING, RUNNING, READY]);
    await loader.load();
    expect(name()).toBe('preparing');
    await clock.advance(10_000);
    expect(name()).toBe('ready');
    expect(looks.slice(1).map((at, index) => at - looks[index]!)).toEqual([1_000, 1_500, 2_250]);
  });

  test('starts a missing analysis for a signed-in candidate', async () => {
    const { clock, analysed, loader, name } = setUp([{ kind: 'none' }, RUNNING, READY]);
    await loader.load();
    expect(analysed).toEqual([false]);
    await clock.advance(5_000);
    expect(name()).toBe('ready');
  });

  test('tells a ticket reader that there is no analysis', async () => {
    const { loader, name } = setUp([{ kind: 'none' }], { mayAnalyze: false });
    await loader.load();
    expect(name()).toBe('not-analysed');
  });

  test('restarts a failed analysis on request', async () => {
    const { clock, analysed, loader, name } = setUp([FAILED, READY]);
    await loader.load();
    expect(name()).toBe('analysis-failed');
    await loader.retry();
    expect(analysed).toEqual([true]);
    await clock.advance(1_000);
    expect(name()).toBe('ready');
  });

  test('only a signed-in candidate may restart a failed analysis', async () => {
    const candidate = setUp([FAILED]);
    await candidate.loader.load();
    expect(candidate.read()).toEqual({ name: 'analysis-failed', mayAnalyze: true });
    const reader = setUp([FAILED], { mayAnalyze: false });
    await reader.loader.load();
    expect(reader.read()).toEqual({ name: 'analysis-failed', mayAnalyze: false });
  });

  test('reports an analysis that takes long', async () => {
    const { clock, loader, read } = setUp([RUNNING]);
    await loader.load();
    await clock.advance(LONG_ANALYSIS_MS - 1_000);
    expect(read()).toEqual({ name: 'preparing', long: false });
    await clock.advance(LONGEST_POLL_MS + 1_000);
    expect(read()).toEqual({ name: 'preparing', long: true });
  });

  test('an expired ticket and a deleted interview are not network failures', async () => {
    const ended = setUp([refused(401, 'unauthorized')], { mayAnalyze: false });
    await ended.loader.load();
    expect(ended.name()).toBe('ticket-ended');
    const gone = setUp([refused(404, 'not_found')]);
    await gone.loader.load();
    expect(gone.name()).toBe('gone');
    const signedOut = setUp([refused(401, 'unauthorized')]);
    await signedOut.loader.load();
    expect(signedOut.name()).toBe('failed');
  });

  test('a failed request can be retried', async () => {
    const { loader, name } = setUp([new Error('down'), READY]);
    await loader.load();
    expect(name()).toBe('failed');
    await loader.retry();
    expect(name()).toBe('ready');
  });

  test('stop ends polling', async () => {
    const { clock, looks, loader } = setUp([RUNNING]);
    await loader.load();
    loader.stop();
    await clock.advance(60_000);
    await settle();
    expect(looks).toHaveLength(1);
    expect(clock.running).toBe(0);
  });
});

describe('correcting a message', () => {
  const shown = { id: 'm1', content: 'One rye' } as InterviewMessage;
  const replaced = { ...shown, content: 'Just one rye' };

  async function loaded(code: 'conflict' | 'internal') {
    const parts = setUp([READY]);
    const messages = jest.fn(() => Promise.resolve([shown]));
    parts.reader.messages = messages;
    parts.reader.correct = () =>
      Promise.reject(
        new ApiError({
          ...{ kind: 'http', status: 409, code },
          ...{ fallbackKey: 'correctMessage', message: code },
        }),
      );
    await parts.loader.load();
    messages.mockResolvedValue([replaced]);
    await expect(parts.loader.correct('m1', [])).rejects.toMatchObject({ code });
    return parts.read();
  }

  test('shows the new words if it has others by now', async () => {
    expect(await loaded('conflict')).toMatchObject({ name: 'ready', messages: [replaced] });
  });

  test('changes nothing if it fails otherwise', async () => {
    expect(await loaded('internal')).toMatchObject({ name: 'ready', messages: [shown] });
  });
});

describe('another revision', () => {
  const third = { ...READY, assessment: { ...READY.assessment, revision: 3 } };
  const first = { ...READY, assessment: { ...READY.assessment, revision: 1 } };
  const shown = async (answer: AssessmentResult | Error) => {
    const asked: (number | undefined)[] = [];
    const { loader, read } = setUp([third, answer], { asked });
    await loader.load();
    expect(read()).toMatchObject({ assessment: { revision: 3 }, newest: 3 });
    return { loader, read, asked };
  };

  test('is shown in place of the newest', async () => {
    const { loader, read, asked } = await shown(first);
    await loader.showRevision(1);
    expect(asked).toEqual([undefined, 1]);
    expect(read()).toMatchObject({ name: 'ready', assessment: { revision: 1 }, newest: 3 });
  });

  test('that cannot be loaded changes nothing', async () => {
    const { loader, read } = await shown(new Error('offline'));
    await expect(loader.showRevision(1)).rejects.toThrow('offline');
    expect(read()).toMatchObject({ name: 'ready', assessment: { revision: 3 } });
  });
});

describe('scoring again', () => {
  const again = async (answers: (AssessmentResult | Error)[]) => {
    const given = setUp([READY, ...answers]);
    await given.loader.load();
    await given.loader.scoreAgain();
    return given;
  };

  test('makes a new revision and shows it when it is ready', async () => {
    const next = { ...READY, assessment: { ...READY.assessment, revision: 2 } };
    const { loader, analysed, clock } = await again([RUNNING, next]);
    expect(analysed).toEqual([true]);
    expect(loader.store.getState().report).toEqual({ name: 'preparing', long: false });
    await clock.advance(FIRST_POLL_MS);
    await clock.advance(2 * FIRST_POLL_MS);
    expect(loader.store.getState().report).toMatchObject({
      name: 'ready',
      assessment: { revision: 2 },
      notScoredAgain: null,
    });
  });

  test.each<[string, AssessmentResult]>([
    ['says so', FAILED],
    ['gives the report before it', READY],
  ])('shows the report again if the analysis fails and the server %s', async (_, answer) => {
    const { loader, clock } = await again([answer]);
    await clock.advance(FIRST_POLL_MS);
    expect(loader.store.getState().report).toMatchObject({
      name: 'ready',
      assessment: READY.assessment,
      notScoredAgain: 'analysis',
    });
  });

  test('shows the report again if the servers cannot be reached', async () => {
    const error = new Error('offline');
    const { loader, clock } = await again([error]);
    await clock.advance(FIRST_POLL_MS);
    expect(loader.store.getState().report).toMatchObject({
      name: 'ready',
      notScoredAgain: { error },
    });
  });
});
