import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FromSherpa, ToSherpa } from '../sherpa-messages';

/**
 * A fake model process. For STT, it recognizes fixed words in loud audio. For TTS, it returns a
 * tone that lasts 60 ms per letter.
 */
export class ScriptedSherpa extends EventEmitter {
  connected = true;
  readonly stderr = new PassThrough();
  readonly told: ToSherpa[] = [];
  fault: 'none' | 'dies at loading' | 'fails at each' | 'says nothing' = 'none';
  private loud = 0;

  constructor(private readonly sampleRate: number | null) {
    super();
  }

  get process(): ChildProcess {
    return this as unknown as ChildProcess;
  }

  send(message: ToSherpa): boolean {
    this.told.push(message);
    setImmediate(() => this.obey(message));
    return true;
  }

  kill(): boolean {
    this.end(null, 'SIGKILL');
    return true;
  }

  end(code: number | null, signal: string | null): void {
    if (!this.connected) return;
    this.connected = false;
    this.emit('close', code, signal);
  }

  private obey(message: ToSherpa): void {
    if (!this.connected) return;
    switch (message.is) {
      case 'load':
        if (this.fault !== 'dies at loading')
          return this.tell({ is: 'ready', sampleRate: this.sampleRate });
        this.stderr.write('terminate called\n  what():  Protobuf parsing failed.\n');
        return void setImmediate(() => this.end(null, 'SIGABRT'));
      case 'begin':
        this.loud = 0;
        return;
      case 'accept':
        if (!message.samples.some((sample) => Math.abs(sample) > 1_000)) return;
        this.loud += 1;
        if (this.loud === 1) this.tell({ is: 'partial', text: 'I' });
        return;
      case 'finish':
        return this.answer({ is: 'heard', id: message.id, text: this.loud ? 'I built it' : '' });
      case 'say':
        return this.answer({ is: 'said', id: message.id, samples: tone(message.text.length * 60) });
      case 'stop':
        return;
    }
  }

  private answer(answer: Extract<FromSherpa, { id: number }>): void {
    if (this.fault === 'says nothing') return;
    this.tell(
      this.fault === 'fails at each'
        ? { is: 'error', id: answer.id, reason: 'out of memory' }
        : answer,
    );
  }

  private tell(message: FromSherpa): void {
    this.emit('message', message);
  }
}

const tone = (ms: number) =>
  Int16Array.from({ length: ms * 22 }, (_, i) => 6_000 * Math.sin(i / 20));
