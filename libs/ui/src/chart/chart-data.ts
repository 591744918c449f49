export interface ChartPoint {
  /** On the axis, such as "Q1". */
  label: string;
  value: number;
  /** The value in words on the mark, such as "2:08". */
  display: string;
}

export interface ChartTableLabels {
  /** What the chart shows, with its unit. */
  caption: string;
  /** Headings of the two columns of the table. */
  point: string;
  value: string;
}
