// For other features, in the browser: the search box.
export { SEARCH_BOX, SearchBox } from './search-box.tsx';
