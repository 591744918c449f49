export interface ChartPoint {
  /** The text on the axis, such as "Q1". */
  label: string;
  value: number;
  /** The value as shown next to the point, such as "2:08". */
  display: string;
}

export interface ChartTableLabels {
  /** What the chart shows, including the unit. */
  caption: string;
  /** `point` and `value` are the headings of the table's two columns. */
  point: string;
  value: string;
}

/** Maximum number of labels that fit side by side on a narrow screen. */
const ROOM_FOR = 8;

/**
 * Whether point `index` of `count` gets a label. The first and last points always get one, and so
 * do as many of the points in between as fit.
 */
export function hasRoom(index: number, count: number): boolean {
  const step = Math.ceil(count / ROOM_FOR);
  const last = count - 1;
  return index === last || (index % step === 0 && (index === 0 || last - index >= step));
}
