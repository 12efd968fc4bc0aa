// For other features, in the browser: showing pictures.
export { Picture, TilePicture } from './picture.tsx';
