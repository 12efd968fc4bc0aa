// For other features, in the browser: the pincode field of an address form.
export { PincodePicker } from './pincode-picker.tsx';
