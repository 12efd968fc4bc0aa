import { artOf } from '#catalogue/catalogue.ts';
import { TilePicture } from '#media/web/public.ts';
import drawings from './shelf-art.svg?url';

/** What stands for goods without a picture of their own: the drawing of their shelf, in the drawing's tint. */
export const ShelfDrawing = ({ art }: { art: string }) => {
  const drawing = artOf(art);
  return (
    <svg
      data-shelf-art={drawing}
      viewBox="0 0 48 48"
      aria-hidden="true"
      fill="currentColor"
      className="size-3/5 text-muted"
      style={{ color: `oklch(from var(--color-${drawing}) 0.6 calc(c * 3) h)` }}
    >
      <use href={`${drawings}#${drawing}`} />
    </svg>
  );
};

/** What a picture is shown with; `art` names the drawing that stands in for it. */
export type Of<Shown extends (props: never) => unknown> = Omit<
  Shown extends (props: infer Props) => unknown ? Props : never,
  'instead'
> & { art: string };

/** A product's picture on a tile; where there is none, or it does not come, its shelf's drawing. */
export const GoodsTilePicture = ({ art, ...picture }: Of<typeof TilePicture>) => (
  <TilePicture {...picture} instead={<ShelfDrawing art={art} />} />
);
