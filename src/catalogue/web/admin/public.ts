// For other features, in the back office: a product's small picture.
export { Thumb } from './thumb.tsx';
