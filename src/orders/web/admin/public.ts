// For other features, in the back office: the taps on orders that can wait for the network.
export { STOP_TAPS } from './sheet/stop-taps.ts';
export { ORDER_TAPS } from './taps/taps.ts';
