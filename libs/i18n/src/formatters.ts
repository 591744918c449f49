import type { Language } from '@portal/protocol';

/**
 * Returns the locale for numbers and dates. Both languages use Latin digits and the Gregorian
 * calendar, as the users' documents do.
 */
export const formattingLocale = (language: Language): string =>
  language === 'ar-SA' ? 'ar-SA-u-ca-gregory-nu-latn' : language;

export interface Formatters {
  /** Formats a day, such as "12 Nov 2025". The options are those of `Intl.DateTimeFormat`. */
  date(value: string | number | Date, options?: Intl.DateTimeFormatOptions): string;
  /** Formats a time of day, such as "2:05 PM". */
  time(value: string | number | Date, options?: Intl.DateTimeFormatOptions): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Formats a number from 0 to 1 as a percentage. */
  percent(value: number): string;
  /** Formats milliseconds as minutes and seconds, such as "01:24". */
  duration(ms: number): string;
  /** Formats a number of months in words, such as "3 months". */
  months(count: number): string;
  /** Formats a number of bytes as KB or MB (1 KB is 1,024 bytes), with at most one decimal. */
  fileSize(bytes: number): string;
  list(values: string[]): string;
}

/** Creates the formatters for one language. They always use Latin digits. */
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
    // In Arabic, `Intl` writes "٪", which belongs to Arabic digits.
    percent: (value) =>
      number(value, { style: 'percent', maximumFractionDigits: 0 }).replace('٪', '%'),
    duration: (ms) => {
      const seconds = Math.max(0, Math.floor(ms / 1000));
      return [Math.floor(seconds / 60), seconds % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':');
    },
    months: (count) => number(count, { style: 'unit', unit: 'month', unitDisplay: 'long' }),
    fileSize: (bytes) =>
      bytes < 1_048_576
        ? unit(Math.max(Math.min(bytes, 1), Math.round(bytes / 1024)), 'kilobyte')
        : unit(bytes / 1_048_576, 'megabyte'),
    list: (values) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(values),
  };
}
