// For other features, in the back office: choosing a photo in a form.
export { type PhotoOfForm, PhotoPicker, usePhoto } from './photo-picker.tsx';
