// What other features may use of this one in the browser, and nothing else.
export { Picture, TilePicture } from './picture.tsx';
