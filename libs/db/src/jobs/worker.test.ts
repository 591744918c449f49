import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@portal/testing/time';
import { deadLetterOf, type QueueName } from './catalogue';
import type { JobQueue, Settlement, TakenJob } from './job-queue';
import { startWorker, type JobWorker, type JobWorkerOptions } from './worker';

/** Returns an in-memory queue that records how each attempt ended. */
function fakeQueue() {
  const waiting: TakenJob[] = [];
  const listeners = new Set<() => void>();
  const ends: string[] = [];
  const state = { down: false, settles: true };
  const note = (end: string) => (job: TakenJob) => {
    ends.push(`${end} ${job.queue}`);
    return Promise.resolve(state.settles);
  };
  const queue: JobQueue = {
    add: () => Promise.resolve(),
    wake: () => listeners.forEach((listener) => listener()),
    onWake: (_, listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    take(name, limit) {
      if (state.down) return Promise.reject(new Error('no database'));
      const mine = waiting.filter((job) => job.queue === name).slice(0, limit);
      for (const job of mine) waiting.splice(waiting.indexOf(job), 1);
      return Promise.resolve(mine);
    },
    settle: note('settled'),
    fail: note('failed'),
    handBack: note('handed back'),
    expire: () => Promise.resolve(),
    archive: () => Promise.resolve(),
    failInterrupted: () => Promise.resolve(),
    stats: () => Promise.resolve([]),
  };
  const put = (
    name: QueueName = 'read-document',
    data: unknown = { job: randomUUID(), document: 'resume', id: randomUUID() },
  ) => void waiting.push({ queue: name, id: randomUUID(), data, attempt: 1 });
  return { queue, put, ends, state, listeners };
}

const workers: JobWorker[] = [];
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

function start(
  fake: ReturnType<typeof fakeQueue>,
  given: Partial<JobWorkerOptions<'read-document'>> = {},
) {
  const lines: string[] = [];
  const log = (fields: object, message: string) =>
    void lines.push(`${message} ${JSON.stringify(fields)}`);
  const worker = startWorker({
    queue: fake.queue,
    name: 'read-document',
    concurrency: 1,
    log: { info: log, warn: log, error: log },
    requeueJobless: () => Promise.resolve(0),
    work: () => Promise.resolve({ outcome: 'read' }),
    giveUp: () => ({ outcome: 'given_up' }),
    ...given,
  });
  workers.push(worker);
  return { worker, lines };
}

describe('a worker', () => {
  it('runs waiting jobs and jobs added while it runs', async () => {
    const fake = fakeQueue();
    fake.put();
    start(fake);
    for (let n = 0; n < 5; n++) {
      fake.put();
      fake.queue.wake('read-document');
    }
    await until(() => fake.ends.length === 6);
    expect(new Set(fake.ends)).toEqual(new Set(['settled read-document']));
  });
  it('runs no more jobs in parallel than configured', async () => {
    const fake = fakeQueue();
    const finish: (() => void)[] = [];
    for (let n = 0; n < 5; n++) fake.put();
    start(fake, {
      concurrency: 2,
      work: () =>
        new Promise<Settlement>((resolve) => finish.push(() => resolve({ outcome: 'read' }))),
    });
    await until(() => finish.length === 2);
    fake.queue.wake('read-document');
    await pause(20);
    expect(finish).toHaveLength(2);
    for (let n = 0; n < 5; n++) {
      await until(() => finish.length > n);
      finish[n]?.();
    }
    await until(() => fake.ends.length === 5);
  });
  it('retries a job that rejects, and calls giveUp after the last attempt', async () => {
    const fake = fakeQueue();
    fake.put();
    fake.queue.fail = (job) => {
      fake.ends.push(`failed ${job.queue}`);
      fake.put(deadLetterOf('read-document'), job.data);
      return Promise.resolve(true);
    };
    const given: unknown[] = [];
    start(fake, {
      work: () => Promise.reject(new Error('the thread died')),
      giveUp: (payload) => {
        given.push(payload.document);
        return { outcome: 'given_up' };
      },
    });
    await until(() => fake.ends.length === 2);
    expect([fake.ends, given]).toEqual([
      ['failed read-document', 'settled read-document-given-up'],
      ['resume'],
    ]);
  });
  it('treats an invalid payload as a failure', async () => {
    const fake = fakeQueue();
    fake.put('read-document', { who: 'knows' });
    start(fake);
    await until(() => fake.ends.length === 1);
    expect(fake.ends).toEqual(['failed read-document']);
  });
  it('reports how each attempt ended and whether it was too late', async () => {
    const fake = fakeQueue();
    fake.state.settles = false;
    fake.put();
    const { lines } = start(fake);
    await until(() => lines.length > 0);
    expect(lines[0]).toMatch(
      /^job attempt ended .*"queue":"read-document","attempt":1,"outcome":"too late","ms":\d+/,
    );
  });
  it('continues after a database outage and logs the outage once', async () => {
    const fake = fakeQueue();
    fake.state.down = true;
    const { lines } = start(fake);
    await until(() => lines.length === 2);
    for (let n = 0; n < 3; n++) {
      fake.queue.wake('read-document');
      await pause(5);
    }
    expect(lines.filter((line) => line.startsWith('cannot take jobs'))).toHaveLength(2);
    fake.state.down = false;
    fake.put();
    fake.queue.wake('read-document');
    await until(() => fake.ends.length === 1);
  });
});

describe('stopping a worker', () => {
  it('lets running jobs finish and takes no new ones', async () => {
    const fake = fakeQueue();
    let finish = (_: Settlement): void => undefined;
    fake.put();
    fake.put();
    const { worker } = start(fake, { work: () => new Promise((resolve) => (finish = resolve)) });
    await pause(20);
    const stopped = worker.stop();
    finish({ outcome: 'read' });
    await stopped;
    expect([fake.ends, fake.listeners.size]).toEqual([['settled read-document'], 0]);
  });
  it('interrupts jobs that do not finish in time and hands them back', async () => {
    const fake = fakeQueue();
    let cut = (_: Error): void => undefined;
    fake.put();
    const { worker } = start(fake, { work: () => new Promise((_, reject) => (cut = reject)) });
    await pause(20);
    await worker.stop(() => Promise.resolve(cut(new Error('closed'))));
    expect(fake.ends).toEqual(['handed back read-document']);
  });
});
