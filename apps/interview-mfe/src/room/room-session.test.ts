import { DEFAULT_RUNTIME_DATA } from '@portal/protocol';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import { RoomSession, type RoomSessionOptions } from './room-session';
import { JoinError, type RemoteAudio } from './room-transport';
import { FakeAnalysis, FakeBackend, FakeRoom, fakeStream, fakeTrack } from './testing/fake-room';

function setUp(options: Partial<RoomSessionOptions> = {}) {
  const clock = new FakeClock();
  const transport = new FakeRoom();
  const backend = new FakeBackend();
  const analysis = new FakeAnalysis();
  const camera = fakeStream();
  const tickets: unknown[] = [];
  let ids = 0;
  const session = new RoomSession({
    transport,
    backend,
    clock,
    analyse: () => analysis,
    openMedia: () => Promise.resolve(camera.stream),
    newId: () => `id${(ids += 1)}`,
    storeTicket: (ticket) => tickets.push(ticket),
    log: () => undefined,
    ...options,
  });
  const connect = async () => {
    await session.connect('wss://room', 'token');
    transport.emit({ type: 'participants', identities: ['ai-interviewer-1'] });
    await settle();
  };
  return {
    clock,
    transport,
    backend,
    analysis,
    camera,
    tickets,
    session,
    connect,
    read: () => session.store.getState(),
  };
}

describe('an interview that could not be loaded', () => {
  test('is said, and can be loaded again with its earlier messages', async () => {
    const { backend, connect, session, read } = setUp();
    backend.failing.add('loadInterview');
    backend.stored = [
      {
        id: 'm1',
        interviewId: 'i1',
        role: 'assistant',
        content: 'Tell me about Go.',
        metadata: { segmentId: 's1' },
        createdAt: '2026-11-18T10:00:05Z',
      },
    ];
    await connect();
    expect(read()).toMatchObject({
      interview: null,
      loadError: new Error('loadInterview failed'),
    });
    backend.failing.clear();
    session.reloadInterview();
    await settle();
    expect(read()).toMatchObject({ interview: backend.interview, loadError: null });
    expect(read().conversation.transcript).toMatchObject([{ text: 'Tell me about Go.' }]);
  });
});

describe('connecting', () => {
  test('a joined room is live, with microphone muted and camera off', async () => {
    const { connect, read, transport } = setUp();
    await connect();
    expect(transport.calls).toEqual(['connect wss://room token']);
    expect(read()).toMatchObject({
      phase: { name: 'live' },
      connection: 'connected',
      microphone: { muted: true },
      camera: { name: 'off' },
    });
  });

  test('reports a failed connection with its reason and message', async () => {
    const { session, transport, read } = setUp();
    transport.connectError = new JoinError(
      'timeout',
      new Error('could not establish signal connection'),
    );
    await session.connect('wss://room', 'token');
    expect(read().phase).toEqual({ name: 'failed', reason: 'timeout' });
    expect(read().conversation.chat).toMatchObject({
      connectionStatus: 'disconnected',
      error: 'could not establish signal connection',
    });
  });

  test('a lost connection shows reconnecting, and a final loss releases the devices', async () => {
    const { connect, session, transport, camera, read } = setUp();
    await connect();
    session.toggleCamera();
    await settle();
    transport.emit({ type: 'status', status: 'reconnecting' });
    expect(read()).toMatchObject({ phase: { name: 'live' }, connection: 'reconnecting' });
    transport.emit({ type: 'status', status: 'disconnected', ended: true });
    expect(read().phase).toEqual({ name: 'lost' });
    expect(camera.stopped()).toBe(true);
  });

  test('rejoins after a server restart with the microphone as it was', async () => {
    const { connect, session, transport, clock, backend, read } = setUp();
    await connect();
    await session.toggleMicrophone();
    backend.failing.add('openRoom');
    transport.microphoneOn = false;
    transport.emit({ type: 'status', status: 'disconnected' });
    await clock.advance(4_000);
    expect(read()).toMatchObject({ phase: { name: 'live' }, connection: 'reconnecting' });
    backend.failing.delete('openRoom');
    await clock.advance(2_000);
    expect(transport.calls.at(-1)).toBe('connect ws://room another token');
    expect(read()).toMatchObject({ connection: 'connected', microphone: { muted: false } });
  });

  test('gives up rejoining after two minutes', async () => {
    const { connect, transport, clock, backend, read } = setUp();
    await connect();
    backend.failing.add('openRoom');
    transport.emit({ type: 'status', status: 'disconnected' });
    await clock.advance(122_000);
    expect(read()).toMatchObject({ phase: { name: 'lost' }, connection: 'disconnected' });
  });

  test('keeps the answer in progress when the interviewer leaves', async () => {
    const { connect, transport, backend, clock } = setUp();
    await connect();
    transport.receive('ai_intent', { question_number: 2, question_count: 3 });
    transport.receive('user_speech_chunk', { text_chunk: 'I built a', segment_id: 'u1' });
    transport.emit({ type: 'participants', identities: [] });
    await clock.advance(300);
    expect(backend.messages).toEqual([
      {
        role: 'user',
        content: 'I built a',
        metadata: expect.objectContaining({ segmentId: 'u1', questionIndex: 1, interrupted: true }),
      },
    ]);
    expect(backend.missed).toEqual(['ai-interviewer-1']);
  });

  test('keepalive is sent every 10 s', async () => {
    const { connect, clock, transport } = setUp();
    await connect();
    await clock.advance(20_000);
    expect(transport.sent.map(({ type }) => type)).toEqual(['keepalive', 'keepalive']);
  });
});

