import { createRequire } from 'node:module';

/** What is used of sherpa-onnx-node 1.13, which comes without types of its own. */
export interface SherpaOnnx {
  OnlineRecognizer: new (config: object) => OnlineRecognizer;
  OfflineRecognizer: { createAsync(config: object): Promise<OfflineRecognizer> };
  OfflineTts: { createAsync(config: object): Promise<OfflineTts> };
}
export interface OnlineStream {
  acceptWaveform(sound: { samples: Float32Array; sampleRate: number }): void;
  inputFinished(): void;
}
export interface OnlineRecognizer {
  createStream(): OnlineStream;
  isReady(stream: OnlineStream): boolean;
  decode(stream: OnlineStream): void;
  getResult(stream: OnlineStream): { text: string };
}
export interface OfflineRecognizer {
  createStream(): Pick<OnlineStream, 'acceptWaveform'>;
  decodeAsync(stream: Pick<OnlineStream, 'acceptWaveform'>): Promise<{ text: string }>;
}
export interface OfflineTts {
  sampleRate: number;
  numSpeakers: number;
  /** `onProgress` that gives false ends it early. */
  generateAsync(request: {
    text: string;
    sid: number;
    speed: number;
    enableExternalBuffer: boolean;
    onProgress: () => boolean;
  }): Promise<{ samples: Float32Array; sampleRate: number }>;
}

/** An optional dependency, so that it is looked for only when it is needed. @throws where it is not installed, or not for this system. */
export function loadSherpaOnnx(): SherpaOnnx {
  return createRequire(import.meta.url)('sherpa-onnx-node') as SherpaOnnx;
}

/** Where it is installed; null where it is not. */
export function sherpaOnnxPath(): string | null {
  try {
    return createRequire(import.meta.url).resolve('sherpa-onnx-node');
  } catch {
    return null;
  }
}
