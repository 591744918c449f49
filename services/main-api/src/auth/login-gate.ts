import type { DocumentReadiness } from '@portal/db';
import type { GATE_MESSAGES } from '@portal/protocol';

export type GateCode = keyof typeof GATE_MESSAGES;

/**
 * What still keeps a candidate with right credentials out, null when nothing does. The resume comes first (step 1 of 2), then
 * the job description. A document whose processing failed counts as missing.
 */
export function loginGate(
  resume: DocumentReadiness,
  jobDescription: DocumentReadiness,
): GateCode | null {
  if (resume === 'missing') return 'resume_required';
  if (resume === 'processing') return 'resume_processing';
  if (jobDescription === 'missing') return 'job_description_required';
  if (jobDescription === 'processing') return 'job_description_processing';
  return null;
}
