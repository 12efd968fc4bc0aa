/** The moments that a mix is measured in, the same for Haat alone and beside its peers. */
export const SETTLE_MS = 5000;
/** The first minute after a start and the one after prices changed, in windows. */
export const MINUTE_S = 60;
export const WINDOW_S = 10;
export const PRICES = 200;
/** A line of 200 ms there and back. */
export const LINE = { kbits: 1_000_000, rtt: 200 };
