import {
  areaOf,
  boxOf,
  contains,
  distance,
  inside,
  intersect,
  type Box,
  type Point,
  type Ring,
} from './geometry';

/** Red, green and blue (0 to 255); null if the colour varies, as in an image. */
export type Colour = readonly [number, number, number] | null;

export interface Paint {
  rings: Ring[];
  evenOdd: boolean;
  /** Half the width of a stroke along the rings (points), or 0 for a filled area. */
  reach: number;
  box: Box;
  colour: Colour;
  /** Opacity, 0 to 1. */
  alpha: number;
  image: boolean;
}

/** Minimum alpha at which paint hides what is below it. */
const OPAQUE = 0.95;
/** Two colours look the same if each channel differs by less than this. */
const SAME_COLOUR = 24;
/**
 * Minimum width and height of a painted area (points). Smaller areas are ignored: they neither hide
 * letters nor serve as their background.
 */
const SMALLEST = 2;
/** Number of horizontal bands that a page is divided into, regardless of its height. */
const BANDS = 40;
const WHITE: Colour = [255, 255, 255];

/** Records everything painted on one page, in order. */
export class Canvas {
  readonly #paints: Paint[] = [];
  /**
   * Indexes of the paints in each horizontal band. When a point is looked up, only the paints in
   * its band are checked.
   */
  readonly #bands = new Map<number, number[]>();
  readonly #page: Box;

  constructor(page: Box) {
    this.#page = page;
  }

  /** Number of paint operations recorded so far, which is also the index of the next one. */
  get length(): number {
    return this.#paints.length;
  }

  add(paint: Omit<Paint, 'box'>, clip: Box): void {
    const own = boxOf(paint.rings);
    const grown = {
      left: own.left - paint.reach,
      right: own.right + paint.reach,
      bottom: own.bottom - paint.reach,
      top: own.top + paint.reach,
    };
    const box = intersect(intersect(grown, clip), this.#page);
    if (!(box.right - box.left >= SMALLEST && box.top - box.bottom >= SMALLEST)) return;
    const number = this.#paints.push({ ...paint, box }) - 1;
    for (let band = this.#bandAt(box.bottom); band <= this.#bandAt(box.top); band++) {
      const held = this.#bands.get(band);
      if (held) held.push(number);
      else this.#bands.set(band, [number]);
    }
  }

  /**
   * Whether opaque paint covers all of these points. Ignores paints with an index below `since`.
   */
  covered(points: Point[], since: number): boolean {
    return (
      since < this.#paints.length &&
      points.every((point) => this.#at(point, since, Infinity).some(({ alpha }) => alpha >= OPAQUE))
    );
  }

  /**
   * Whether a letter in this colour would blend into its background at all of these points. Ignores
   * paints with an index of `until` or higher.
   */
  sameAsGround(points: Point[], colour: Colour, until: number): boolean {
    if (colour === null) return false;
    return points.every((point) => {
      const ground = this.#colourAt(point, until);
      return (
        ground !== null &&
        ground.every((part, index) => Math.abs(part - (colour[index] ?? 0)) < SAME_COLOUR)
      );
    });
  }

  /**
   * Whether anything was painted at any of these points. Ignores paints with an index below
   * `since`.
   */
  paintedAfter(points: Point[], since: number): boolean {
    return points.some((point) => this.#at(point, since, Infinity).length > 0);
  }

  /** Whether an image was ever painted at any of these points. */
  onImage(points: Point[]): boolean {
    return points.some((point) => this.#at(point, 0, Infinity).some(({ image }) => image));
  }

  /**
   * Share of the page that is covered by images, capped at 1. Overlapping areas are counted more
   * than once.
   */
  get imageShare(): number {
    const covered = this.#paints
      .filter(({ image }) => image)
      .reduce((sum, { box }) => sum + areaOf(box), 0);
    return Math.min(1, covered / areaOf(this.#page));
  }

  #bandAt(y: number): number {
    return Math.floor(((y - this.#page.bottom) / (this.#page.top - this.#page.bottom)) * BANDS);
  }

  #at(point: Point, from: number, until: number): Paint[] {
    const found: Paint[] = [];
    for (const number of this.#bands.get(this.#bandAt(point[1])) ?? []) {
      const paint = this.#paints[number];
      if (paint && number >= from && number < until && holds(paint, point)) found.push(paint);
    }
    return found;
  }

  #colourAt(point: Point, until: number): Colour {
    let ground: Colour = WHITE;
    for (const { colour, alpha } of this.#at(point, 0, until)) {
      if (colour === null || (ground === null && alpha < OPAQUE)) ground = null;
      else ground = mix(ground ?? colour, colour, alpha);
    }
    return ground;
  }
}

function holds({ box, rings, evenOdd, reach }: Paint, point: Point): boolean {
  if (!contains(box, point)) return false;
  if (reach === 0) return inside(rings, point, evenOdd);
  return rings.some((ring) =>
    ring.some(
      (corner, index) => index > 0 && distance(point, ring[index - 1] as Point, corner) <= reach,
    ),
  );
}

const mix = (under: readonly number[], over: readonly number[], alpha: number): Colour => {
  const part = (index: number): number =>
    (under[index] ?? 0) * (1 - alpha) + (over[index] ?? 0) * alpha;
  return [part(0), part(1), part(2)];
};
