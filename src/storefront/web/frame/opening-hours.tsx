// A file of its own, so that only shops with hours load it.
export { OpeningHours as default } from '#settings/web/public.ts';
