/** Colours of the drawings: mixed in OKLab, so that shadows stay clean and never turn grey. */

type Lab = readonly [lightness: number, a: number, b: number];

/** The colours of a material in light, as it is, in shade and in its deepest folds. */
export type Ramp = { light: string; base: string; dark: string; deep: string };

/** The four tones of a material: warmer where lit, a deep tone of its own hue in the shade. */
export function ramp(colour: string): Ramp {
  const shade = shadeOf(colour);
  return {
    light: mix(colour, '#FFF7DA', 0.36),
    base: colour,
    dark: mix(colour, shade, 0.34),
    deep: mix(colour, shade, 0.66),
  };
}

/** A colour between two others; 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [one, other] = [toLab(from), toLab(to)];
  return toHex([
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ]);
}

function shadeOf(colour: string): string {
  const [, a, b] = toLab(colour);
  const strength = Math.hypot(a, b);
  if (strength < 0.035) return '#8478B4';
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  if (hue > 112 && hue < 190) return '#06402F';
  if (hue >= 100 && hue <= 112) return '#5C5200';
  if (hue < -60 || hue >= 190) return '#22135C';
  return '#5E1038';
}

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

function toLab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((channel) => byteOf(channel).toString(16).padStart(2, '0')).join('')}`;
}

const byteOf = (channel: number) =>
  Math.round(255 * Math.min(1, Math.max(0, fromLinear(Math.max(0, channel)))));
