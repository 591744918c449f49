import { Canvas, type Colour } from './canvas';
import {
  apply,
  boxOf,
  IDENTITY,
  inside,
  intersect,
  isBox,
  multiply,
  ringOf,
  type Box,
  type Matrix,
  type Point,
  type Ring,
} from './geometry';
import { colourOf, initialState, type Font, type GraphicsState } from './graphics-state';
import { linesOf } from './path';

/** A glyph as drawn on the page. */
export interface Letter {
  text: string;
  /** Position of the glyph's origin (points). */
  x: number;
  y: number;
  width: number;
  size: number;
  /** Whether the glyph is invisible regardless of what is painted around it. */
  hidden: boolean;
  /** Whether the glyph is drawn in rendering mode 3 (invisible), as in the text layer of a scan. */
  invisibleInk: boolean;
  /**
   * Whether the glyph is drawn in rendering mode 7, in which it is not painted but only clips what
   * is painted later.
   */
  window: boolean;
  /** The colours that fill and outline the glyph. A null entry means a pattern. */
  inks: Colour[];
  /** Sample points inside the glyph, for checking what is painted below and above it. */
  points: Point[];
  /** Number of paint operations recorded on the canvas when the glyph was drawn. */
  since: number;
}

interface Glyph {
  unicode?: string;
  width?: number;
  isSpace?: boolean;
  vmetric?: number[];
}
type Arguments = unknown[];
type Handlers = Record<string, (args: Arguments) => void>;

export interface Surroundings {
  /** The visible part of the page (points). */
  page: Box;
  fontOf(name: string): Font | null;
  /** Whether the content of this optional content group is visible. */
  isOn(group: unknown): boolean;
}

/** Minimum size of a readable letter (points). */
const SMALLEST_LETTER = 1.5;
/** Minimum size of a readable letter, as a fraction of the page's longer side. */
const SMALLEST_PART = 1 / 1500;
/** Anything painted with an alpha below this is treated as invisible. */
const UNSEEN_ALPHA = 0.05;
/**
 * Strokes thinner than this (points) are ignored, because they cannot be the background of a
 * letter.
 */
const THICK_LINE = 3;
const MODE = { fill: 0, stroke: 1, fillAndStroke: 2, invisible: 3, window: 7 } as const;
/** Lowest rendering mode that adds letters to the clipping area. All higher modes do so too. */
const CLIPPING = 4;
const EM_UNITS = 1000;

/** Executes the page operators that affect which text is visible. */
export class Interpreter {
  readonly letters: Letter[] = [];
  readonly canvas: Canvas;
  readonly #around: Surroundings;
  readonly #stack: GraphicsState[] = [];
  readonly #content: boolean[] = [];
  readonly #smallest: number;
  #state: GraphicsState;
  #offDepth = 0;
  #maskDepth = 0;
  #paintedInMask = 0;
  #holes: Ring[] = [];
  #pendingClip: 'nonzero' | 'evenodd' | null = null;

