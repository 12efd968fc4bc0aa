// A file of its own, so that it is loaded apart from the frame.
export { PlaceLine as default } from '#delivery/web/public.ts';
