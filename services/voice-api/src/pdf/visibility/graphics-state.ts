import type { Colour } from './canvas';
import { IDENTITY, type Box, type Matrix, type Ring } from './geometry';

/** A non-rectangular clipping area. The area in `around`, if any, limits it further. */
export interface ClipShape {
  rings: Ring[];
  evenOdd: boolean;
  around: ClipShape | null;
}

/**
 * A font as the parser describes it. Sizes are in font units, which `fontMatrix` converts to ems.
 */
export interface Font {
  fontMatrix?: number[];
  bbox?: number[];
  vertical?: boolean;
  isType3Font?: boolean;
}

export interface GraphicsState {
  ctm: Matrix;
  clip: Box;
  clipShape: ClipShape | null;
  fill: Colour;
  stroke: Colour;
  fillAlpha: number;
  strokeAlpha: number;
  /** Combined alpha of all transparency groups that contain the current content. */
  groupAlpha: number;
  /** Whether the blend mode is Normal. */
  normalBlend: boolean;
  /** Whether a soft mask currently hides everything that is painted. */
  maskedOut: boolean;
  /** Whether the next image has a soft mask of its own. */
  ownMask: boolean;
  lineWidth: number;
  font: Font | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  leading: number;
  rise: number;
  mode: number;
  textMatrix: Matrix;
  lineMatrix: Matrix;
}

const BLACK: Colour = [0, 0, 0];

export const initialState = (page: Box): GraphicsState => ({
  ctm: IDENTITY,
  clip: page,
  clipShape: null,
  fill: BLACK,
  stroke: BLACK,
  fillAlpha: 1,
  strokeAlpha: 1,
  groupAlpha: 1,
  normalBlend: true,
  maskedOut: false,
  ownMask: false,
  lineWidth: 1,
  font: null,
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  hScale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  textMatrix: IDENTITY,
  lineMatrix: IDENTITY,
});

/**
 * Parses a `#rrggbb` string, the format in which plain colours arrive from the PDF parser. Returns
 * null for anything else, such as a pattern.
 */
export function colourOf(value: unknown): Colour {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(String(value));
  return (
    parts && [
      parseInt(parts[1] ?? '', 16),
      parseInt(parts[2] ?? '', 16),
      parseInt(parts[3] ?? '', 16),
    ]
  );
}
