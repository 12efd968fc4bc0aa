// What other features may use of this one in the browser, and nothing else.
export { SEARCH_BOX, SearchBox } from './search-box.tsx';
