/** Soft clay: all drawings are lit in the same way, from the top left, so that they look alike. */
import { mix, ramp } from './colour.ts';
import { oval } from './shapes.ts';

/** The form of a piece: a ball, an upright tube, a lying tube, or a slab. */
export type Form = 'ball' | 'tube' | 'log' | 'slab';

/** A piece of clay: one outline, one colour, lit and shaded by its form; `soft` is how round its edges are. */
export function clay(outline: string, colour: string, form: Form = 'ball', soft = 9): string {
  const [fill, fillId] = defined(fills[form](colour));
  const [edge, edgeId] = defined(edges(colour, soft));
  return `${fill}${edge}<path d="${outline}" fill="url(#${fillId})" filter="url(#${edgeId})"/>`;
}

/** A small piece without its own soft edges (cheap: grains, seeds, dots). */
export function bead(outline: string, colour: string, form: Form = 'ball'): string {
  const [fill, id] = defined(fills[form](colour));
  return `${fill}<path d="${outline}" fill="url(#${id})"/>`;
}

/** Something flat painted onto a piece. */
export const painted = (outline: string, colour: string, opacity = 1) =>
  `<path d="${outline}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A line drawn onto a piece: a stalk, a seam, a fold. */
export const line = (path: string, colour: string, width: number, opacity = 1) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A round rod along a path: dark edge, body and a lit line on its upper side. */
export function rod(path: string, colour: string, width: number): string {
  const { dark, base, light } = ramp(colour);
  return `${line(path, dark, width)}<g transform="translate(${-width * 0.07} ${-width * 0.07})">${line(path, base, width * 0.8)}</g><g transform="translate(${-width * 0.16} ${-width * 0.16})">${line(path, light, width * 0.28, 0.8)}</g>`;
}

/** The soft reflection of the sky. */
export function shine(cx: number, cy: number, rx: number, ry: number, degrees = 0, strength = 0.7): string {
  const [fill, id] = defined(
    `<radialGradient id="*"><stop offset="0" stop-color="#FFF" stop-opacity="${strength}"/><stop offset=".55" stop-color="#FFF" stop-opacity="${strength * 0.45}"/><stop offset="1" stop-color="#FFF" stop-opacity="0"/></radialGradient>`,
  );
  return `${fill}<path d="${oval(cx, cy, rx, ry)}" transform="rotate(${degrees} ${cx} ${cy})" fill="url(#${id})"/>`;
}

/** Parts that show only inside an outline. */
export function inside(outline: string, parts: string): string {
  const [clip, id] = defined(`<clipPath id="*"><path d="${outline}"/></clipPath>`);
  return `${clip}<g clip-path="url(#${id})">${parts}</g>`;
}

/** A soft shadow in the shape of an outline. */
export function shadow(outline: string, blur: number, opacity = 0.35, colour = '#3B1430'): string {
  const [soft, id] = defined(
    `<filter id="*" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  );
  return `${soft}<path d="${outline}" fill="${colour}" opacity="${opacity}" filter="url(#${id})"/>`;
}

/** Moves, turns and scales parts together. */
export const placed = (parts: string, x: number, y: number, degrees = 0, scale = 1) =>
  `<g transform="translate(${x} ${y})${degrees === 0 ? '' : ` rotate(${degrees})`}${scale === 1 ? '' : ` scale(${scale})`}">${parts}</g>`;

/** Leans parts around the middle of the picture. */
export const leaning = (parts: string, degrees: number) =>
  `<g transform="rotate(${degrees} 100 100)">${parts}</g>`;

/** The finished picture; each gradient and filter stands in it once. */
export function picture(parts: string, view = '-30 -30 260 260', size = 960): string {
  const definitions = new Set<string>();
  const body = parts.replace(
    /<(radialGradient|linearGradient|filter|clipPath) id="c[^]*?<\/\1>/g,
    (definition) => (definitions.add(definition), ''),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${size}" height="${size}"><defs>${[...definitions].join('')}</defs>${body}</svg>`;
}

/** Random numbers that are the same every time: drawings must not differ between builds. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const stops = (list: readonly (readonly [number, string])[]) =>
  list.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

const fills: Record<Form, (colour: string) => string> = {
  ball(colour) {
    const { light, base, dark } = ramp(colour);
    return `<radialGradient id="*" cx=".36" cy=".3" r=".8">${stops([
      [0, light],
      [0.45, base],
      [1, dark],
    ])}</radialGradient>`;
  },
  tube(colour) {
    const { light, base, dark } = ramp(colour);
    return `<linearGradient id="*">${stops([
      [0, mix(base, dark, 0.45)],
      [0.28, light],
      [0.5, base],
      [0.88, dark],
      [1, mix(base, dark, 0.6)],
    ])}</linearGradient>`;
  },
  log(colour) {
    const { light, base, dark } = ramp(colour);
    return `<linearGradient id="*" x2="0" y2="1">${stops([
      [0, mix(base, light, 0.5)],
      [0.25, light],
      [0.5, base],
      [0.9, dark],
      [1, mix(base, dark, 0.7)],
    ])}</linearGradient>`;
  },
  slab(colour) {
    const { light, base, dark } = ramp(colour);
    return `<linearGradient id="*" x2=".7" y2="1">${stops([
      [0, mix(base, light, 0.75)],
      [0.5, base],
      [1, mix(base, dark, 0.7)],
    ])}</linearGradient>`;
  },
};

function edges(colour: string, soft: number): string {
  const { light, dark, deep } = ramp(colour);
  const spread = Math.round(soft * 50) / 100;
  return (
    `<filter id="*" x="-1%" y="-1%" width="102%" height="102%" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${spread}" result="blur"/>` +
    crescent(-spread * 0.8, -spread, mix(dark, deep, 0.45), 0.8, 'SourceGraphic') +
    crescent(spread * 0.6, spread * 0.8, mix(light, '#FFFFFF', 0.3), 0.75, 'shaded') +
    `</filter>`
  );
}

/** Shades the part of a piece that its shifted, blurred copy does not cover. */
const crescent = (dx: number, dy: number, colour: string, strength: number, on: string) =>
  `<feOffset in="blur" dx="${dx}" dy="${dy}" result="self"/><feFlood flood-color="${colour}" flood-opacity="${strength}"/>` +
  `<feComposite in2="self" operator="out"/><feComposite in2="${on}" operator="atop" result="shaded"/>`;

/** Names a definition by its own text, so that a drawing's text depends on nothing else. */
function defined(definition: string): [text: string, id: string] {
  let hash = 0x811c9dc5;
  for (const char of definition) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  const id = `c${(hash >>> 0).toString(36)}`;
  return [definition.replace('id="*"', `id="${id}"`), id];
}
