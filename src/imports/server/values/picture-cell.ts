import { RowRefused } from './row-refused.ts';

/** The first address of a picture in a cell of another shop's file; empty when there is none. */
export function readPicture(cell: string): string {
  const [first = ''] = cell.trim().split(/[,;|]\s*(?=https?:)|\s+(?=https?:)/);
  return /^https?:\/\/[^\s"'<>\\]{1,490}$/.test(first) ? first : '';
}

/** A thumbnail of our own file: one of the shop's pictures, or an address. */
export function readThumbnail(cell: string): string {
  const given = cell.trim();
  if (given && !/^\/(?!\/)[^\s"'<>\\]{0,490}$/.test(given) && !readPicture(given)) {
    throw new RowRefused('the thumbnail is neither one of the shop’s pictures nor an https address');
  }
  return given;
}
