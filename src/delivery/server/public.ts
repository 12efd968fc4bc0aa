// What other features may use of this one on the server, and nothing else.
export { areaNames, districtOf } from './queries.ts';
export { promisesByPlace } from './present.ts';
export { deliveryPlaces, villageRanks } from './queries.ts';
export { ordersUntil, presentTimes, promiseOf, type BookedRound, type RoundRow } from './rounds/present.ts';
export { ridersByRound, ridersOf, roundSeenBy, roundsSeenBy } from './rounds/riders.ts';
export { moveSeat, retakeSeat, returnSeat, takeSeat } from './rounds/seats.ts';
export { endRound, keepRound, lockRound } from './rounds/edit-rounds.ts';
export { goneRounds, isGoingThere, roundsOfDay, roundsWithRoom } from './rounds/queries.ts';
export { nameRiders } from './rounds/edit-rounds.ts';
export { ORDERS } from './rounds/queries.ts';
