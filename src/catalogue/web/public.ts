// For other features, in the browser: the picture of a product, and of a shelf; its mark; what is said
// where nothing is left.
export { FoodMark, SoldOut, useToday } from './goods-marks.tsx';
export { GoodsTilePicture, ShelfPicture } from './goods-picture.tsx';
export { GoodsPicture } from './large-goods-picture.tsx';
