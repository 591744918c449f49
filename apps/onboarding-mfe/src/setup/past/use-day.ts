import { useFormatters } from '@portal/i18n';

const yearOf = (value: string | number): number => new Date(value).getFullYear();

/** Writes a day: "18 Nov", with its year where that is not the present one. */
export function useDay(): (value: string, now?: number) => string {
  const { date } = useFormatters();
  return (value, now = Date.now()) =>
    date(value, {
      day: 'numeric',
      month: 'short',
      ...(yearOf(value) !== yearOf(now) && { year: 'numeric' }),
    });
}
