/** How a picture file is named. */
export type PictureName = { id: string; file: string };

/** The pictures wherever the shop keeps them, as a backup needs them. */
export type PictureFiles = {
  files(): AsyncIterable<PictureName>;
  read(id: string, file: string): Promise<Uint8Array | undefined>;
  keep(id: string, file: string, bytes: Uint8Array): Promise<void>;
};

/** How many pictures are under way at once, to or from where they are kept. */
export const AT_ONCE = 16;

/** What a backup holds. */
export type BackupSummary = { rows: number; pictures: number };
