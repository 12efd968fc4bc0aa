// What other features may use of this one in the browser, and nothing else.
export { PincodePicker } from './pincode-picker.tsx';
