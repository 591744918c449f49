import type { DataChannelMessage } from '@portal/protocol';
import { InterviewerLink } from './interviewer-link';
import { RoomMemory, type MemoryStorage, type WaitingAnswer } from './room-memory';
import { FakeClock, settle } from './testing/fake-clock';
import { FakeBackend, FakeRoom } from './testing/fake-room';

function fakeStorage(): MemoryStorage & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

function open(storage: MemoryStorage = fakeStorage()) {
  const clock = new FakeClock();
  const transport = new FakeRoom();
  const backend = new FakeBackend();
  const sent: WaitingAnswer[] = [];
  const lost: string[] = [];
  let ids = 0;
  const link = new InterviewerLink({
    transport,
    backend,
    clock,
    memory: new RoomMemory(storage, 'i1'),
    newId: () => `${(ids += 1)}`,
    onSent: (answer) => sent.push(answer),
    onLost: () => lost.push('lost'),
    log: () => undefined,
  });
  link.handleStatus('connected');
  link.start();
  const answers = () =>
    transport.sent
      .filter((message) => message.type === 'user_speech_chunk')
      .map(({ data }) => data?.text_chunk);
  const requests = () =>
    transport.sent
      .filter((message) => message.type === 'candidate_request')
      .map(({ data }) => data?.message);
  const hear = (type: 'connection' | 'keepalive') =>
    link.handleMessage({ type, data: {} } as DataChannelMessage);
  const calls = () => backend.calls.filter((call) => call === 'callInterviewer').length;
  return {
    clock,
    transport,
    backend,
    storage,
    sent,
    lost,
    link,
    answers,
    requests,
    hear,
    calls,
    read: () => link.store.getState(),
  };
}

describe('typed answers', () => {
  test('wait while the connection is lost, and go in their order once it is back', async () => {
    const { link, answers, sent, read } = open();
    link.handleStatus('reconnecting');
    await link.answers.send(' First. ');
    await link.answers.send('Second.');
    expect(read().waitingAnswers).toBe(2);
    expect(answers()).toEqual([]);
    link.handleStatus('connected');
    await settle();
    expect(answers()).toEqual(['First.', 'Second.']);
    expect(sent.map(({ segmentId }) => segmentId)).toEqual(['typed-1', 'typed-2']);
    expect(read().waitingAnswers).toBe(0);
  });

  test('wait over a reload too', async () => {
    const { link, storage } = open();
    link.handleStatus('reconnecting');
    await link.answers.send('First.');
    link.stop();
    const { answers } = open(storage);
    await settle();
    expect(answers()).toEqual(['First.']);
  });

  test('wait on where the connection goes again while they are sent', async () => {
    const { link, transport, answers, read } = open();
    link.handleStatus('reconnecting');
    await link.answers.send('First.');
    transport.sendError = new Error('closed');
    link.handleStatus('connected');
    await settle();
    expect(read().waitingAnswers).toBe(1);
    transport.sendError = null;
    link.handleStatus('reconnecting');
    link.handleStatus('connected');
    await settle();
    expect(answers()).toEqual(['First.']);
  });

  test('are tried again where a connected room did not take them at once', async () => {
    const { clock, link, transport, answers, read } = open();
    link.handleStatus('reconnecting');
    await link.answers.send('First.');
    transport.sendError = new Error('not open yet');
    link.handleStatus('connected');
    await settle();
    transport.sendError = null;
    await clock.advance(10_000);
    expect([answers(), read().waitingAnswers]).toEqual([['First.'], 0]);
  });

  test('that a connected room does not take stay with the person', async () => {
    const { link, transport, read } = open();
    transport.sendError = new Error('closed');
    await expect(link.answers.send('First.')).rejects.toThrow('closed');
    expect(read().waitingAnswers).toBe(0);
  });
});

