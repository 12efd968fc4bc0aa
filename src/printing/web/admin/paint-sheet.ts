import type { Dots } from '#printing/printing.ts';

/** Receipt printers set eight dots to a millimetre. */
const DOTS_PER_PIXEL = (8 * 25.4) / 96;
/** White below the last line. */
const MARGIN_PX = 4;

/**
 * Draws a sheet of the page in black, as wide as the printer's line: letters of every script, rules and codes.
 * Drawn here, because a browser does not let scripts read the pixels of a page that it rendered.
 */
export function paintSheet(sheet: HTMLElement, dots: number): ImageData {
  const box = sheet.getBoundingClientRect();
  const { paddingLeft, borderLeftWidth } = getComputedStyle(sheet);
  const canvas = document.createElement('canvas');
  canvas.width = dots;
  canvas.height = Math.ceil((box.height + MARGIN_PX) * DOTS_PER_PIXEL);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws nothing.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  context.scale(DOTS_PER_PIXEL, DOTS_PER_PIXEL);
  context.translate(-box.left - parseFloat(paddingLeft) - parseFloat(borderLeftWidth), -box.top);
  for (const child of sheet.childNodes) paint(context, child);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function paint(context: CanvasRenderingContext2D, node: Node): void {
  if (node instanceof Text) paintText(context, node);
  else if (node instanceof SVGSVGElement) paintDrawing(context, node);
  else if (node instanceof HTMLElement && isSeen(node)) {
    paintRules(context, node);
    for (const child of node.childNodes) paint(context, child);
  }
}

/** False for text that only screen readers get (clipped to a single point) and for hidden elements. */
function isSeen(element: HTMLElement): boolean {
  const { display, visibility, position } = getComputedStyle(element);
  if (display === 'none' || visibility === 'hidden') return false;
  return position !== 'absolute' || element.offsetWidth > 1;
}

function paintText(context: CanvasRenderingContext2D, text: Text): void {
  const parent = text.parentElement;
  if (!parent) return;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(parent);
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const isStruck = parent.closest('del, s, .line-through') !== null;
  for (const { words, box } of linesOf(text)) {
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(words);
    const base = box.top + (box.height - ascent - descent) / 2 + ascent;
    context.fillText(words, box.left, base, box.width);
    if (isStruck) context.fillRect(box.left, base - ascent / 3, box.width, 1);
  }
}

/** The lines above and below an element, and the frame of a box to tick. */
function paintRules(context: CanvasRenderingContext2D, element: HTMLElement): void {
  const style = getComputedStyle(element);
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const rule = (width: string, kind: string, [x, y, toX, toY]: readonly [number, number, number, number]) => {
    const thick = parseFloat(width);
    if (thick === 0 || kind === 'none' || kind === 'hidden') return;
    context.lineWidth = thick;
    context.setLineDash(kind === 'solid' ? [] : [3, 3]);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(toX, toY);
    context.stroke();
  };
  rule(style.borderTopWidth, style.borderTopStyle, [left, top, right, top]);
  rule(style.borderBottomWidth, style.borderBottomStyle, [left, bottom, right, bottom]);
  rule(style.borderLeftWidth, style.borderLeftStyle, [left, top, left, bottom]);
  rule(style.borderRightWidth, style.borderRightStyle, [right, top, right, bottom]);
}

function paintDrawing(context: CanvasRenderingContext2D, drawing: SVGSVGElement): void {
  const { left, top, width, height } = drawing.getBoundingClientRect();
  const across = drawing.viewBox.baseVal;
  context.save();
  context.translate(left, top);
  context.scale(width / across.width, height / across.height);
  for (const path of drawing.querySelectorAll('path')) context.fill(new Path2D(path.getAttribute('d') ?? ''));
  context.restore();
}

/** Brightness below which a pixel becomes a black dot. Receipts have only letters, rules and codes, without grey. */
const DARK = 160;

/** The dots of a picture whose breadth is that of the printer. */
export function dotsOf({ data, width, height }: ImageData, dots: Dots['dots']): Dots {
  const pixels = new Uint8Array((width * height) / 8);
  for (let at = 0; at < width * height; at += 1)
    if ((data[at * 4] ?? DARK) < DARK) pixels[at >> 3]! |= 0x80 >> (at & 7);
  return { dots, pixels };
}

/** Bytes as Base64, in parts, because a call takes only so many arguments. */
export function inBase64(bytes: Uint8Array): string {
  const PART = 8192;
  let text = '';
  for (let at = 0; at < bytes.length; at += PART)
    text += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(text);
}

/** A line of a text on the screen: its words, and where they stand. */
type Line = { words: string; box: DOMRect };

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The lines into which the screen breaks a text. A letter with its vowel signs is never cut. */
export function linesOf(text: Text): Line[] {
  const range = document.createRange();
  const lines: { from: number; to: number; top: number; height: number }[] = [];
  for (const { index, segment } of letters.segment(text.data)) {
    if (segment.trim() === '') continue;
    range.setStart(text, index);
    range.setEnd(text, index + segment.length);
    const [box] = range.getClientRects();
    if (!box) continue;
    const line = lines.at(-1);
    const isSame = line !== undefined && Math.abs(box.top - line.top) < line.height / 2;
    if (isSame) line.to = index + segment.length;
    else lines.push({ from: index, to: index + segment.length, top: box.top, height: box.height });
  }
  return lines.map(({ from, to }) => {
    range.setStart(text, from);
    range.setEnd(text, to);
    return {
      words: text.data.slice(from, to).replaceAll(/\s+/g, ' '),
      box: range.getBoundingClientRect(),
    };
  });
}
