// What the search box needs once somebody comes near it, fetched together.
export { SearchSuggestions } from './search-suggestions.tsx';
export { VoiceSearch } from './voice-search.tsx';
