// The code that the search box needs once somebody comes near it, loaded together.
export { SearchSuggestions } from './search-suggestions.tsx';
export { VoiceSearch } from './voice-search.tsx';
