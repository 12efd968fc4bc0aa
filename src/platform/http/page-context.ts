import { createContext } from 'react-router';
import type { Platform } from '#platform/platform.ts';

/** What went wrong with one page while it was rendered, for the status that goes with it. */
export type PageTrouble = { error?: unknown };

/** What the loaders of the server-rendered pages stand on. */
export const platformContext = createContext<Platform>();

/** Where the page's renderer hears of what a loader threw. */
export const troubleContext = createContext<PageTrouble>();

/**
 * What is to be written down after a page was rendered: a loader only reads, so it says here what it noticed, and the
 * page's renderer has it written.
 */
export type PageNotes = { searchedInVain?: string };

/** Where the page's renderer hears of what its loaders noticed. */
export const notesContext = createContext<PageNotes>();
