// For other features, in the browser: the picture of a product, and of a shelf; its mark; what is said
// where nothing is left.
export { FoodMark } from './food-mark.tsx';
export { SoldOut, useToday } from './sold-out.tsx';
export { GoodsTilePicture, ShelfPicture } from './goods-picture.tsx';
export { GoodsPicture } from './large-goods-picture.tsx';