describe('speaking', () => {
  test('the interviewer is absent, then listening, then speaking', async () => {
    const { session, transport, read } = setUp();
    await session.connect('wss://room', 'token');
    expect(read().interviewer).toBe('absent');
    transport.emit({ type: 'participants', identities: ['ai-interviewer-1'] });
    expect(read().interviewer).toBe('listening');
    transport.emit({ type: 'speaking', speaking: true });
    expect(read().interviewer).toBe('speaking');
    transport.emit({ type: 'speaking', speaking: false });
    expect(read().interviewer).toBe('listening');
  });

  test('a voice that ends mid-sentence stops speaking', async () => {
    const { session, transport, read } = setUp();
    await session.connect('wss://room', 'token');
    transport.emit({ type: 'participants', identities: ['ai-interviewer-1'] });
    transport.emit({ type: 'speaking', speaking: true });
    transport.emit({ type: 'audio', audio: null });
    expect(read().interviewer).toBe('listening');
  });

  test('runtime data is sent when the user starts speaking, when the AI is interrupted and when the server asks', async () => {
    const { connect, session, clock, analysis, transport, backend, read } = setUp();
    await connect();
    await session.toggleMicrophone();
    analysis.value = 50;
    await clock.advance(2_000);
    expect(read().userSpeaking).toBe(true);
    expect(backend.runtimeData).toEqual([DEFAULT_RUNTIME_DATA]);
    transport.receive('ai_interrupted');
    transport.receive('request_runtime_data');
    await settle();
    expect(backend.runtimeData).toHaveLength(3);
  });

  test('finals of both sides are posted with their segment id', async () => {
    const { connect, transport, backend } = setUp();
    await connect();
    transport.receive('ai_intent', { question_number: 1, question_count: 3 });
    transport.receive('ai_speech_chunk', { text_chunk: 'Why?', is_final: true, segment_id: 'a1' });
    transport.receive('user_speech_chunk', {
      text_chunk: 'Because.',
      is_final: true,
      segment_id: 'u1',
    });
    await settle();
    expect(backend.messages).toEqual([
      {
        role: 'assistant',
        content: 'Why?',
        metadata: { segmentId: 'a1', source: 'client', atMs: 1 },
      },
      {
        role: 'user',
        content: 'Because.',
        metadata: { segmentId: 'u1', source: 'client', questionIndex: 0, kind: 'answer', atMs: 2 },
      },
    ]);
  });

  describe('correcting an answer', () => {
    const CORRECTIONS = [{ from: 1, count: 1, heard: 'rye', text: 'write' }];
    /** Joins a room, and hears an answer in chunks that may have no segment id. */
    const answered = async (segment: { segment_id?: string }) => {
      const room = setUp();
      await room.connect();
      const chunk = { text_chunk: 'One rye', is_final: true, ...segment };
      room.transport.receive('user_speech_chunk', chunk);
      await settle();
      const stored = () => room.read().conversation.transcript[0]!.stored;
      return { ...room, stored };
    };

    test.each([
      ['with', { segment_id: 'u1' }],
      ['without', {}],
    ] as const)(
      'saves it for the stored message and shows it, %s a segment id',
      async (_, segment) => {
        const { session, backend, transport, read, stored } = await answered(segment);
        expect(stored()).toMatchObject({ id: 'added-1', content: 'One rye' });
        const microphone = read().microphone;
        await session.correct('added-1', CORRECTIONS);
        expect(backend.corrections).toEqual({ 'added-1': CORRECTIONS });
        expect(stored()?.corrections?.items).toMatchObject([{ heard: 'rye', text: 'write' }]);
        // It is no answer: nothing is said, and the microphone stays as it is.
        expect(transport.sent).toEqual([]);
        expect(backend.messages).toHaveLength(1);
        expect(read().microphone).toEqual(microphone);
      },
    );

    test('rejects if it is not saved, and changes nothing', async () => {
      const { session, backend, stored } = await answered({ segment_id: 'u1' });
      backend.failing.add('correctMessage');
      const before = stored();
      await expect(session.correct('added-1', CORRECTIONS)).rejects.toThrow();
      expect(stored()).toBe(before);
    });

    test('shows the new words if the message has other words by now', async () => {
      const { session, backend, read } = await answered({ segment_id: 'u1' });
      const replaced = { ...read().conversation.transcript[0]!.stored!, content: 'Just one rye' };
      backend.replace(replaced);
      await expect(session.correct('added-1', CORRECTIONS)).rejects.toMatchObject({
        code: 'conflict',
      });
      expect(read().conversation.transcript).toMatchObject([
        { text: 'Just one rye', stored: { content: 'Just one rye' } },
      ]);
    });

    test('is possible once the main API has stored it', async () => {
      const { backend, connect, transport, clock, read } = setUp();
      await connect();
      backend.failing.add('addMessage');
      transport.receive('user_speech_chunk', { text_chunk: 'One rye', is_final: true });
      await settle();
      expect(read().conversation.transcript[0]!.stored).toBeNull();
      backend.failing.clear();
      await clock.advance(500);
      expect(read().conversation.transcript[0]!.stored?.id).toBe('added-1');
    });
  });

  test('a typed answer goes over the data channel and is posted', async () => {
    const { connect, session, transport, backend, read } = setUp();
    await connect();
    await session.sendTyped('  The nightly job.  ');
    expect(transport.sent).toEqual([
      {
        type: 'user_speech_chunk',
        data: {
          text_chunk: 'The nightly job.',
          is_final: true,
          segment_id: 'typed-id1',
          typed: true,
        },
      },
    ]);
    await settle();
    expect(backend.messages).toEqual([
      {
        role: 'user',
        content: 'The nightly job.',
        metadata: { segmentId: 'typed-id1', source: 'client', typed: true, atMs: 1 },
      },
    ]);
    expect(read().conversation.transcript.map(({ text }) => text)).toEqual(['The nightly job.']);
  });

  test('a typed answer that the room does not accept is not added', async () => {
    const { connect, session, transport, read } = setUp();
    await connect();
    transport.sendError = new Error('closed');
    await expect(session.sendTyped('The nightly job.')).rejects.toThrow('closed');
    expect(read().conversation.transcript).toEqual([]);
  });

  test('an answer typed while offline is shown and posted once connected', async () => {
    const { connect, session, transport, backend, read } = setUp();
    await connect();
    transport.emit({ type: 'status', status: 'reconnecting' });
    await session.sendTyped('The nightly job.');
    expect(read()).toMatchObject({ waitingAnswers: 1, conversation: { transcript: [] } });
    transport.emit({ type: 'status', status: 'connected' });
    await settle();
    expect(read().conversation.transcript.map(({ text }) => text)).toEqual(['The nightly job.']);
    expect(backend.messages).toHaveLength(1);
  });

  test('a queued answer is posted on leaving', async () => {
    const { connect, session, transport, backend } = setUp();
    await connect();
    transport.emit({ type: 'status', status: 'reconnecting' });
    await session.sendTyped('The nightly job.');
    await session.leave('left');
    expect(backend.messages.map(({ content }) => content)).toEqual(['The nightly job.']);
    expect(session.draft).toBe('');
  });

  test('an answer being sent while leaving becomes one line, not two', async () => {
    const { connect, session, transport, read } = setUp();
    await connect();
    transport.emit({ type: 'status', status: 'reconnecting' });
    await session.sendTyped('The nightly job.');
    let taken = () => {};
    transport.send = () =>
      new Promise((resolve) => {
        taken = resolve;
      });
    transport.emit({ type: 'status', status: 'connected' });
    const leaving = session.leave('left');
    taken();
    await leaving;
    await settle();
    expect(read().conversation.transcript.map(({ text }) => text)).toEqual(['The nightly job.']);
  });

  test('attaches the voice to the element, whichever comes first', async () => {
    const { connect, session, transport } = setUp();
    await connect();
    const element = document.createElement('audio');
    const attached: HTMLMediaElement[] = [];
    const audio: RemoteAudio = {
      track: fakeTrack,
      attach: (to) => attached.push(to),
      detach: () => undefined,
    };
    session.attachAudio(element);
    transport.emit({ type: 'audio', audio });
    expect(attached).toEqual([element]);
  });

  test('reports blocked sound, which a click starts', async () => {
    const { connect, session, transport, read } = setUp();
    await connect();
    transport.emit({ type: 'playback', allowed: false });
    expect(read().playbackBlocked).toBe(true);
    await session.startAudio();
    expect(transport.calls).toContain('startAudio');
    expect(read().playbackBlocked).toBe(false);
  });
});

