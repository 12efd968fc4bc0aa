import { CATEGORIES, type Category } from '#catalogue/catalogue.ts';
import { Picture, TilePicture } from '#media/web/public.ts';
import drawings from './shelf-art.svg?url';

/** What stands for goods without a picture of their own: the drawing of their shelf, in the shelf's tint. */
const ShelfArt = ({ category }: { category: string }) => {
  const shelf = CATEGORIES.includes(category as Category) ? category : 'grocery';
  return (
    <svg
      data-shelf-art={shelf}
      viewBox="0 0 48 48"
      aria-hidden="true"
      fill="currentColor"
      className="size-3/5 text-muted"
      style={{ color: `oklch(from var(--color-${shelf}) 0.6 calc(c * 3) h)` }}
    >
      <use href={`${drawings}#${shelf}`} />
    </svg>
  );
};

type Of<Shown extends (props: never) => unknown> = Omit<
  Shown extends (props: infer Props) => unknown ? Props : never,
  'instead'
> & { category: string };

/** A product's picture on a tile; where there is none, or it does not come, its shelf's drawing. */
export const GoodsTilePicture = ({ category, ...picture }: Of<typeof TilePicture>) => (
  <TilePicture {...picture} instead={<ShelfArt category={category} />} />
);

/** A product's picture where it is large; where there is none, or it does not come, its shelf's drawing. */
export const GoodsPicture = ({ category, ...picture }: Of<typeof Picture>) => (
  <Picture {...picture} instead={<ShelfArt category={category} />} />
);
