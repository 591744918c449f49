import { VisuallyHidden } from '../a11y/VisuallyHidden';
import type { ChartPoint, ChartTableLabels } from './chart-data';

/** Shows a chart's numbers as a table, for assistive technology. */
export function ChartTable({
  points,
  labels,
}: {
  points: readonly ChartPoint[];
  labels: ChartTableLabels;
}) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{labels.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.point}</th>
            <th scope="col">{labels.value}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={index}>
              <th scope="row">{point.label}</th>
              <td>{point.display}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
