// For other screens of the back office: what somebody types is read as in a pasted list.
export { readLine } from '#search/reading/read-line.ts';
export * from '#search/reading/units.ts';
