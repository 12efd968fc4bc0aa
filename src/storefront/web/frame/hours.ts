// A file of its own, so that only shops with hours load it.
export { ClosedWatch, OpeningHours } from '#settings/web/public.ts';
