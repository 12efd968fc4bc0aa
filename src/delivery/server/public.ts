// What other features may use of this one on the server, and nothing else.
export { promisesByPlace } from './present.ts';
export { deliveryTerms } from './terms.ts';
export { areaNames, deliveryPlaces, placesForOrder, staffAreas, villageRanks } from './queries.ts';
export { districtOf } from './districts.ts';
export { ordersUntil, presentTimes, promiseOf, type BookedRound, type RoundRow } from './rounds/present.ts';
export { ridersByRound, ridersOf, roundSeenBy, roundsSeenBy } from './rounds/riders.ts';
export { moveSeat, retakeSeat, returnSeat, takeSeat } from './rounds/seats.ts';
export { endRound, keepRound, lockRound, nameRiders } from './rounds/edit-rounds.ts';
export {
  changesUntil,
  goneRounds,
  isGoingThere,
  ORDERS,
  roundsOfDay,
  roundsWithRoom,
  weeklyRules,
} from './rounds/queries.ts';
