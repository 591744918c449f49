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

/** Red, green and blue, 0 to 255; null where it differs from place to place, as in a picture. */
export type Colour = readonly [number, number, number] | null;

export interface Paint {
  rings: Ring[];
  evenOdd: boolean;
  /** Half the width of a line that is drawn along the rings; 0 for an area that is filled. */
  reach: number;
  box: Box;
  colour: Colour;
  /** 0 to 1; what lets more through than the eye sees hides nothing. */
  alpha: number;
  image: boolean;
}

/** What is as good as opaque. */
const OPAQUE = 0.95;
/** Colours that differ less than this in each of their parts look the same. */
const SAME_COLOUR = 24;
/** Nothing smaller than this, in points, hides a letter or is a ground for one. */
const SMALLEST = 2;
/** Bands of a page that is higher than a usual one grow with it. */
const BANDS = 40;
const WHITE: Colour = [255, 255, 255];

/** All that is painted on one page, in its order. */
export class Canvas {
  readonly #paints: Paint[] = [];
  /** Numbers of paints by the height at which they lie: most letters have few of them near. */
  readonly #bands = new Map<number, number[]>();
  readonly #page: Box;

  constructor(page: Box) {
    this.#page = page;
  }

  /** How much has been painted so far: what comes later has this number or a higher one. */
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

  /** Whether something opaque was painted over all of these points after `since` paints. */
  covered(points: Point[], since: number): boolean {
    return (
      since < this.#paints.length &&
      points.every((point) => this.#at(point, since, Infinity).some(({ alpha }) => alpha >= OPAQUE))
    );
  }

  /** Whether a letter of this colour cannot be told from what lies under it at all of these points. */
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

  /** Whether anything was painted at one of these points after `since` paints. */
  paintedAfter(points: Point[], since: number): boolean {
    return points.some((point) => this.#at(point, since, Infinity).length > 0);
  }

  /** Whether an image lies at one of these points, below or above. */
  onImage(points: Point[]): boolean {
    return points.some((point) => this.#at(point, 0, Infinity).some(({ image }) => image));
  }

  /** Share of the page under images, at most 1; what they share counts twice. */
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
