import type { Card } from './card';
import { fitText, type Setting } from './fit-text';

/** Size of the card in CSS pixels: what networks show of a link. The image has twice as many. */
const CARD = { width: 1200, height: 630, scale: 2 } as const;

/** The stage's colors (`tokens.css`), which are the same in both themes. */
const COLORS = {
  stage: '#0d2f28',
  arch: '#14443a',
  track: '#2a6254',
  filled: '#7ad5b9',
  doorTop: '#fde6c2',
  doorFoot: '#f2a24b',
  onDoor: '#0d2f28',
  text: '#eef5f1',
  quiet: '#b3cbc1',
  lamp: '#f4b163',
};

/** The doorway, in the proportions of `Doorway` (75 by 86). It stands on the card's lower edge. */
const DOORWAY = { x: 72, width: 430 };
const UNIT = DOORWAY.width / 75;
const FRAME = 30;
const TEXT = { x: 584, width: 544 };
/** How the role may be set, best first. */
const ROLE: readonly Setting[] = [
  { size: 60, maxLines: 1 },
  { size: 54, maxLines: 1 },
  { size: 48, maxLines: 1 },
  { size: 54, maxLines: 2 },
  { size: 46, maxLines: 2 },
];
/** How the quote may be set, best first, and where it has to end. */
const QUOTE: readonly Setting[] = [
  { size: 40, maxLines: 3 },
  { size: 36, maxLines: 4 },
  { size: 32, maxLines: 4 },
];
const SMALLEST_QUOTE = 30;
const QUOTE_FOOT = 516;

export interface CardFonts {
  /** CSS font families for the interface and for what people say. */
  ui: string;
  voice: string;
}

const fontOf = (weight: number, size: number, family: string) => `${weight} ${size}px ${family}`;

/**
 * Loads the fonts that a card needs.
 * @throws if one of them can't be loaded
 */
export async function loadCardFonts(card: Card, { ui, voice }: CardFonts): Promise<void> {
  const { kind, role, outOf, rise, day, product, quote } = card;
  const texts = [kind, role, outOf, rise, day, product, card.score].join(' ');
  await Promise.all([
    ...[400, 560, 620].map((weight) => document.fonts.load(fontOf(weight, 40, ui), texts)),
    ...(quote ? [document.fonts.load(fontOf(400, 40, voice), quote.text)] : []),
  ]);
}

/** Draws a card. Its fonts must be loaded. */
export function drawCard(card: Card, fonts: CardFonts): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = CARD.width * CARD.scale;
  canvas.height = CARD.height * CARD.scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser offers no canvas');
  context.scale(CARD.scale, CARD.scale);
  context.fillStyle = COLORS.stage;
  context.fillRect(0, 0, CARD.width, CARD.height);
  drawDoorway(context, card, fonts);
  drawTexts(context, card, fonts);
  return canvas;
}

/** Mirrors a distance from the left edge on cards that are read from right to left. */
const across = ({ direction }: Card, x: number) => (direction === 'rtl' ? CARD.width - x : x);

/** The outline of an arch that stands on the lower edge, from its start side to its end side. */
function arch(card: Card, inset: number, top: number): Path2D {
  const radius = (DOORWAY.width - 2 * inset) / 2;
  const centre = across(card, DOORWAY.x + DOORWAY.width / 2);
  const spring = CARD.height - 86 * UNIT + top + radius;
  const isMirrored = card.direction === 'rtl';
  const start = centre + (isMirrored ? radius : -radius);
  const path = new Path2D();
  path.moveTo(start, CARD.height);
  path.lineTo(start, spring);
  path.arc(centre, spring, radius, isMirrored ? 0 : Math.PI, isMirrored ? Math.PI : 0, isMirrored);
  path.lineTo(2 * centre - start, CARD.height);
  return path;
}

