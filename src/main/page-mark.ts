import { createContext } from 'react';

/** While a page is rendered on the server: the word that the page's own scripts carry. */
export const PageMark = createContext<string | undefined>(undefined);
