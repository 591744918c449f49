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

/** As many marks as can carry their words beside each other on a narrow screen. */
const ROOM_FOR = 8;

/** Whether the mark at `index` of `count` has room for its words: the first and the last always do, between them as many as fit. */
export function hasRoom(index: number, count: number): boolean {
  const step = Math.ceil(count / ROOM_FOR);
  const last = count - 1;
  return index === last || (index % step === 0 && (index === 0 || last - index >= step));
}
