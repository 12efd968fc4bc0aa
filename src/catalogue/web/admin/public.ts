// For other features, in the back office: goods as staff list them, edits of prices that can wait for the network, a
// product's small picture, a list's filter by shelf, the names of units, and scanning.
export { readListing } from './list/read-listing.ts';
export { PRICE_EDITS, priceEditOf, withPriceEdits } from './price-edits.ts';
export { lookUpScan, type ScanFound } from './scan/product-scan.tsx';
export { ScanButton } from './scan/scan-button.tsx';
export { useTypedScans } from './scan/use-typed-scans.ts';
export { ShelfFilter } from './shelves/staff-shelves.tsx';
export { shelfOf, shelfOptions, useStaffShelves } from './shelves/staff-shelves.tsx';
export { unitText } from './shown-goods.tsx';
export { DiscardDraft } from './form/discard-draft.tsx';
export { GoodsName, shownTitle, Thumb, WaitersContext } from './shown-goods.tsx';
