// For other features, on the server.
export { type AddressOfPicture, bringDemoPictures, demoPictures } from './demo-pictures.ts';
export { keepPicture } from './uploads.ts';
