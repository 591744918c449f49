/** A PDF transformation matrix `[a b c d e f]`: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [x: number, y: number];
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}
/** A closed polygon. */
export type Ring = Point[];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the matrix that applies `inner` first, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];
export const apply = (m: Matrix, x: number, y: number): Point => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

/** Returns the corners of a rectangle, transformed by `m`. */
export const ringOf = (
  m: Matrix,
  left: number,
  bottom: number,
  right: number,
  top: number,
): Ring => [
  apply(m, left, bottom),
  apply(m, right, bottom),
  apply(m, right, top),
  apply(m, left, top),
];

export function boxOf(rings: Ring[]): Box {
  const box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (const [x, y] of rings.flat()) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.bottom = Math.min(box.bottom, y);
    box.top = Math.max(box.top, y);
  }
  return box;
}

export const intersect = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  bottom: Math.max(a.bottom, b.bottom),
  right: Math.min(a.right, b.right),
  top: Math.min(a.top, b.top),
});
export const contains = (box: Box, [x, y]: Point): boolean =>
  x >= box.left && x <= box.right && y >= box.bottom && y <= box.top;
export const areaOf = (box: Box): number =>
  Math.max(0, box.right - box.left) * Math.max(0, box.top - box.bottom);

/** Whether a polygon is an axis-aligned rectangle. */
export function isBox(ring: Ring): boolean {
  const box = boxOf([ring]);
  return ring.every(
    ([x, y]) =>
      (near(x, box.left) || near(x, box.right)) && (near(y, box.bottom) || near(y, box.top)),
  );
}
const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

/**
 * Whether a point is inside an area, according to the even-odd or the nonzero winding rule (ISO
 * 32000-1, 8.5.3.3).
 */
export function inside(rings: Ring[], [x, y]: Point, evenOdd: boolean): boolean {
  let winding = 0;
  let crossings = 0;
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index++) {
      const [x1, y1] = ring[index] as Point;
      const [x2, y2] = ring[(index + 1) % ring.length] as Point;
      if (y1 <= y === y2 <= y || x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) <= x) continue;
      crossings++;
      winding += y2 > y1 ? 1 : -1;
    }
  }
  return evenOdd ? crossings % 2 === 1 : winding !== 0;
}

/** Returns the distance from a point to the line segment between two other points. */
export function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share =
    length === 0
      ? 0
      : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1));
}
