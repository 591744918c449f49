import { PDF_MIME_TYPE } from '@portal/protocol';

/** What a picked file is refused for before anything is sent (§5); null when nothing speaks against it. */
export type FileRefusal = 'not-pdf' | 'too-large' | null;

/** What the system's picker is asked for. */
export const PDF_ACCEPT = `${PDF_MIME_TYPE},.pdf`;

/** Some systems give no type: then the name decides, and the server looks into the file anyway. */
const looksLikePdf = (file: Pick<File, 'name' | 'type'>) =>
  file.type === PDF_MIME_TYPE || (file.type === '' && file.name.toLowerCase().endsWith('.pdf'));

/** PDF only, and smaller than `limitBytes`: exactly the limit is refused. */
export function checkPdfFile(file: Pick<File, 'name' | 'type' | 'size'>, limitBytes: number): FileRefusal {
  if (!looksLikePdf(file)) return 'not-pdf';
  return file.size < limitBytes ? null : 'too-large';
}
