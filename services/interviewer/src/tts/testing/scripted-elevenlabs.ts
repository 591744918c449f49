import type { WebSocket } from 'ws';
import { tone } from '../../testing/scripted-openai';
import { ScriptedServer, SLOW_MS } from '@portal/testing/scripted-server';

const RATE = 22_050;

interface ContextMessage {
  context_id: string;
  text?: string;
  voice_settings?: object;
  flush?: boolean;
  close_context?: boolean;
}

/**
 * A fake of ElevenLabs' `multi-stream-input`, which accepts several sentences over one connection,
 * each in its own context.
 */
export class ScriptedElevenLabs extends ScriptedServer {
  /** The voice id requested by each connection. */
  readonly voices: string[] = [];
  /** The voice settings of each context, in the order received. */
  readonly settings: object[] = [];
  /** The complete text of each context, in the order received. */
  readonly texts: string[] = [];
  /** How a response fails after the first half of a sentence; null if it doesn't fail there. */
  midway: 'stall' | 'drop' | null = null;

  constructor() {
    super();
  }

  get baseUrl(): string {
    return `http://${this.host}/v1`;
  }

  protected override connected(socket: WebSocket, { url = '' }: { url?: string }): void {
    this.voices.push(/text-to-speech\/([^/]+)\/multi-stream-input/.exec(url)?.[1] ?? url);
    const texts = new Map<string, string>();
    socket.on('message', (data: Buffer) => {
      const {
        context_id: context,
        text,
        voice_settings: settings,
        close_context: closes,
      } = JSON.parse(data.toString()) as ContextMessage;
      if (settings) this.settings.push(settings);
      if (text !== undefined) texts.set(context, (texts.get(context) ?? '') + text);
      if (closes && texts.has(context)) {
        const whole = texts.get(context)?.trim() ?? '';
        texts.delete(context);
        if (whole) this.texts.push(whole);
        this.speak(socket, context, whole);
      }
    });
  }

  /** Sends 60 ms of audio per character, in two halves. */
  private speak(socket: WebSocket, contextId: string, text: string): void {
    if (this.fault === 'stall') return;
    if (this.fault === 'drop') return socket.close(1011);
    if (this.fault === 'garbage') return socket.send('<html>');
    const send = (message: object) => socket.send(JSON.stringify({ contextId, ...message }));
    const audio = tone(text.length * 30, RATE).toString('base64');
    const tell = () => {
      if (text) send({ audio, isFinal: null });
      if (this.midway === 'stall') return;
      if (this.midway === 'drop') return this.after(50, () => socket.terminate());
      if (text) send({ audio, isFinal: null });
      send({ isFinal: true });
    };
    if (this.fault === 'slow') this.after(SLOW_MS, tell);
    else tell();
  }
}