function drawDoorway(context: CanvasRenderingContext2D, card: Card, { ui }: CardFonts): void {
  context.fillStyle = COLORS.arch;
  context.fill(arch(card, 10 * UNIT, 16 * UNIT));
  const door = arch(card, 20 * UNIT, 32 * UNIT);
  const light = context.createLinearGradient(0, CARD.height - 54 * UNIT, 0, CARD.height);
  light.addColorStop(0, COLORS.doorTop);
  light.addColorStop(1, COLORS.doorFoot);
  context.shadowColor = COLORS.lamp;
  context.shadowBlur = 160;
  context.fillStyle = light;
  context.fill(door);
  context.shadowBlur = 0;

  const frame = arch(card, FRAME / 2, FRAME / 2);
  const radius = (DOORWAY.width - FRAME) / 2;
  const legs = 2 * (86 * UNIT - FRAME / 2 - radius);
  const length = legs + Math.PI * radius;
  context.lineWidth = FRAME;
  context.strokeStyle = COLORS.track;
  context.stroke(frame);
  context.strokeStyle = COLORS.filled;
  context.setLineDash([(length * card.score) / 100, length]);
  if (card.score > 0) context.stroke(frame);
  context.setLineDash([]);

  const centre = across(card, DOORWAY.x + DOORWAY.width / 2);
  context.textAlign = 'center';
  context.direction = card.direction;
  context.fillStyle = COLORS.onDoor;
  context.font = fontOf(620, 112, ui);
  context.fillText(String(card.score), centre, CARD.height - 118);
  context.font = fontOf(560, 28, ui);
  context.fillText(card.outOf, centre, CARD.height - 66);
}

function drawTexts(context: CanvasRenderingContext2D, card: Card, { ui, voice }: CardFonts): void {
  const start = across(card, TEXT.x);
  const end = across(card, TEXT.x + TEXT.width);
  const measureAt = (weight: number, family: string) => (size: number) => (text: string) => {
    context.font = fontOf(weight, size, family);
    return context.measureText(text).width;
  };
  const isArabic = card.direction === 'rtl';
  context.direction = card.direction;
  context.textAlign = 'start';

  context.fillStyle = COLORS.quiet;
  context.font = fontOf(560, 26, ui);
  context.fillText(card.kind, start, 112);

  let y = 132;
  if (card.role !== null) {
    const role = fitText(card.role, ROLE, {
      width: TEXT.width,
      measureAt: measureAt(620, ui),
    });
    context.fillStyle = COLORS.text;
    context.font = fontOf(620, role.size, ui);
    for (const line of role.lines) {
      y += role.size * (isArabic ? 1.35 : 1.14);
      context.fillText(line, start, y);
    }
  }

  if (card.rise !== null) {
    y += 48;
    context.fillStyle = COLORS.filled;
    context.font = fontOf(560, 28, ui);
    context.fillText(card.rise, start, y);
  }

  if (card.quote !== null) {
    const { text, marks, direction } = card.quote;
    const [open, close] = marks;
    const leading = direction === 'rtl' ? 1.7 : 1.42;
    y += 28;
    const room = QUOTE_FOOT - y;
    const { size, lines } = fitText(
      `${open}${text}${close}`,
      [
        ...QUOTE.filter((setting) => setting.size * leading * setting.maxLines <= room),
        { size: SMALLEST_QUOTE, maxLines: Math.floor(room / (SMALLEST_QUOTE * leading)) },
      ],
      { width: TEXT.width, measureAt: measureAt(400, voice), close },
    );
    context.fillStyle = COLORS.text;
    context.font = fontOf(400, size, voice);
    context.direction = direction;
    context.textAlign = direction === card.direction ? 'start' : 'end';
    for (const line of lines) {
      y += size * leading;
      context.fillText(line, start, y);
    }
  }

  context.direction = card.direction;
  context.fillStyle = COLORS.text;
  context.font = fontOf(620, 26, ui);
  context.textAlign = 'start';
  drawLogo(context, card, start);
  context.fillText(card.product, start + (isArabic ? -44 : 44), 566);
  context.fillStyle = COLORS.quiet;
  context.font = fontOf(400, 24, ui);
  context.textAlign = 'end';
  context.fillText(card.day, end, 566);
}

/** The logo (see `Logo`), 26 by 30. */
function drawLogo(context: CanvasRenderingContext2D, card: Card, start: number): void {
  context.save();
  context.translate(card.direction === 'rtl' ? start - 30 : start, 539);
  context.scale(30 / 26, 30 / 26);
  context.fillStyle = COLORS.filled;
  context.fill(new Path2D('M0 30V13a13 13 0 0 1 26 0v17Z'));
  context.fillStyle = COLORS.lamp;
  context.fill(new Path2D('M7 30V20a6 6 0 0 1 12 0v10Z'));
  context.restore();
}
