import type { Metadata } from 'sharp';

type About = Pick<Metadata, 'format' | 'width' | 'height'> &
  Partial<Pick<Metadata, 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'>>;

/** Bytes of a pixel that decoders of whole frames hold, measured: a GIF, and a WebP, which may be lossless. */
const FRAMES: Partial<Record<string, number>> = { gif: 5.5, webp: 5 };
/** A progressive JPEG is kept as coefficients of two bytes. */
const COEFFICIENT = 2;
/** An interlaced PNG is kept as its samples, and put in order beside them. */
const INTERLACED = 1.5;

/**
 * How many bytes a decoder holds of a picture at once. Plain JPEGs and PNGs are read line by line, so that they cost next to
 * nothing; of 40 million pixels a progressive JPEG took 237 MB, a plain one 10.
 */
export function bytesToDecode({
  format,
  width,
  height,
  channels = 3,
  depth,
  isProgressive = false,
  chromaSubsampling,
}: About): number {
  const pixels = width * height;
  const frame = FRAMES[format];
  if (frame !== undefined) return pixels * frame;
  if (!isProgressive) return 0;
  if (format === 'png') return pixels * channels * (depth === 'ushort' ? 2 : 1) * INTERLACED;
  // Colours at half the width and height are a quarter each.
  return pixels * (chromaSubsampling === '4:2:0' ? channels / 2 : channels) * COEFFICIENT;
}
