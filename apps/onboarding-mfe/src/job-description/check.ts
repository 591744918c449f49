import { JD_FILE_MAX_BYTES, JD_TEXT_MIN_CHARS } from '@portal/protocol';
import { checkPdfFile } from '../upload/pdf-file';
import type { JobDescriptionDraft } from './draft';

type ErrorKey<Name extends string> = `jd.errors.${Name}`;

/** Keys of the `onboarding` catalogue, by the field they belong to. */
export interface JobDescriptionErrors {
  jobTitle?: ErrorKey<'title'>;
  content?: ErrorKey<'content' | 'short'>;
  file?: ErrorKey<'missing' | 'pickerPdf' | 'pickerSize'>;
  /** Of no field. */
  form?: ErrorKey<'identity'>;
}

/** Whether all required fields are filled; the submit button is disabled otherwise (§2). */
export function isComplete(draft: JobDescriptionDraft, file: File | null): boolean {
  return (
    draft.jobTitle.trim() !== '' &&
    (draft.tab === 'text' ? draft.content.trim() !== '' : file !== null)
  );
}

/** What speaks against sending it (§5); empty when nothing does. */
export function checkJobDescription(
  draft: JobDescriptionDraft,
  file: File | null,
  userId: string,
): JobDescriptionErrors {
  const errors: JobDescriptionErrors = {};
  if (userId.trim() === '') errors.form = 'jd.errors.identity';
  if (draft.jobTitle.trim() === '') errors.jobTitle = 'jd.errors.title';
  if (draft.tab === 'text') {
    const { length } = draft.content.trim();
    if (length === 0) errors.content = 'jd.errors.content';
    else if (length < JD_TEXT_MIN_CHARS) errors.content = 'jd.errors.short';
  } else {
    const refusal = file && checkPdfFile(file, JD_FILE_MAX_BYTES);
    if (file === null) errors.file = 'jd.errors.missing';
    else if (refusal === 'not-pdf') errors.file = 'jd.errors.pickerPdf';
    else if (refusal === 'too-large') errors.file = 'jd.errors.pickerSize';
  }
  return errors;
}
