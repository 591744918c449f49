import type { ModelEngine } from './manifest';

/**
 * Message that tells a model's process what to load. The engine's files are in `folder`; `language`
 * is the code that models use (`en`, `ar`).
 */
export interface SherpaLoad {
  is: 'load';
  folder: string;
  engine: ModelEngine;
  language: string;
  threads: number;
}

/**
 * Messages to a model's process. STT samples have a sample rate of 16 kHz. The reply to `finish` or
 * `say` includes the id of that message.
 */
export type ToSherpa =
  | SherpaLoad
  | { is: 'begin' }
  | { is: 'accept'; samples: Int16Array }
  | { is: 'finish'; id: number }
  | { is: 'say'; id: number; text: string; speaker: number; speed: number }
  | { is: 'stop'; id: number };

/**
 * Messages from a model's process. `sampleRate` is the sample rate of a TTS model (Hz), or null for
 * an STT model.
 */
export type FromSherpa =
  | { is: 'ready'; sampleRate: number | null }
  | { is: 'failed'; reason: string }
  | { is: 'partial'; text: string }
  | { is: 'heard'; id: number; text: string }
  | { is: 'said'; id: number; samples: Int16Array }
  | { is: 'error'; id: number; reason: string };
