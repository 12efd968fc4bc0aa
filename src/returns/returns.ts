// The shop's returns: the periods that they are for, and their figures. How papers are folded into tables stands in `gstr1/` and
// `composition/`.
export * from './accountants.ts';
export * from './parts.ts';
export * from './period.ts';
export * from './shapes.ts';
