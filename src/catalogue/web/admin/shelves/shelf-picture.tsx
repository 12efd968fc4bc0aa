import type { StaffShelf } from '#catalogue/shelves/shelf-forms.ts';
import { ShelfDrawing } from '#catalogue/web/goods-picture.tsx';
import { TilePicture } from '#media/web/public.ts';

/** A shelf's photo or drawing, small. */
export const ShelfPicture = ({ shelf: { art, picture, thumbnail } }: { shelf: StaffShelf }) => (
  <span
    style={{ background: `var(--color-${art})` }}
    className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control"
  >
    {picture === 'photo' && thumbnail ? (
      <TilePicture thumbnail={thumbnail} size="small" className="size-full object-contain" />
    ) : (
      <ShelfDrawing art={art} />
    )}
  </span>
);
