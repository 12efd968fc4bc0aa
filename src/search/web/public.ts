// For other features, in the browser: the search box, and the box for a pasted list.
export { costOfOffer, OfferButton } from './lists/offer-button.tsx';
export { isListOpen } from './lists/kept-list.ts';
export { PastedList, type SettledLine } from './lists/pasted-list.tsx';
export { goToSearch, SEARCH_BOX, SearchBox } from './search-box.tsx';
