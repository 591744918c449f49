import type { i18n as I18n } from 'i18next';
import { i18n as pageI18n } from './init';

/** The part of `ApiError` that is used here. */
interface ReadableError {
  code?: string | null;
  fallbackKey?: string;
  serverMessage?: string | null;
}

/**
 * Returns the sentence to show for a failed call (§8): on an English page the server's own message,
 * otherwise the translation of the error code, otherwise the translation of the call's fallback
 * text. Requires the `common` catalogue
 * (catalogue keys: common:errors.*, common:apiErrors.*).
 */
export function errorText(
  error: unknown,
  i18n: Pick<I18n, 'language' | 'exists' | 't'> = pageI18n,
): string {
  const { code, fallbackKey, serverMessage } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as ReadableError;
  if (serverMessage && i18n.language.startsWith('en')) return serverMessage;
  for (const key of [
    code ? `common:errors.${code}` : null,
    fallbackKey ? `common:apiErrors.${fallbackKey}` : null,
  ]) {
    if (key && i18n.exists(key)) return i18n.t(key);
  }
  return serverMessage ?? i18n.t('common:errors.internal');
}
