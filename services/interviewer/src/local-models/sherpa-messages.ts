import type { ModelEngine } from './manifest';

/**
 * What a process must load. The engine's files are inside `folder`; `language` is a model's code
 * (`en`, `ar`).
 */
export interface SherpaLoad {
  is: 'load';
  folder: string;
  engine: ModelEngine;
  language: string;
  threads: number;
}

/** To the process. STT samples are 16 kHz; `finish` and `say` are answered with their id. */
export type ToSherpa =
  | SherpaLoad
  | { is: 'begin' }
  | { is: 'accept'; samples: Int16Array }
  | { is: 'finish'; id: number }
  | { is: 'say'; id: number; text: string; speaker: number; speed: number }
  | { is: 'stop'; id: number };

/** From the process. `sampleRate` is that of the voice; null for STT. */
export type FromSherpa =
  | { is: 'ready'; sampleRate: number | null }
  | { is: 'failed'; reason: string }
  | { is: 'partial'; text: string }
  | { is: 'heard'; id: number; text: string }
  | { is: 'said'; id: number; samples: Int16Array }
  | { is: 'error'; id: number; reason: string };