  constructor(around: Surroundings) {
    this.#around = around;
    this.canvas = new Canvas(around.page);
    this.#state = initialState(around.page);
    const { left, right, bottom, top } = around.page;
    this.#smallest = Math.max(
      SMALLEST_LETTER,
      Math.max(right - left, top - bottom) * SMALLEST_PART,
    );
  }

  /** Handlers for the supported operators, keyed by the parser's operator names. */
  readonly handlers: Handlers = {
    save: () => void this.#stack.push({ ...this.#state }),
    restore: () => void (this.#state = this.#stack.pop() ?? this.#state),
    transform: (args) => this.#transform(args as unknown as Matrix),
    setGState: ([entries]) => this.#setGraphics(entries as [string, unknown][]),
    setLineWidth: ([width]) => this.#set({ lineWidth: Number(width) }),
    setFillRGBColor: ([colour]) => this.#set({ fill: colourOf(colour) }),
    setStrokeRGBColor: ([colour]) => this.#set({ stroke: colourOf(colour) }),
    setFillColorN: () => this.#set({ fill: null }),
    setStrokeColorN: () => this.#set({ stroke: null }),
    clip: () => void (this.#pendingClip = 'nonzero'),
    eoClip: () => void (this.#pendingClip = 'evenodd'),
    constructPath: ([operator, data]) =>
      this.#path(Number(operator), (data as [Float32Array | null])[0]),
    shadingFill: () =>
      this.#paint(
        [
          ringOf(
            IDENTITY,
            this.#state.clip.left,
            this.#state.clip.bottom,
            this.#state.clip.right,
            this.#state.clip.top,
          ),
        ],
        { colour: null },
      ),
    paintImageXObject: () => this.#image(),
    paintInlineImageXObject: () => this.#image(),
    paintSolidColorImageMask: () => this.#paint([this.#unitSquare()], {}),
    beginMarkedContent: () => void this.#content.push(false),
    beginMarkedContentProps: ([tag, group]) =>
      this.#beginContent(tag === 'OC' && group != null && !this.#around.isOn(group)),
    endMarkedContent: () => void (this.#offDepth -= this.#content.pop() ? 1 : 0),
    beginGroup: ([group]) =>
      this.#beginGroup(
        group as { smask?: unknown; matrix?: Matrix | null; bbox?: Float32Array | null },
      ),
    endGroup: ([group]) => this.#endGroup(group as { smask?: unknown }),
    paintFormXObjectBegin: ([matrix, bbox]) =>
      this.#beginForm(matrix as Matrix | null, bbox as Float32Array | null),
    paintFormXObjectEnd: () => void (this.#state = this.#stack.pop() ?? this.#state),
    beginText: () => this.#set({ textMatrix: IDENTITY, lineMatrix: IDENTITY }),
    endText: () => {
      if (this.#holes.length > 0)
        this.#set({
          clipShape: { rings: this.#holes, evenOdd: false, around: this.#state.clipShape },
        });
      this.#holes = [];
    },
    setCharSpacing: ([spacing]) => this.#set({ charSpacing: Number(spacing) }),
    setWordSpacing: ([spacing]) => this.#set({ wordSpacing: Number(spacing) }),
    setHScale: ([percent]) => this.#set({ hScale: Number(percent) / 100 }),
    setLeading: ([leading]) => this.#set({ leading: -Number(leading) }),
    setFont: ([name, size]) =>
      this.#set({ font: this.#around.fontOf(String(name)), fontSize: Number(size) }),
    setTextRenderingMode: ([mode]) => this.#set({ mode: Number(mode) }),
    setTextRise: ([rise]) => this.#set({ rise: Number(rise) }),
    moveText: ([x, y]) => this.#moveText(Number(x), Number(y)),
    setLeadingMoveText: ([x, y]) => {
      this.#set({ leading: Number(y) });
      this.#moveText(Number(x), Number(y));
    },
    setTextMatrix: ([matrix]) =>
      this.#set({ textMatrix: matrix as Matrix, lineMatrix: matrix as Matrix }),
    nextLine: () => this.#moveText(0, this.#state.leading),
    showText: ([glyphs]) => this.#show(glyphs as (Glyph | number)[]),
  };

  #set(change: Partial<GraphicsState>): void {
    Object.assign(this.#state, change);
  }

  #transform(matrix: Matrix): void {
    this.#state.ctm = multiply(this.#state.ctm, matrix);
  }

  #setGraphics(entries: [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === 'ca') this.#set({ fillAlpha: Number(value) });
      else if (key === 'CA') this.#set({ strokeAlpha: Number(value) });
      else if (key === 'LW') this.#set({ lineWidth: Number(value) });
      else if (key === 'BM') this.#set({ normalBlend: value === 'source-over' });
      else if (key === 'SMask')
        this.#set({
          maskedOut: value !== false && this.#paintedInMask === 0,
          ownMask: value === false,
        });
      else if (key === 'Font') this.handlers.setFont?.(value as Arguments);
    }
  }

  #moveText(x: number, y: number): void {
    const moved = multiply(this.#state.lineMatrix, [1, 0, 0, 1, x, y]);
    this.#set({ textMatrix: moved, lineMatrix: moved });
  }

  #beginContent(off: boolean): void {
    this.#content.push(off);
    if (off) this.#offDepth++;
  }

  #beginGroup({
    smask,
    matrix,
    bbox,
  }: {
    smask?: unknown;
    matrix?: Matrix | null;
    bbox?: Float32Array | null;
  }): void {
    this.handlers.save?.([]);
    if (smask) {
      this.#maskDepth++;
      this.#paintedInMask = 0;
    }
    const { fillAlpha, groupAlpha } = this.#state;
    this.#set({
      groupAlpha: groupAlpha * fillAlpha,
      fillAlpha: 1,
      strokeAlpha: 1,
      normalBlend: true,
    });
    if (bbox)
      this.#clipTo(
        [
          ringOf(
            matrix ? multiply(this.#state.ctm, matrix) : this.#state.ctm,
            bbox[0] ?? 0,
            bbox[1] ?? 0,
            bbox[2] ?? 0,
            bbox[3] ?? 0,
          ),
        ],
        false,
      );
  }

  #endGroup({ smask }: { smask?: unknown }): void {
    this.#state = this.#stack.pop() ?? this.#state;
    if (smask) this.#maskDepth--;
  }

  #beginForm(matrix: Matrix | null, bbox: Float32Array | null): void {
    this.handlers.save?.([]);
    if (matrix) this.#transform(matrix);
    if (bbox)
      this.#clipTo(
        [ringOf(this.#state.ctm, bbox[0] ?? 0, bbox[1] ?? 0, bbox[2] ?? 0, bbox[3] ?? 0)],
        false,
      );
  }

  #path(operator: number, data: Float32Array | null): void {
    const rings = data ? linesOf(data, this.#state.ctm) : [];
    const kind = PATH_OPERATORS[operator];
    if (kind?.fill && rings.length > 0) this.#paint(rings, { evenOdd: kind.evenOdd ?? false });
    if (kind?.stroke && rings.length > 0) {
      const { ctm, lineWidth, stroke, strokeAlpha } = this.#state;
      const width = lineWidth * Math.sqrt(Math.abs(ctm[0] * ctm[3] - ctm[1] * ctm[2]));
      if (width >= THICK_LINE)
        this.#paint(rings, { reach: width / 2, colour: stroke, alpha: strokeAlpha });
    }
    if (this.#pendingClip) this.#clipTo(rings, this.#pendingClip === 'evenodd');
    this.#pendingClip = null;
  }

  #clipTo(rings: Ring[], evenOdd: boolean): void {
    const { clip, clipShape } = this.#state;
    const [only] = rings;
    const shape =
      rings.length === 0 || (rings.length === 1 && only && isBox(only))
        ? clipShape
        : { rings, evenOdd, around: clipShape };
    this.#set({ clip: intersect(clip, boxOf(rings)), clipShape: shape });
  }

  #paint(
    rings: Ring[],
    {
      evenOdd = false,
      reach = 0,
      colour = this.#state.fill,
      alpha = this.#state.fillAlpha,
      image = false,
    }: { evenOdd?: boolean; reach?: number; colour?: Colour; alpha?: number; image?: boolean },
  ): void {
    if (this.#maskDepth > 0) return void this.#paintedInMask++;
    const { groupAlpha, normalBlend, maskedOut, clip, clipShape } = this.#state;
    const seen = alpha * groupAlpha;
    if (this.#offDepth > 0 || maskedOut || seen < UNSEEN_ALPHA) return;
    // Blended or clipped paint may not fully hide the letters below it, so it is never treated as
    // opaque.
    const plain = normalBlend && clipShape === null;
    this.canvas.add(
      {
        rings,
        evenOdd,
        reach,
        colour: plain ? colour : null,
        alpha: plain ? seen : Math.min(seen, MIXED_ALPHA),
        image,
      },
      clip,
    );
  }

  #unitSquare(): Ring {
    return ringOf(this.#state.ctm, 0, 0, 1, 1);
  }

  #image(): void {
    const alpha = this.#state.ownMask
      ? Math.min(this.#state.fillAlpha, MIXED_ALPHA)
      : this.#state.fillAlpha;
    this.#paint([this.#unitSquare()], { colour: null, alpha, image: true });
  }

  #show(glyphs: (Glyph | number)[]): void {
    const { font, fontSize, hScale, charSpacing, wordSpacing } = this.#state;
    const unit = (font?.fontMatrix?.[0] ?? 1 / EM_UNITS) * fontSize;
    const advance = (distance: number): void => {
      this.#state.textMatrix = multiply(
        this.#state.textMatrix,
        font?.vertical ? [1, 0, 0, 1, 0, distance] : [1, 0, 0, 1, distance * hScale, 0],
      );
    };
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        advance(((font?.vertical ? 1 : -1) * glyph * fontSize) / EM_UNITS);
        continue;
      }
      const width =
        (font?.vertical ? (glyph.vmetric?.[0] ?? -(glyph.width ?? 0)) : (glyph.width ?? 0)) * unit;
      if (glyph.unicode?.trim()) this.#letter(glyph.unicode, width);
      advance(
        width + (font?.vertical ? -1 : 1) * (charSpacing + (glyph.isSpace ? wordSpacing : 0)),
      );
    }
  }

  #letter(text: string, advance: number): void {
    if (this.#maskDepth > 0) return;
    const { ctm, textMatrix, font, fontSize, hScale, rise, mode, clip, clipShape, fill, stroke } =
      this.#state;
    const placed = multiply(ctm, textMatrix);
    const [x, y] = apply(placed, 0, rise);
    const { page } = this.#around;
    const width = Math.abs(advance * hScale) * Math.hypot(placed[0], placed[1]);
    if (!(x + width >= page.left && x <= page.right && y >= page.bottom && y <= page.top)) return;
    const em = emOf(font) * fontSize;
    const size =
      Math.abs(em) *
      Math.min(
        Math.hypot(placed[2], placed[3]),
        area(placed) / (Math.hypot(placed[0], placed[1]) || Infinity),
      );
    const across = Math.abs(em * hScale) * Math.hypot(placed[0], placed[1]);
    const side = font?.vertical ? em : advance * hScale;
    const points = [
      [0.25, 0.15],
      [0.75, 0.15],
      [0.25, 0.45],
      [0.75, 0.45],
    ].map(([along = 0, up = 0]) => apply(placed, along * side, rise + up * em));
    const strokes = mode % 4 === MODE.stroke || mode % 4 === MODE.fillAndStroke;
    const fills = mode % 4 === MODE.fill || mode % 4 === MODE.fillAndStroke;
    const shown = points.some(
      (point) =>
        point[0] >= clip.left &&
        point[0] <= clip.right &&
        point[1] >= clip.bottom &&
        point[1] <= clip.top &&
        insideAll(clipShape, point),
    );
    if (mode >= CLIPPING) this.#holes.push(ringOf(placed, 0, rise, side, rise + em));
    this.letters.push({
      text,
      x,
      y,
      width,
      size,
      points,
      since: this.canvas.length,
      invisibleInk: mode === MODE.invisible,
      window: mode === MODE.window,
      inks: [...(fills ? [fill] : []), ...(strokes ? [stroke] : [])],
      hidden:
        !(size >= this.#smallest) ||
        !(across >= this.#smallest) ||
        this.#offDepth > 0 ||
        this.#state.maskedOut ||
        !shown ||
        ((fills || strokes) && this.#alphaOf(fills, strokes) < UNSEEN_ALPHA),
    });
  }

  #alphaOf(fills: boolean, strokes: boolean): number {
    const { fillAlpha, strokeAlpha, groupAlpha } = this.#state;
    return groupAlpha * Math.max(fills ? fillAlpha : 0, strokes ? strokeAlpha : 0);
  }
}

/**
 * Maximum alpha of blended or clipped paint. It is below `OPAQUE`, so that anything under the paint
 * is still treated as visible.
 */
const MIXED_ALPHA = 0.9;
const area = (m: Matrix): number => Math.abs(m[0] * m[3] - m[1] * m[2]);

/** Returns the height of an em: 1, except in Type 3 fonts, which have their own units. */
function emOf(font: Font | null): number {
  if (!font?.isType3Font || !font.fontMatrix) return 1;
  const height = Math.abs((font.bbox?.[3] ?? 0) - (font.bbox?.[1] ?? 0));
  return (height || 1) * Math.abs(font.fontMatrix[3] ?? 1);
}

function insideAll(shape: GraphicsState['clipShape'], point: Point): boolean {
  for (let one = shape; one; one = one.around)
    if (!inside(one.rings, point, one.evenOdd)) return false;
  return true;
}

/** What each path-painting operator does, keyed by the parser's operator number. */
const PATH_OPERATORS: Partial<
  Record<number, { fill?: boolean; stroke?: boolean; evenOdd?: boolean }>
> = {
  20: { stroke: true },
  21: { stroke: true },
  22: { fill: true },
  23: { fill: true, evenOdd: true },
  24: { fill: true, stroke: true },
  25: { fill: true, stroke: true, evenOdd: true },
  26: { fill: true, stroke: true },
  27: { fill: true, stroke: true, evenOdd: true },
};
