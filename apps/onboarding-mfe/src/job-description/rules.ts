import { JD_FILE_MAX_BYTES, JD_TEXT_MIN_CHARS } from '@portal/protocol';
import { checkPdfFile, type FileRefusal } from '../upload/pdf-file';
import { isOnlyLinks } from './links';
import type { JobDescriptionDraft } from './draft';

export interface JobDescriptionValues extends JobDescriptionDraft {
  file: File | null;
}

/** Returns true if the value is valid, otherwise the error's key in the `onboarding` catalogue. */
type Rule<Value> = (value: Value, form: JobDescriptionValues) => true | string;

const REFUSALS = {
  'not-pdf': 'jd.errors.pickerPdf',
  empty: 'file.empty',
  'too-large': 'jd.errors.pickerSize',
} as const satisfies Record<NonNullable<FileRefusal>, string>;

// Validation rules from §5 of docs/product-rules.md. Fields on the hidden tab are not required.
export const RULES = {
  jobTitle: { validate: (title) => title.trim() !== '' || 'jd.errors.title' },
  content: {
    validate: (content, { tab }) => {
      const { length } = content.trim();
      if (tab === 'file') return true;
      if (length === 0) return 'jd.errors.content';
      if (isOnlyLinks(content)) return 'jd.errors.link';
      return length >= JD_TEXT_MIN_CHARS || 'jd.errors.short';
    },
  },
  file: {
    validate: (file, { tab }) => {
      if (tab === 'text') return true;
      if (file === null) return 'jd.errors.missing';
      const refusal = checkPdfFile(file, JD_FILE_MAX_BYTES);
      return refusal === null || REFUSALS[refusal];
    },
  },
} as const satisfies {
  jobTitle: { validate: Rule<string> };
  content: { validate: Rule<string> };
  file: { validate: Rule<File | null> };
};

/** Whether all required fields are filled in. The submit button is disabled until they are (§2). */
export const isComplete = ({ tab, jobTitle, content, file }: JobDescriptionValues): boolean =>
  jobTitle.trim() !== '' && (tab === 'text' ? content.trim() !== '' : file !== null);
