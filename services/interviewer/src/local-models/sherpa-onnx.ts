import { createRequire } from 'node:module';

/** The subset of sherpa-onnx-node 1.13 that is used here. The package has no type declarations. */
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
  /** Stops early if `onProgress` returns false. */
  generateAsync(request: {
    text: string;
    sid: number;
    speed: number;
    enableExternalBuffer: boolean;
    onProgress: () => boolean;
  }): Promise<{ samples: Float32Array; sampleRate: number }>;
}

/**
 * Loads the optional dependency on demand.
 * @throws if it is not installed or doesn't support this system
 */
export function loadSherpaOnnx(): SherpaOnnx {
  return createRequire(import.meta.url)('sherpa-onnx-node') as SherpaOnnx;
}

/** Returns the path of the installed package, or null if it is missing. */
export function sherpaOnnxPath(): string | null {
  try {
    return createRequire(import.meta.url).resolve('sherpa-onnx-node');
  } catch {
    return null;
  }
}
