import { isPdf } from '@portal/api-clients';
import { PDF_MIME_TYPE } from '@portal/protocol';

/** Why a chosen file is refused before the upload (§5); null if it is accepted. */
export type FileRefusal = 'not-pdf' | 'too-large' | null;

/** The `accept` attribute of file inputs. */
export const PDF_ACCEPT = `${PDF_MIME_TYPE},.pdf`;

/** Accepts PDFs smaller than `limitBytes`; a file of exactly that size is refused. */
export function checkPdfFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  limitBytes: number,
): FileRefusal {
  if (!isPdf(file)) return 'not-pdf';
  return file.size < limitBytes ? null : 'too-large';
}