describe('requests', () => {
  test('the question again', () => {
    const { link, requests } = open();
    link.requests.repeatQuestion();
    expect(requests()).toEqual(['repeat_question']);
  });

  test('more time is shown at once and told to every interviewer that comes', () => {
    const { link, requests, hear, read } = open();
    link.requests.setTakeYourTime(true);
    expect(read().takeYourTime).toBe(true);
    hear('connection');
    link.requests.setTakeYourTime(false);
    expect(requests()).toEqual(['take_your_time', 'take_your_time', 'usual_pace']);
  });

  test('more time that was asked for without a connection is told once it is back', () => {
    const { link, transport, requests } = open();
    link.handleStatus('reconnecting');
    transport.sendError = new Error('closed');
    link.requests.setTakeYourTime(true);
    transport.sendError = null;
    link.handleStatus('connected');
    expect(requests()).toEqual(['take_your_time']);
  });

  test('more time outlives a reload', () => {
    const { link, storage } = open();
    link.requests.setTakeYourTime(true);
    const again = open(storage);
    expect(again.read().takeYourTime).toBe(true);
    again.hear('connection');
    expect(again.requests()).toEqual(['take_your_time']);
  });
});

describe('an interviewer who has gone', () => {
  const GONE = { one: 'ai-interviewer-1', other: 'ai-interviewer-2' };

  test('is noticed after 3 s without a sign of life, and called for until one comes', async () => {
    const { clock, backend, link, hear, read } = open();
    link.handleInterviewer(GONE.one);
    hear('keepalive');
    await clock.advance(2_999);
    expect([read().interviewerMissing, backend.missed]).toEqual([false, []]);
    await clock.advance(1);
    expect([read().interviewerMissing, backend.missed]).toEqual([true, [GONE.one]]);
    await clock.advance(5_000);
    expect(backend.missed).toHaveLength(2);
    hear('connection');
    expect(read().interviewerMissing).toBe(false);
  });

  test('is called for at once where it is seen to leave', async () => {
    const { clock, backend, lost, link, hear } = open();
    link.handleInterviewer(GONE.one);
    hear('connection');
    link.handleInterviewer(null);
    expect(lost).toHaveLength(1);
    await clock.advance(300);
    expect(backend.missed).toEqual([GONE.one]);
  });

  test('and in whose place another one stands has left words behind too', () => {
    const { lost, link } = open();
    link.handleInterviewer(GONE.one);
    link.handleInterviewer(GONE.one);
    link.handleInterviewer(GONE.other);
    expect(lost).toHaveLength(1);
  });

  test('is not missed while anything comes, if only a keepalive', async () => {
    const { clock, calls, hear } = open();
    for (let i = 0; i < 10; i += 1) {
      hear('keepalive');
      await clock.advance(2_900);
    }
    expect(calls()).toBe(0);
  });

  test('has time to come in the first place', async () => {
    const { clock, calls } = open();
    await clock.advance(14_999);
    expect(calls()).toBe(0);
    await clock.advance(1);
    expect(calls()).toBe(1);
  });

  test('is not looked for while the page itself is cut off', async () => {
    const { clock, link, hear, calls } = open();
    hear('connection');
    link.handleStatus('reconnecting');
    await clock.advance(60_000);
    expect(calls()).toBe(0);
    link.handleStatus('connected');
    await clock.advance(3_000);
    expect(calls()).toBe(1);
  });

  test('a call that fails is made again', async () => {
    const { clock, backend, calls } = open();
    backend.failing.add('callInterviewer');
    await clock.advance(20_000);
    expect(calls()).toBe(2);
  });

  test('is not called for once the room is left, and no timer is left behind', async () => {
    const { clock, link, calls } = open();
    link.stop();
    await clock.advance(60_000);
    expect([calls(), clock.running]).toEqual([0, 0]);
  });
});

describe('memory', () => {
  test('keeps a draft for each interview, and forgets it when told', () => {
    const storage = fakeStorage();
    new RoomMemory(storage, 'i1').keep({ draft: 'The nightly' });
    expect(new RoomMemory(storage, 'i1').value.draft).toBe('The nightly');
    expect(new RoomMemory(storage, 'i2').value.draft).toBe('');
    new RoomMemory(storage, 'i1').clear();
    expect(storage.items.size).toBe(0);
  });

  test('a storage that refuses or holds nonsense is done without', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const memory = new RoomMemory({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'i1');
    memory.keep({ draft: 'The nightly' });
    expect(memory.value.draft).toBe('The nightly');
    expect(new RoomMemory({ ...fakeStorage(), getItem: () => '{"draft"' }, 'i1').value.draft).toBe(
      '',
    );
  });
});
