// A file of its own, so that only shops with hours load it.
export { ClosedWatch } from '#settings/web/public.ts';
