import { artOf } from '#catalogue/catalogue.ts';
import { TilePicture } from '#media/web/public.ts';
import drawings from './shelf-art.svg?url';

/** The drawing of a shelf in its own tint; it also stands for goods without a picture. */
export const ShelfDrawing = ({ art }: { art: string }) => {
  const drawing = artOf(art);
  return (
    <svg
      data-shelf-art={drawing}
      viewBox="0 0 48 48"
      aria-hidden="true"
      fill="currentColor"
      className="size-3/5 text-muted"
      style={{ color: `oklch(from var(--color-${drawing}) 0.58 calc(c * 5) h)` }}
    >
      <use href={`${drawings}#${drawing}`} />
    </svg>
  );
};

/** The owner's photo of a shelf, or else its drawing. */
export const ShelfPicture = ({
  art,
  photo = '',
  className,
}: {
  art: string;
  photo?: string | undefined;
  className: string;
}) => (
  <TilePicture thumbnail={photo} size="small" className={className} instead={<ShelfDrawing art={art} />} />
);

/** Props of a picture; `art` names the drawing that stands in for it. */
export type Of<Shown extends (props: never) => unknown> = Omit<
  Shown extends (props: infer Props) => unknown ? Props : never,
  'instead'
> & { art: string };

/** A product's picture on a tile; where there is none, or it does not come, its brand in words and its shelf's drawing. */
export const GoodsTilePicture = ({
  art,
  brand,
  ...picture
}: Of<typeof TilePicture> & { brand?: string | undefined }) => (
  <TilePicture
    {...picture}
    instead={
      <>
        {brand && <b translate="no">{brand}</b>}
        <ShelfDrawing art={art} />
      </>
    }
  />
);
