/**
 * A commit that brings SQLite's log to so many pages (16 MB) takes it over into the file, and waits for the disk twice.
 * An order writes some fifty pages, mostly the same ones as the order before: the longer the log, the fewer pages are
 * taken over for each.
 */
export const LOG_PAGES = 4000;
