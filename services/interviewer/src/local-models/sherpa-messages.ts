import type { ModelEngine } from './manifest';

/**
 * Tells a process which model to load. The engine's files are in `folder`; `language` is the code
 * that models use (`en`, `ar`).
 */
export interface SherpaLoad {
  is: 'load';
  folder: string;
  engine: ModelEngine;
  language: string;
  threads: number;
}

/**
 * Messages to the process. STT samples are 16 kHz. The replies to `finish` and `say` carry the same
 * id.
 */
export type ToSherpa =
  | SherpaLoad
  | { is: 'begin' }
  | { is: 'accept'; samples: Int16Array }
  | { is: 'finish'; id: number }
  | { is: 'say'; id: number; text: string; speaker: number; speed: number }
  | { is: 'stop'; id: number };

/** Messages from the process. `sampleRate` is the TTS model's (Hz), and null for STT. */
export type FromSherpa =
  | { is: 'ready'; sampleRate: number | null }
  | { is: 'failed'; reason: string }
  | { is: 'partial'; text: string }
  | { is: 'heard'; id: number; text: string }
  | { is: 'said'; id: number; samples: Int16Array }
  | { is: 'error'; id: number; reason: string };
