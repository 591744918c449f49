import { jest } from '@jest/globals';
import {
  UploadFlow,
  type UploadedDocument,
  type UploadFlowParts,
  type UploadState,
} from './upload-flow';

const document = (
  status: UploadedDocument['status'],
  failureReason: string | null = null,
): UploadedDocument => ({ id: 'r1', status, failureReason });

function flowOf(parts: Partial<UploadFlowParts> = {}) {
  const flow = new UploadFlow();
  const stages: UploadState['stage'][] = [];
  flow.store.subscribe(() => stages.push(flow.store.getState().stage));
  const waits: number[] = [];
  const onUploaded = jest.fn(() => Promise.resolve());
  const run = () =>
    flow.start({
      send: () => Promise.resolve(document('completed')),
      poll: () => Promise.resolve(document('completed')),
      wait: (ms) => Promise.resolve(void waits.push(ms)),
      onUploaded,
      ...parts,
    });
  return { flow, stages, waits, onUploaded, run };
}

test('completed continues: the success panel for 1.5 s, then the host', async () => {
  const { stages, waits, onUploaded, run } = flowOf();
  await run();
  expect(stages).toEqual(['uploading', 'succeeded', 'continuing']);
  expect(waits).toEqual([1_500]);
  expect(onUploaded).toHaveBeenCalledTimes(1);
});

test('reports progress in bytes', async () => {
  const { flow, run } = flowOf({
    send: (_signal, onProgress) => {
      onProgress({ sentBytes: 512, totalBytes: 2_048 });
      expect(flow.store.getState()).toEqual({
        stage: 'uploading',
        sentBytes: 512,
        totalBytes: 2_048,
      });
      return Promise.resolve(document('completed'));
    },
  });
  await run();
  expect.assertions(1);
});

test('treats any other status as in progress and polls until it ends', async () => {
  const answers = [document('pending'), null, document('processing'), document('completed')];
  const { stages, run, onUploaded } = flowOf({
    send: () => Promise.resolve(document('processing')),
    poll: () => Promise.resolve(answers.shift() ?? null),
  });
  await run();
  expect(answers).toEqual([]);
  expect(stages.filter((stage) => stage === 'processing')).toHaveLength(4);
  expect(onUploaded).toHaveBeenCalledTimes(1);
});

test("failed shows an error with the server's reason", async () => {
  const { flow, run, onUploaded } = flowOf({
    send: () => Promise.resolve(document('failed', 'No text in it.')),
  });
  await run();
  expect(flow.store.getState()).toEqual({
    stage: 'failed',
    failure: { kind: 'processing', failureCode: null, failureReason: 'No text in it.' },
  });
  expect(onUploaded).not.toHaveBeenCalled();
});

test('survives occasional polling failures and gives up after repeated ones', async () => {
  let polls = 0;
  const lossy = flowOf({
    send: () => Promise.resolve(document('processing')),
    poll: () =>
      ++polls < 4 ? Promise.reject(new Error('lost')) : Promise.resolve(document('completed')),
  });
  await lossy.run();
  expect(lossy.onUploaded).toHaveBeenCalledTimes(1);
  const dead = flowOf({
    send: () => Promise.resolve(document('processing')),
    poll: () => Promise.reject(new Error('lost')),
  });
  await dead.run();
  expect(dead.flow.store.getState().stage).toBe('failed');
});

test('a refused upload can be tried again', async () => {
  let tries = 0;
  const { flow, run, onUploaded } = flowOf({
    send: () =>
      ++tries === 1 ? Promise.reject(new Error('refused')) : Promise.resolve(document('completed')),
  });
  await run();
  expect(flow.store.getState().stage).toBe('failed');
  await run();
  expect(onUploaded).toHaveBeenCalledTimes(1);
});

test('cancelling aborts the request, resets the flow, and ignores late results', async () => {
  let aborted = false;
  let finish = (_: UploadedDocument) => {};
  const { flow, run, onUploaded } = flowOf({
    send: (signal) => {
      signal.addEventListener('abort', () => {
        aborted = true;
      });
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
    wait: (_ms, signal) =>
      signal.aborted ? Promise.reject(new Error('aborted')) : Promise.resolve(),
  });
  const done = run();
  flow.cancel();
  finish(document('completed'));
  await done;
  expect(aborted).toBe(true);
  expect(flow.store.getState()).toEqual({ stage: 'idle' });
  expect(onUploaded).not.toHaveBeenCalled();
});

test('ignores a second start while one runs', async () => {
  let sends = 0;
  const { run } = flowOf({
    send: () => Promise.resolve((sends += 1)).then(() => document('completed')),
  });
  await Promise.all([run(), run()]);
  expect(sends).toBe(1);
});
