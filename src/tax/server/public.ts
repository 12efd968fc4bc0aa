// For other features, on the server: registrations and rates.
export { rateTable, readRegistrations, registrationNow, registrationOn } from './queries.ts';
export { takeRegistration } from './registrations.ts';
export { isHsn, shippedRates, taxGoodsNames } from './shipped-rates.ts';
