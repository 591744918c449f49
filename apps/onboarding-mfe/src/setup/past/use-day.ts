import { useFormatters } from '@portal/i18n';

const yearOf = (value: string | number): number => new Date(value).getFullYear();

/**
 * Returns a function that formats a date as "18 Nov", adding the year if it is not the current one.
 */
export function useDay(): (value: string, now?: number) => string {
  const { date } = useFormatters();
  return (value, now = Date.now()) =>
    date(value, {
      day: 'numeric',
      month: 'short',
      ...(yearOf(value) !== yearOf(now) && { year: 'numeric' }),
    });
}
