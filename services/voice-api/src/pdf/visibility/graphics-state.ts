import type { Colour } from './canvas';
import { IDENTITY, type Box, type Matrix, type Ring } from './geometry';

/** An area that is not a rectangle, outside of which nothing shows; with those around it. */
export interface ClipShape {
  rings: Ring[];
  evenOdd: boolean;
  around: ClipShape | null;
}

/** What the parser tells of a font. Sizes are in the font's own units, which `fontMatrix` turns into ems. */
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
  /** What the groups around let through. */
  groupAlpha: number;
  /** Whether colours are put over each other as they are. */
  normalBlend: boolean;
  /** Under a soft mask that lets nothing through. */
  maskedOut: boolean;
  /** Before an image: it has a mask of its own. */
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

/** `#rrggbb`, as the parser gives every plain colour; null for what is none, such as a pattern. */
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
