import { AppError } from '@portal/server-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cleanText } from './clean-text';

/** Maximum size of a text field in bytes: far more than any job description. */
const FIELD_MAX_BYTES = 200_000;
const FIELDS_MAX = 10;

export interface UploadedFile {
  name: string;
  bytes: Buffer;
  /** The file had `maxBytes` or more; `bytes` is only its beginning. */
  tooLarge: boolean;
}

export interface UploadForm {
  /** Text fields; the first of each name counts. */
  fields: Record<string, string>;
  /** The field `file`; null if none was chosen. */
  file: UploadedFile | null;
}

/** Schema of a form for the API description. Unknown fields are ignored. */
export const formSchema = (fields: z.core.$ZodShape): z.ZodObject =>
  z
    .object(fields)
    .catchall(z.string())
    .meta({
      maxProperties: FIELDS_MAX,
      // @fastify/multipart refuses these.
      propertyNames: {
        pattern: `^(?!(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})$)`,
      },
    });

/**
 * Parses a multipart form. Keeps a file only below `maxBytes` and discards the rest as it arrives.
 * @throws AppError 415 if the body is not a form, 400 for a broken form, 413 for a text field that
 * is too long
 */
export async function readUploadForm(
  request: FastifyRequest,
  { maxBytes }: { maxBytes: number },
): Promise<UploadForm> {
  const form: UploadForm = { fields: {}, file: null };
  try {
    for await (const part of request.parts({
      limits: { fileSize: maxBytes - 1, fieldSize: FIELD_MAX_BYTES, files: 1, fields: FIELDS_MAX },
    })) {
      if (part.type === 'file') {
        const chunks: Buffer[] = [];
        for await (const chunk of part.file) chunks.push(chunk as Buffer);
        const bytes = Buffer.concat(chunks);
        // An empty file input still sends a part, without a name or bytes.
        if (part.fieldname === 'file' && (part.filename || bytes.length > 0)) {
          form.file = { name: cleanFileName(part.filename), bytes, tooLarge: part.file.truncated };
        }
      } else if (part.valueTruncated) {
        throw new AppError('payload_too_large', 'The text is too long', { detail: part.fieldname });
      } else {
        form.fields[part.fieldname] ??= cleanText(String(part.value));
      }
    }
  } catch (error) {
    if (error instanceof AppError || statusOf(error) !== null) throw error;
    throw new AppError('bad_request', 'The upload was cut off or is malformed', { cause: error });
  }
  return form;
}

function statusOf(error: unknown): number | null {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : null;
}

function cleanFileName(name: string | undefined): string {
  const base =
    cleanText(name ?? '')
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\p{Cc}/gu, '')
      .trim() ?? '';
  return base.slice(-200) || 'document.pdf';
}
