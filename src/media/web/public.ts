// For other features, in the browser: showing pictures.
export { Picture } from './large-picture.tsx';
export { TilePicture } from './tile-picture.tsx';
