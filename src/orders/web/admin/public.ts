// For other features, in the back office: the taps on orders that can wait for the network.
export { ORDER_TAPS } from './taps/taps.ts';
