import type { ModelEngine } from './manifest';

/** What a process is to load: the engine's files are below `folder`. `language` as models name it (`en`, `ar`). */
export interface SherpaLoad {
  is: 'load';
  folder: string;
  engine: ModelEngine;
  language: string;
  threads: number;
}

/** To the process. Samples that are heard have 16 kHz; a `finish` or `say` is answered under its number. */
export type ToSherpa =
  | SherpaLoad
  | { is: 'begin' }
  | { is: 'accept'; samples: Int16Array }
  | { is: 'finish'; id: number }
  | { is: 'say'; id: number; text: string; speaker: number; speed: number }
  | { is: 'stop'; id: number };

/** From it. `sampleRate`: of what it says; null where it hears. */
export type FromSherpa =
  | { is: 'ready'; sampleRate: number | null }
  | { is: 'failed'; reason: string }
  | { is: 'partial'; text: string }
  | { is: 'heard'; id: number; text: string }
  | { is: 'said'; id: number; samples: Int16Array }
  | { is: 'error'; id: number; reason: string };
