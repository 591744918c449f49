import { apply, type Matrix, type Point, type Ring } from './geometry';

/**
 * How the parser encodes a path: each step is one of these numbers, followed by its coordinates.
 */
const STEP = { moveTo: 0, lineTo: 1, curveTo: 2, quadraticCurveTo: 3, closePath: 4 } as const;
const CURVE_PARTS = 6;

/**
 * Converts a path to polygons and transforms them by `m`. Each curve becomes a few straight lines.
 */
export function linesOf(data: Float32Array, m: Matrix): Ring[] {
  const rings: Ring[] = [];
  let ring: Ring = [];
  let at: Point = [0, 0];
  const to = (point: Point): void => void ring.push(apply(m, ...(at = point)));
  const begin = (point: Point): void => {
    ring = [];
    rings.push(ring);
    to(point);
  };
  for (let index = 0; index < data.length;) {
    const step = data[index];
    const read = (offset: number): Point => [
      data[index + offset] ?? 0,
      data[index + offset + 1] ?? 0,
    ];
    if (step === STEP.moveTo) begin(read(1));
    else if (step === STEP.lineTo) to(read(1));
    else if (step === STEP.curveTo)
      for (const point of curve([at, read(1), read(3), read(5)])) to(point);
    else if (step === STEP.quadraticCurveTo)
      for (const point of curve([at, read(1), read(3)])) to(point);
    index +=
      step === STEP.curveTo
        ? 7
        : step === STEP.quadraticCurveTo
          ? 5
          : step === STEP.closePath
            ? 1
            : 3;
  }
  return rings.filter(({ length }) => length > 1);
}

/** Returns points along a Bézier curve (de Casteljau's algorithm). */
function curve(controls: Point[]): Point[] {
  return Array.from({ length: CURVE_PARTS }, (_, part) => {
    const t = (part + 1) / CURVE_PARTS;
    let points = controls;
    while (points.length > 1)
      points = points
        .slice(1)
        .map(
          ([x, y], index) =>
            [points[index]![0] * (1 - t) + x * t, points[index]![1] * (1 - t) + y * t] as const,
        );
    return points[0] as Point;
  });
}
