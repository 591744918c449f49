import { jest } from '@jest/globals';
import type { DataChannelMessage } from '@portal/protocol';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import { InterviewerLink } from './interviewer-link';
import { RoomMemory, type MemoryStorage, type WaitingAnswer } from './room-memory';
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
  test.each(['reconnecting', 'connected'] as const)(
    'are kept if the connection died while sending, and is %s when that shows',
    async (status) => {
      const { link, transport, answers, read } = open();
      let fail: (error: Error) => void = () => undefined;
      const send = jest
        .spyOn(transport, 'send')
        .mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
      const accepted = link.answers.send('First.');
      link.handleStatus('reconnecting');
      link.handleStatus(status);
      fail(new Error('the transport has ended'));
      await accepted;
      send.mockRestore();
      link.handleStatus('connected');
      await settle();
      expect([answers(), read().waitingAnswers]).toEqual([['First.'], 0]);
    },
  );

  test('are queued while offline and sent in order', async () => {
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

  test('survive a reload', async () => {
    const { link, storage } = open();
    link.handleStatus('reconnecting');
    await link.answers.send('First.');
    link.stop();
    const { answers } = open(storage);
    await settle();
    expect(answers()).toEqual(['First.']);
  });

  test('stay queued if the connection fails while sending', async () => {
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

  test('are retried if a connected room did not accept them', async () => {
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

  test('reject if a connected room does not accept them', async () => {
    const { link, transport, read } = open();
    transport.sendError = new Error('closed');
    await expect(link.answers.send('First.')).rejects.toThrow('closed');
    expect(read().waitingAnswers).toBe(0);
  });
});

describe('requests', () => {
  test('repeat the question', () => {
    const { link, requests } = open();
    link.requests.repeatQuestion();
    expect(requests()).toEqual(['repeat_question']);
  });

  test('more time shows immediately and is sent to every new interviewer', () => {
    const { link, requests, hear, read } = open();
    link.requests.setTakeYourTime(true);
    expect(read().takeYourTime).toBe(true);
    hear('connection');
    link.requests.setTakeYourTime(false);
    expect(requests()).toEqual(['take_your_time', 'take_your_time', 'usual_pace']);
  });

  test('more time requested while offline is sent once connected', () => {
    const { link, transport, requests } = open();
    link.handleStatus('reconnecting');
    transport.sendError = new Error('closed');
    link.requests.setTakeYourTime(true);
    transport.sendError = null;
    link.handleStatus('connected');
    expect(requests()).toEqual(['take_your_time']);
  });

  test('more time survives a reload', () => {
    const { link, storage } = open();
    link.requests.setTakeYourTime(true);
    const again = open(storage);
    expect(again.read().takeYourTime).toBe(true);
    again.hear('connection');
    expect(again.requests()).toEqual(['take_your_time']);
  });
});

describe('missing interviewer', () => {
  const GONE = { one: 'ai-interviewer-1', other: 'ai-interviewer-2' };

  test('is detected after 3 s of silence and called until one responds', async () => {
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

  test('is called soon after leaving the room', async () => {
    const { clock, backend, lost, link, hear } = open();
    link.handleInterviewer(GONE.one);
    hear('connection');
    link.handleInterviewer(null);
    expect(lost).toHaveLength(1);
    await clock.advance(300);
    expect(backend.missed).toEqual([GONE.one]);
  });

  test('keeps the words in progress when replaced', () => {
    const { lost, link } = open();
    link.handleInterviewer(GONE.one);
    link.handleInterviewer(GONE.one);
    link.handleInterviewer(GONE.other);
    expect(lost).toHaveLength(1);
  });

  test('is not missing while anything arrives, even a keepalive', async () => {
    const { clock, calls, hear } = open();
    for (let i = 0; i < 10; i += 1) {
      hear('keepalive');
      await clock.advance(2_900);
    }
    expect(calls()).toBe(0);
  });

  test('has time to arrive at first', async () => {
    const { clock, calls } = open();
    await clock.advance(14_999);
    expect(calls()).toBe(0);
    await clock.advance(1);
    expect(calls()).toBe(1);
  });

  test('is not called while the page is offline', async () => {
    const { clock, link, hear, calls } = open();
    hear('connection');
    link.handleStatus('reconnecting');
    await clock.advance(60_000);
    expect(calls()).toBe(0);
    link.handleStatus('connected');
    await clock.advance(3_000);
    expect(calls()).toBe(1);
  });

  test('is called again if a call fails', async () => {
    const { clock, backend, calls } = open();
    backend.failing.add('callInterviewer');
    await clock.advance(20_000);
    expect(calls()).toBe(2);
  });

  test('is not called after leaving, and no timer remains', async () => {
    const { clock, link, calls } = open();
    link.stop();
    await clock.advance(60_000);
    expect([calls(), clock.running]).toEqual([0, 0]);
  });
});

describe('memory', () => {
  test('keeps a draft per interview until cleared', () => {
    const storage = fakeStorage();
    new RoomMemory(storage, 'i1').keep({ draft: 'The nightly' });
    expect(new RoomMemory(storage, 'i1').value.draft).toBe('The nightly');
    expect(new RoomMemory(storage, 'i2').value.draft).toBe('');
    new RoomMemory(storage, 'i1').clear();
    expect(storage.items.size).toBe(0);
  });

  test('works without storage and with invalid data', () => {
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
