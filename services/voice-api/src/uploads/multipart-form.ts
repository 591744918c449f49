import { AppError } from '@portal/server-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cleanText } from './clean-text';

/** Maximum size of a text field (bytes): far more than any job description needs. */
const FIELD_MAX_BYTES = 200_000;
const FIELDS_MAX = 10;

export interface UploadedFile {
  name: string;
  bytes: Buffer;
  /** Whether the file has at least `maxBytes` bytes. If so, `bytes` contains only its beginning. */
  tooLarge: boolean;
}

export interface UploadForm {
  /** The text fields. If a name occurs several times, its first value is used. */
  fields: Record<string, string>;
  /** The file from the `file` field, or null if none was chosen. */
  file: UploadedFile | null;
}

/**
 * Returns a form's schema for the API description. It allows unknown fields, which the routes
 * ignore.
 */
export const formSchema = (fields: z.core.$ZodShape): z.ZodObject =>
  z
    .object(fields)
    .catchall(z.string())
    .meta({
      maxProperties: FIELDS_MAX,
      // Names inherited from `Object.prototype` are not allowed, because @fastify/multipart refuses
      // them.
      propertyNames: {
        pattern: `^(?!(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})$)`,
      },
    });

/**
 * Parses a multipart form. A file of `maxBytes` or more is truncated, and the rest of it is
 * discarded as it arrives.
 * @throws AppError 415 if the body is not a form, 400 if the form is malformed, 413 if a text field
 *   is too long
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
        // An empty file input still sends a part, but with no filename and no content.
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
