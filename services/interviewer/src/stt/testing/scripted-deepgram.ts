import type { WebSocket } from 'ws';
import { ScriptedServer, SLOW_MS } from '@portal/testing/scripted-server';
import { loudness } from '../../testing/sound';

const LOUD = 0.01;
/** Duration of speech per word (ms). */
const WORD_MS = 200;
/** Samples per millisecond at 16 kHz. */
const PER_MS = 16;

/**
 * A fake of Deepgram's streaming endpoint (`/v1/listen`). Recognizes one scripted word per 200 ms
 * of speech and sends interim results. Sends a final result on request, or after the duration of
 * silence that the client configured.
 */
export class ScriptedDeepgram extends ScriptedServer {
  /** Control messages received, in order. */
  readonly control: string[] = [];
  /** Amount of speech received (ms). */
  voicedMs = 0;
  connections = 0;

  constructor(
    readonly script = ['I', 'led', 'the', 'team', 'for', 'two', 'years'],
    readonly confidence = 0.93,
  ) {
    super();
  }

  protected override connected(socket: WebSocket, { url = '' }: { url?: string }): void {
    this.connections += 1;
    const endpointing = Number(new URL(url, 'ws://here').searchParams.get('endpointing'));
    const utterance = { voicedMs: 0, silentMs: 0, told: 0 };
    const words = () => this.script.slice(0, Math.floor(utterance.voicedMs / WORD_MS));
    const finish = (finalized: boolean) => {
      this.tell(socket, words(), {
        is_final: true,
        speech_final: !finalized,
        from_finalize: finalized,
      });
      utterance.voicedMs = 0;
      utterance.told = 0;
    };
    socket.on('message', (data: Buffer, binary) => {
      if (!binary) return this.order(socket, data.toString(), () => finish(true));
      const samples = new Int16Array(new Uint8Array(data).buffer);
      const ms = samples.length / PER_MS;
      if (loudness(samples) < LOUD) {
        utterance.silentMs += ms;
        if (utterance.silentMs >= endpointing && words().length) finish(false);
        return;
      }
      utterance.silentMs = 0;
      utterance.voicedMs += ms;
      this.voicedMs += ms;
      if (this.fault === 'drop') socket.close(1011);
      if (words().length > utterance.told) {
        utterance.told = words().length;
        this.tell(socket, words(), { is_final: false, speech_final: false });
      }
    });
  }

  private order(socket: WebSocket, message: string, finalize: () => void): void {
    const { type } = JSON.parse(message) as { type: string };
    this.control.push(type);
    if (type === 'Finalize') finalize();
    if (type === 'CloseStream') socket.close(1000);
  }

  /** Sends a `Results` message. */
  private tell(
    socket: WebSocket,
    words: readonly string[],
    state: { is_final: boolean; speech_final: boolean; from_finalize?: boolean },
  ): void {
    if (this.fault === 'stall') return;
    const transcript = words.join(' ');
    const alternatives = [
      {
        transcript,
        confidence: words.length ? this.confidence : 0,
        words: words.map((word, at) => ({
          word,
          start: at / 5,
          end: (at + 1) / 5,
          confidence: this.confidence,
        })),
      },
    ];
    const message =
      this.fault === 'garbage'
        ? '<html>'
        : JSON.stringify({
            type: 'Results',
            channel_index: [0, 1],
            duration: 1,
            start: 0,
            ...state,
            channel: { alternatives },
            metadata: { request_id: 'scripted' },
          });
    if (this.fault === 'slow') this.after(SLOW_MS, () => socket.send(message));
    else socket.send(message);
  }
}
