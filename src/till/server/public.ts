// For other features, on the server: UPI payments to look for, and the money that a day brought.
export { type ClaimRow, claimedInAll, upiClaims } from './claims.ts';
export { type ReceivedInAll, receivedByDay, receivedInAll, receivedOn } from './received.ts';
export { presentGiveBack } from './present.ts';
export { type GiveBackRow, neverCame, toGiveBack } from './backs.ts';
