import type { Product } from '#catalogue/catalogue.ts';
import { GoodsTilePicture } from '#catalogue/web/goods-picture.tsx';

/** Goods as a small picture shows them. What does not know the shelf of its goods names a drawing that every shop has. */
type Pictured = Pick<Product, 'thumbnail' | 'art'>;

/** A product's picture in a list; where there is none, or it does not come, the drawing of its shelf. */
export const Thumb = ({ of: { thumbnail, art }, className }: { of: Pictured; className: string }) => (
  <span className={`grid shrink-0 place-items-center overflow-hidden rounded-control bg-shelf ${className}`}>
    <GoodsTilePicture thumbnail={thumbnail} art={art} className="size-full object-contain" />
  </span>
);
