// A file of its own, so that it is loaded apart from the frame.
export { PlaceLine } from '#delivery/web/public.ts';
