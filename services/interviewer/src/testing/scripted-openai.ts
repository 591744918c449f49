import type { IncomingMessage, ServerResponse } from 'node:http';
import { ScriptedServer, SLOW_MS } from '@portal/testing/scripted-server';
import { loudness } from './sound';

const WAV_HEADER_BYTES = 44;
const SPEECH_RATE = 24_000;
const LOUD = 0.01;

/**
 * A fake OpenAI-compatible endpoint. `/v1/audio/transcriptions` accepts a multipart form and
 * returns JSON; `/v1/audio/speech` accepts JSON and streams raw samples.
 */
export class ScriptedOpenAi extends ScriptedServer {
  /** Text fields of each transcription request. */
  readonly transcriptions: Record<string, string>[] = [];
  /** Length of the audio in each of the transcription requests (ms). */
  readonly lengths: number[] = [];
  readonly speeches: {
    input: string;
    voice: string;
    model: string;
    response_format: string;
    speed?: number;
  }[] = [];

  constructor(readonly text = 'I led the team.') {
    super();
  }

  get baseUrl(): string {
    return `http://${this.host}/v1`;
  }

  protected override respond(request: IncomingMessage, response: ServerResponse): void {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      if (this.fault === 'stall') return;
      if (this.fault === 'drop') response.destroy();
      else if (request.url === '/v1/audio/transcriptions')
        void this.transcribe(request, body, response);
      else if (request.url === '/v1/audio/speech') this.speak(body, response);
      else response.writeHead(404).end();
    });
  }

  private async transcribe(
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): Promise<void> {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    const fields = [...form].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    this.transcriptions.push(Object.fromEntries(fields));
    const file = form.get('file') as File;
    const samples = new Int16Array((await file.arrayBuffer()).slice(WAV_HEADER_BYTES));
    this.lengths.push(samples.length / 16);
    const answer =
      this.fault === 'garbage'
        ? '<html>'
        : JSON.stringify({ text: loudness(samples) > LOUD ? this.text : '' });
    const send = () => response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    if (this.fault === 'slow') this.after(SLOW_MS, send);
    else send();
  }

  /**
   * Sends 60 ms of audio per letter, in two halves. `midway` determines what happens between them.
   */
  private speak(body: Buffer, response: ServerResponse): void {
    const asked = JSON.parse(body.toString()) as (typeof this.speeches)[number];
    this.speeches.push(asked);
    if (this.fault === 'garbage')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    const half = tone(asked.input.length * 30);
    response.writeHead(200, { 'content-type': 'audio/pcm' });
    // Leave out the last byte, so that one sample is split across two chunks and the client has to
    // join its bytes.
    response.write(half.subarray(0, -1));
    if (this.midway === 'stall') return;
    if (this.midway === 'drop') this.after(50, () => response.destroy());
    else
      this.after(this.fault === 'slow' ? SLOW_MS : 10, () =>
        response.end(Buffer.concat([half.subarray(-1), half])),
      );
  }

  /** How a response fails after the first half of the audio; null if it doesn't fail. */
  midway: 'stall' | 'drop' | null = null;
}

/** Returns a 200 Hz tone as little-endian 16-bit samples. */
export function tone(ms: number, rate = SPEECH_RATE): Buffer {
  const bytes = Buffer.alloc(Math.round((ms * rate) / 1_000) * 2);
  for (let at = 0; at < bytes.length / 2; at += 1)
    bytes.writeInt16LE(Math.round(6_000 * Math.sin((2 * Math.PI * 200 * at) / rate)), at * 2);
  return bytes;
}