describe('the end of the interview', () => {
  test('interview_ended shows the alert and cleans up once after 2 s', async () => {
    const { connect, transport, backend, clock, read } = setUp();
    await connect();
    transport.receive('interview_ended');
    transport.receive('interview_ended');
    expect(read().phase).toEqual({ name: 'completed' });
    await clock.advance(1_999);
    expect(backend.calls).not.toContain('complete');
    await clock.advance(1);
    expect(read().phase).toEqual({ name: 'left', reason: 'completed' });
    expect(backend.calls.filter((call) => call === 'complete')).toHaveLength(1);
  });

  test('a room closed behind the alert is not a lost connection', async () => {
    const { connect, transport, read } = setUp();
    await connect();
    transport.receive('interview_ended');
    transport.emit({ type: 'status', status: 'disconnected' });
    expect(read().phase).toEqual({ name: 'completed' });
  });

  test('leaving stops camera and microphone, closes the analysis, disconnects and ends the session', async () => {
    const { connect, session, transport, backend, analysis, camera, tickets, clock, read } =
      setUp();
    await connect();
    session.toggleCamera();
    await session.toggleMicrophone();
    await session.leave('left');
    expect(camera.stopped()).toBe(true);
    expect(analysis.closed).toBe(true);
    expect(transport.calls).toEqual(['connect wss://room token', 'stopLocalTracks', 'disconnect']);
    expect(backend.calls.filter((call) => ['complete', 'analyze'].includes(call))).toEqual([
      'complete',
      'analyze',
    ]);
    expect(tickets).toEqual([{ ticket: 'opaque', expiresAt: clock.now() + 1_800_000 }]);
    expect(read().phase).toEqual({ name: 'left', reason: 'left' });
    expect(clock.running).toBe(0);
    expect(transport.listeners).toBe(0);
  });

  test('leaving twice leaves once', async () => {
    const { connect, session, backend } = setUp();
    await connect();
    await Promise.all([session.leave('left'), session.leave('error')]);
    expect(backend.calls.filter((call) => call === 'complete')).toHaveLength(1);
  });

  test('failing requests do not delay leaving', async () => {
    const { connect, session, transport, clock, backend, read } = setUp();
    await connect();
    for (const call of ['addMessage', 'analyze', 'reportTicket'] as const)
      backend.failing.add(call);
    transport.receive('user_speech_chunk', { text_chunk: 'Bye.', is_final: true });
    const leaving = session.leave('left');
    await clock.advance(3_000);
    await leaving;
    expect(read().phase).toEqual({ name: 'left', reason: 'left' });
  });

  test('leaving that fails to complete the interview ends on error, for the redirect to the root path', async () => {
    const { connect, session, backend, read } = setUp();
    await connect();
    backend.failing.add('complete');
    await session.leave('left');
    expect(backend.calls).toContain('analyze');
    expect(read().phase).toEqual({ name: 'left', reason: 'error' });
  });

  test('leaving that fails to disconnect ends on error, for the redirect to the root path', async () => {
    const { connect, session, transport, backend, read } = setUp();
    await connect();
    transport.disconnect = () => Promise.reject(new Error('engine closed'));
    await session.leave('completed');
    expect(backend.calls).toContain('complete');
    expect(read().phase).toEqual({ name: 'left', reason: 'error' });
  });

  test('an error while releasing devices still disconnects, completes and leaves, with error', async () => {
    const { connect, session, transport, backend, read } = setUp();
    await connect();
    transport.stopLocalTracks = () => {
      throw new Error('track gone');
    };
    await session.leave('left');
    expect(transport.calls).toContain('disconnect');
    expect(backend.calls).toContain('complete');
    expect(read().phase).toEqual({ name: 'left', reason: 'error' });
  });

  test('any other error while leaving still leaves, with error', async () => {
    const log = (event: string): void => {
      if (event.endsWith('complete failed')) throw new Error('no console');
    };
    const { connect, session, backend, read } = setUp({ log });
    await connect();
    backend.failing.add('complete');
    await session.leave('left');
    expect(read().phase).toEqual({ name: 'left', reason: 'error' });
  });

  test('a microphone permission answered after leaving reopens neither the microphone nor its analysis', async () => {
    const { connect, session, transport, clock } = setUp();
    await connect();
    let allow = (): void => undefined;
    transport.setMicrophone = () =>
      new Promise((resolve) => {
        allow = () => {
          transport.microphoneOn = true;
          resolve();
        };
      });
    const unmuting = session.toggleMicrophone();
    await session.leave('left');
    allow();
    await unmuting;
    expect(transport.microphoneOn).toBe(false);
    expect(clock.running).toBe(0);
  });

  test('waits at most 3 s for servers that never respond', async () => {
    const { connect, session, transport, backend, clock, read } = setUp();
    await connect();
    for (const call of ['addMessage', 'complete', 'reportTicket'] as const)
      backend.hanging.add(call);
    transport.receive('user_speech_chunk', { text_chunk: 'Bye.', is_final: true });
    const leaving = session.leave('left');
    await clock.advance(2_999);
    expect(read().phase.name).toBe('leaving');
    expect(backend.calls).toContain('complete');
    await clock.advance(1);
    await leaving;
    expect(read().phase.name).toBe('left');
  });

  test('posts the last utterance before completing the interview', async () => {
    const { connect, session, transport, backend } = setUp();
    await connect();
    transport.receive('user_speech_chunk', { text_chunk: 'Bye.', is_final: true });
    await session.leave('left');
    expect(backend.calls.indexOf('addMessage')).toBeLessThan(backend.calls.indexOf('complete'));
  });

  test('the alert stays until it is dismissed, whatever happens behind it', async () => {
    const { connect, session, transport, clock, read } = setUp();
    await connect();
    transport.receive('interview_ended');
    let dismissed = false;
    void session.endDismissed().then(() => (dismissed = true));
    await clock.advance(60_000);
    session.dispose();
    await settle();
    expect([read().phase.name, read().end, dismissed]).toEqual(['left', 'announced', false]);
    session.dismissEnd();
    await settle();
    expect([read().end, dismissed]).toEqual(['dismissed', true]);
  });

  test('dismissing the alert early does not bring the clean-up forward', async () => {
    const { connect, session, transport, backend, clock, read } = setUp();
    await connect();
    transport.receive('interview_ended');
    session.dismissEnd();
    await clock.advance(1_999);
    expect([read().phase.name, read().end]).toEqual(['completed', 'dismissed']);
    expect(backend.calls).not.toContain('complete');
    await clock.advance(1);
    expect(read().phase).toEqual({ name: 'left', reason: 'completed' });
  });

  test('a session that ends behind the alert is cleaned up at once', async () => {
    const { connect, session, transport, backend, clock, read } = setUp();
    await connect();
    transport.receive('interview_ended');
    session.dispose();
    await clock.advance(100);
    expect(read()).toMatchObject({ phase: { name: 'left', reason: 'completed' } });
    await clock.advance(10_000);
    expect(backend.calls.filter((call) => call === 'complete')).toHaveLength(1);
    expect(clock.running).toBe(0);
  });

  test('requests that fail while leaving are kept for the screen', async () => {
    const { connect, session, backend, read } = setUp();
    await connect();
    backend.failing.add('complete').add('analyze');
    await session.leave('left');
    expect(read().leaveError).toEqual(new Error('complete failed'));
  });

  test('disposing releases everything without ending the interview', async () => {
    const { connect, session, transport, backend, clock } = setUp();
    await connect();
    session.dispose();
    await settle();
    expect(transport.calls).toContain('disconnect');
    expect(backend.calls).not.toContain('complete');
    expect(clock.running).toBe(0);
    expect(transport.listeners).toBe(0);
  });
});
