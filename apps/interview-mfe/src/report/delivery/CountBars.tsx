import { useFormatters } from '@portal/i18n';
import { Bar } from '@portal/ui';
import styles from './Delivery.module.css';

interface CountBarsProps {
  caption: string;
  headings: [string, string];
  rows: readonly { label: string; count: number }[];
  /** Whether the labels are words that the candidate said. */
  spoken?: boolean;
}

/** Shows counts as bars, in a table so that screen readers can read the numbers. */
export function CountBars({ caption, headings, rows, spoken = false }: CountBarsProps) {
  const { number } = useFormatters();
  const max = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className={styles.counts}>
      <caption className={styles.hidden}>{caption}</caption>
      <thead className={styles.hidden}>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row" className={spoken ? styles.spoken : undefined}>
              <bdi>{label}</bdi>
            </th>
            <td className={styles.count}>
              <Bar value={count} max={max} />
              <span>{number(count)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
