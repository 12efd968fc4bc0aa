// What other features may use of this one in the back office, and nothing else.
export { Thumb } from './thumb.tsx';
