import type { i18n as I18n } from 'i18next';
import { i18n as pageI18n } from './init';

/** The part of `ApiError` that is used here. */
interface ReadableError {
  code?: string | null;
  fallbackKey?: string;
  serverMessage?: string | null;
}

/**
 * Returns the sentence to show for a failed call (§8). On an English page, this is the server's own
 * message, if there is one. Otherwise it is the translation of the error code or, failing that, of
 * the call's `fallbackKey`. Requires the `common` catalogue
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
