import { UPLOAD_LIMITS } from '#media/media.ts';

/** The longest side that is worth sending: the shop keeps no larger one than 960. */
const SIDE = 1600;
/** Smaller files are sent as they are: shrinking them gains nothing on the line. */
const LIGHT = 400 * 1024;
const QUALITIES = [0.85, 0.7, 0.5] as const;

/**
 * Makes a photo small enough to send over a slow line: a 12-megapixel picture of 5 MB becomes one of about 300 KB.
 * What this browser cannot read is refused with the reason.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (!(UPLOAD_LIMITS.types as readonly string[]).includes(file.type)) {
    throw new PhotoRefused('This is not a picture that the shop takes: PNG, JPG, GIF or WebP up to 2MB.');
  }
  if (file.size <= LIGHT) return file;
  const picture = await decode(file);
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen)
    throw new PhotoRefused('This browser cannot make the photo smaller. Please choose one under 2MB.');
  // JPEG knows no transparency; what shines through becomes the white of the tile, not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (blob && blob.size <= UPLOAD_LIMITS.bytes) return blob.size < file.size ? blob : file;
  }
  throw new PhotoRefused('This photo stays larger than 2MB. Please choose another.');
}

/** Why a photo cannot be sent, in a sentence for the one who chose it. */
export class PhotoRefused extends Error {}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Only the decoder knows what is wrong with the bytes, and it does not tell.
    throw new PhotoRefused('This photo cannot be read; it may be damaged. Please choose another.');
  }
}
