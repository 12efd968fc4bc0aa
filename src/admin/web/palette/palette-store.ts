import { create } from 'zustand';

/** Whether the palette is open, and what is typed in it: the page's frame may come anew meanwhile, and with it the field. */
export const usePalette = create<{ open: boolean; typed: string }>(() => ({ open: false, typed: '' }));

/** Opens the palette: a search of orders, customers and pages, and what can be done with them. */
export const openPalette = (): void => usePalette.setState({ open: true, typed: '' });
