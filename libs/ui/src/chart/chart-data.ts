export interface ChartPoint {
  /** On the axis, such as "Q1". */
  label: string;
  value: number;
  /** The value as shown at the mark, such as "2:08". */
  display: string;
}

export interface ChartTableLabels {
  /** What the chart shows, with its unit. */
  caption: string;
  /** The table's two column headings. */
  point: string;
  value: string;
}

/** Maximum labels that fit side by side on a narrow screen. */
const ROOM_FOR = 8;

/**
 * Whether the mark at `index` of `count` has room for a label: the first and last always do,
 * between them as many as fit.
 */
export function hasRoom(index: number, count: number): boolean {
  const step = Math.ceil(count / ROOM_FOR);
  const last = count - 1;
  return index === last || (index % step === 0 && (index === 0 || last - index >= step));
}
