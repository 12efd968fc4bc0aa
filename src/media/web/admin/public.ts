// What other features may use of this one in the back office, and nothing else.
export { type PhotoOfForm, PhotoPicker, usePhoto } from './photo-picker.tsx';
