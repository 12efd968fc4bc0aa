import type { StaffShelf } from '#catalogue/shelves/shelf-forms.ts';
import { ShelfPicture } from '#catalogue/web/goods-picture.tsx';

/** A shelf's photo or drawing on its tint, small. */
export const ShelfTile = ({ shelf: { art, picture, thumbnail } }: { shelf: StaffShelf }) => (
  <span
    style={{ background: `var(--color-${art})` }}
    className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control"
  >
    <ShelfPicture
      art={art}
      photo={picture === 'photo' ? thumbnail : ''}
      className="size-full object-contain"
    />
  </span>
);
