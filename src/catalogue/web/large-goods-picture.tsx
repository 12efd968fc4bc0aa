import { Picture } from '#media/web/public.ts';
import { type Of, ShelfDrawing } from './goods-picture.tsx';

/** A product's picture where it is large; where there is none, or it does not come, its shelf's drawing. */
export const GoodsPicture = ({ art, ...picture }: Of<typeof Picture>) => (
  <Picture {...picture} instead={<ShelfDrawing art={art} />} />
);
