// For other features, in the browser: showing pictures, and making photos small enough to send.
export { Picture } from './large-picture.tsx';
export { type PhotoFault, PhotoUnfit, shrinkPhoto } from './shrink-photo.ts';
export { TilePicture } from './tile-picture.tsx';
