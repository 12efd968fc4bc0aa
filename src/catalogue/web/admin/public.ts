// For other features, in the back office: a product's small picture, and a list's filter by shelf.
export { ShelfFilter } from './shelves/shelf-select.tsx';
export { shelfOptions, useStaffShelves } from './shelves/staff-shelves.ts';
export { Thumb } from './list/thumb.tsx';
