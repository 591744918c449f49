import type { OfflineTts } from './sherpa-onnx';

/** Renders one sentence at a time. Runs inside the model's process. */
export class SentenceTts {
  private readonly open = new Set<number>();
  private line: Promise<unknown> = Promise.resolve();

  constructor(private readonly tts: OfflineTts) {}

  get sampleRate(): number {
    return this.tts.sampleRate;
  }

  /**
   * Renders a sentence once the previous sentences are done.
   * @returns the samples, or none if `stop` was called before rendering began
   */
  say({
    id,
    text,
    speaker,
    speed,
  }: {
    id: number;
    text: string;
    speaker: number;
    speed: number;
  }): Promise<Int16Array> {
    this.open.add(id);
    const said = this.line.then(async () => {
      if (!this.open.has(id)) return new Int16Array();
      if (speaker >= Math.max(1, this.tts.numSpeakers))
        throw new RangeError(`the model has no speaker ${speaker}`);
      const { samples } = await this.tts.generateAsync({
        text,
        sid: speaker,
        speed,
        enableExternalBuffer: false,
        onProgress: () => this.open.has(id),
      });
      return Int16Array.from(samples, (sample) =>
        Math.round(Math.max(-1, Math.min(1, sample)) * 32_767),
      );
    });
    this.line = said.catch(() => undefined);
    return said.finally(() => this.open.delete(id));
  }

  stop(id: number): void {
    this.open.delete(id);
  }
}
