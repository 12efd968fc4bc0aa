import { artOf } from '#catalogue/catalogue.ts';
import { TilePicture } from '#media/web/public.ts';
import drawings from './shelf-art.svg?url';

/** The drawing of a shelf, on the shelf's tint; it also stands for goods without a picture. It is fetched where it is seen. */
export const ShelfDrawing = ({ art }: { art: string }) => {
  const drawing = artOf(art);
  return (
    <img data-shelf-art={drawing} src={`${drawings}#${drawing}`} alt="" loading="lazy" className="size-3/5" />
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
