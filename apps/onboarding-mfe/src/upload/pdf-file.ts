import { isPdf } from '@portal/api-clients';
import { PDF_MIME_TYPE } from '@portal/protocol';

/** Why a file is rejected before it is uploaded (§5), or null if it is accepted. */
export type FileRefusal = 'not-pdf' | 'empty' | 'too-large' | null;

/** Value of the `accept` attribute for file inputs. */
export const PDF_ACCEPT = `${PDF_MIME_TYPE},.pdf`;

/**
 * Returns null for a PDF with content and smaller than `limitBytes`, otherwise the reason to reject
 * the file.
 */
export function checkPdfFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  limitBytes: number,
): FileRefusal {
  if (!isPdf(file)) return 'not-pdf';
  if (file.size === 0) return 'empty';
  return file.size < limitBytes ? null : 'too-large';
}
