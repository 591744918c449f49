import { isPdf } from '@portal/api-clients';
import { PDF_MIME_TYPE } from '@portal/protocol';

/** What a picked file is refused for before anything is sent (§5); null when nothing speaks against it. */
export type FileRefusal = 'not-pdf' | 'too-large' | null;

/** What the system's picker is asked for. */
export const PDF_ACCEPT = `${PDF_MIME_TYPE},.pdf`;

/** PDF only, and smaller than `limitBytes`: exactly the limit is refused. */
export function checkPdfFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  limitBytes: number,
): FileRefusal {
  if (!isPdf(file)) return 'not-pdf';
  return file.size < limitBytes ? null : 'too-large';
}
