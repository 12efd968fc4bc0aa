// For other features, in the back office: choosing a photo in a form, and sending several.
export { PhotoPicker } from './photo-picker.tsx';
export { PhotoRefused } from './photo.ts';
export { type PhotoProgress, uploadPhoto } from './photo.ts';
export { type PhotoOfForm, usePhoto } from './photo.ts';
