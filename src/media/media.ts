// The contract of pictures. Their files' names stand apart from the schema, because a shopper's first page needs the names
// and not the schema.
export * from './picture-address.ts';

/** The widths at which every picture is kept. A width names the square box of so many pixels that the picture fits in. */
export const PICTURE_WIDTHS = [160, 240, 480, 960] as const;
/** A width of pictures. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The formats in which every width is kept, the lighter one first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
/** A file format of pictures. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Limits of uploads. The browser shrinks larger photos first; the server refuses them. */
export const UPLOAD_LIMITS = {
  bytes: 2 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
} as const;

/** The address of one variant of a picture. It never changes, because the id is made from the picture's content. */
export const pictureUrl = (id: string, width: PictureWidth, format: PictureFormat): string =>
  `/media/${id}/${pictureFile(width, format)}`;

/** The thumbnail that a product stores: one address that stands for all variants of the picture. */
export const thumbnailUrl = (id: string): string => pictureUrl(id, 480, 'webp');

/** The name of one variant's file. */
export const pictureFile = (width: PictureWidth, format: PictureFormat): string => `${width}.${format}`;

/** True if a text is a picture's id: 32 hexadecimal digits. */
export const isPictureId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** True if a text is the name of a variant's file, as `240.avif`. */
export const isPictureFile = (text: string): boolean =>
  PICTURE_WIDTHS.some((width) => PICTURE_FORMATS.some((format) => text === pictureFile(width, format)));

/** The sources of an `<img>`: srcset texts where the picture is ours, otherwise only the address. */
type PictureSources = { src: string; avif?: string; webp?: string };

/** Turns a stored thumbnail into the addresses of all its variants. A picture from another site stays as it is. */
export function pictureSources(thumbnail: string): PictureSources {
  const id = /^\/media\/([0-9a-f]{32})\/480\.webp$/.exec(thumbnail)?.[1];
  if (!id) return { src: thumbnail };
  const all = (format: PictureFormat) =>
    PICTURE_WIDTHS.map((width) => `${pictureUrl(id, width, format)} ${width}w`).join(', ');
  return { src: thumbnail, avif: all('avif'), webp: all('webp') };
}
