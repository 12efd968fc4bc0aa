// For other features, in the back office: choosing a photo in a form, and sending several.
export { type PhotoOfForm, PhotoPicker, usePhoto } from './photo-picker.tsx';
export { PhotoRefused } from './shrink-photo.ts';
export { type PhotoProgress, uploadPhoto } from './upload-photo.ts';
