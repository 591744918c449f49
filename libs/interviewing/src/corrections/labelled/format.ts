import type { Language } from '@portal/protocol';
import type { Certainty } from '../judge-correction';

/** A correction as a candidate might make it, and what a person took it for. */
export interface LabelledCorrection {
  language: Language;
  /** What the recognizer understood. */
  heard: string;
  /** What the candidate put in its place. */
  text: string;
  certainty: Certainty;
  label: 'mended' | 'addition';
}

type Row = [heard: string, text: string, certainty: Certainty];

export const labelled = (
  language: Language,
  label: LabelledCorrection['label'],
  rows: readonly Row[],
): LabelledCorrection[] =>
  rows.map(([heard, text, certainty]) => ({ language, label, heard, text, certainty }));
