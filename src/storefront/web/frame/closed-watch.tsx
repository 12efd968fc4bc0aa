// A file of its own, so that it is loaded apart from the frame.
export { ClosedWatch as default } from '#settings/web/public.ts';
