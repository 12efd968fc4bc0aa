// For other features, in the back office: what waits for the network.
export { WaitingTaps } from './taps/waiting-taps.tsx';
