import { UPLOAD_LIMITS } from '#media/media.ts';

/** Why a photo cannot be sent: it is no picture, cannot be read, cannot be shrunk here, or stays too large. */
export type PhotoFault = 'noPicture' | 'broken' | 'noShrink' | 'tooLarge';

/** A photo that cannot be sent; the page that catches it says why in its words. */
export class PhotoUnfit extends Error {
  readonly fault: PhotoFault;
  constructor(fault: PhotoFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The longest side worth sending, the bytes below which a file is sent unchanged, and the most that may be sent. */
type Limits = { side: number; light: number; most: number };

const QUALITIES = [0.85, 0.7, 0.5, 0.35] as const;

/**
 * Shrinks a photo for a slow connection: a 12-megapixel picture of 5 MB becomes one of about 300 KB. A file that this
 * browser cannot read is refused with the reason.
 */
export async function shrinkPhoto(file: File, { side, light, most }: Limits): Promise<Blob> {
  if (!(UPLOAD_LIMITS.types as readonly string[]).includes(file.type)) throw new PhotoUnfit('noPicture');
  if (file.size <= light) return file;
  const picture = await decode(file);
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new PhotoUnfit('noShrink');
  // JPEG has no transparency: transparent parts become white instead of black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (blob && blob.size <= most) return blob.size < file.size || file.size > most ? blob : file;
  }
  throw new PhotoUnfit('tooLarge');
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // The decoder does not say what is wrong with the file.
    throw new PhotoUnfit('broken');
  }
}
