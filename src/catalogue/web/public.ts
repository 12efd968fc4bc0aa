// For other features, in the browser: the picture of a product, or the drawing of its category.
export { GoodsPicture, GoodsTilePicture } from './goods-picture.tsx';
