// For other features, on the server.
export { keepPicture } from './keep-picture.ts';
