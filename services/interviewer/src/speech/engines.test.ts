import { stt } from '@livekit/agents';
import { keepFailures } from './engines';

class SilentSTT extends stt.STT {
  readonly label = 'test';
  constructor() {
    super({ streaming: true, interimResults: false });
  }
  override _recognize(): Promise<stt.SpeechEvent> {
    return Promise.reject(new Error('no sound'));
  }
  override stream(): stt.SpeechStream {
    throw new Error('no stream');
  }
}

function engine() {
  const failures: string[] = [];
  const passed: boolean[] = [];
  const kept = keepFailures(new SilentSTT(), ({ message }) => failures.push(message));
  kept.on('error', ({ recoverable }) => passed.push(recoverable));
  return { failures, passed, fail: (recoverable: boolean) => kept.emit('error', { type: 'stt_error', timestamp: 0, label: 'test', error: new Error('401'), recoverable }) };
}

describe('a hosted recogniser that fails', () => {
  it('for good: is told to the interview, and kept from LiveKit, which would end its session', () => {
    const { failures, passed, fail } = engine();
    fail(false);
    expect([failures, passed]).toEqual([['401'], []]);
  });

  it('for a moment: is LiveKit\'s to try again', () => {
    const { failures, passed, fail } = engine();
    fail(true);
    expect([failures, passed]).toEqual([[], [true]]);
  });
});
