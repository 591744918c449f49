import type { Language } from '@portal/protocol';

/**
 * Latin digits and the Gregorian calendar in both languages, to match times, scores and dates in
 * documents.
 */
export const formattingLocale = (language: Language): string =>
  language === 'ar-SA' ? 'ar-SA-u-ca-gregory-nu-latn' : language;

export interface Formatters {
  /** A day, such as "12 Nov 2025"; options as in `Intl.DateTimeFormat`. */
  date(value: string | number | Date, options?: Intl.DateTimeFormatOptions): string;
  /** A time of day, such as "2:05 PM". */
  time(value: string | number | Date, options?: Intl.DateTimeFormatOptions): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** 0–1 as a percentage. */
  percent(value: number): string;
  /** Milliseconds as minutes and seconds, "01:24". */
  duration(ms: number): string;
  /** Bytes as KB or MB of 1024, at most one decimal. */
  fileSize(bytes: number): string;
  list(values: string[]): string;
}

/** Formatters for one language; all digits are Latin. */
export function createFormatters(language: Language): Formatters {
  const locale = formattingLocale(language);
  const number = (value: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locale, options).format(value);
  const unit = (value: number, name: 'kilobyte' | 'megabyte') =>
    number(value, {
      style: 'unit',
      unit: name,
      maximumFractionDigits: name === 'megabyte' ? 1 : 0,
    });
  return {
    date: (value, options = { dateStyle: 'medium' }) =>
      new Intl.DateTimeFormat(locale, options).format(new Date(value)),
    time: (value, options = { timeStyle: 'short' }) =>
      new Intl.DateTimeFormat(locale, options).format(new Date(value)),
    number,
    percent: (value) => number(value, { style: 'percent', maximumFractionDigits: 0 }),
    duration: (ms) => {
      const seconds = Math.max(0, Math.floor(ms / 1000));
      return [Math.floor(seconds / 60), seconds % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':');
    },
    fileSize: (bytes) =>
      bytes < 1_048_576
        ? unit(Math.max(1, Math.round(bytes / 1024)), 'kilobyte')
        : unit(bytes / 1_048_576, 'megabyte'),
    list: (values) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(values),
  };
}
