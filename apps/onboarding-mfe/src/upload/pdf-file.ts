import { isPdf } from '@portal/api-clients';
import { PDF_MIME_TYPE } from '@portal/protocol';

/** Why a file is rejected before it is uploaded (§5), or null if it is accepted. */
export type FileRefusal = 'not-pdf' | 'too-large' | null;

/** Value of the `accept` attribute for file inputs. */
export const PDF_ACCEPT = `${PDF_MIME_TYPE},.pdf`;

/** Returns null for a PDF smaller than `limitBytes`, otherwise the reason to reject the file. */
export function checkPdfFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  limitBytes: number,
): FileRefusal {
  if (!isPdf(file)) return 'not-pdf';
  return file.size < limitBytes ? null : 'too-large';
}
