import { createContext } from 'react-router';
import type { Language } from '#base/language/language.ts';
import type { Platform } from '#platform/platform.ts';

/** The platform that loaders of server-rendered pages use. */
export const platformContext = createContext<Platform>();

/** The language of the page that is rendered. */
export const languageContext = createContext<Language>('en');

/** The word of this rendering that the page's own scripts carry. */
export const scriptMarkContext = createContext<string>();

/**
 * Notes to write down after a page was rendered. A loader only reads, so it leaves them here for the page's renderer.
 */
export type PageNotes = { searchedInVain?: string };

/** The notes of the page's loaders for its renderer. */
export const notesContext = createContext<PageNotes>();
