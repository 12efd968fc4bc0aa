// What other features, and both sides, use of tax.
export { GstinOrNone, gstinMistake, stateOf, tidyGstin } from './gstin.ts';
export {
  NATURES,
  NewRate,
  Rates,
  TAKEN_AS,
  TaxGoods,
  TaxRate,
  type RateTable,
  type RateThen,
  type TaxedGoods,
  rateOn,
  takenAs,
  taxGoodsChoices,
  taxGoodsTitle,
} from './rates.ts';
export {
  type Movement,
  type Taxed,
  compositionTax,
  creditedTax,
  lineTax,
  shared,
  taxSum,
} from './reckoning.ts';
export {
  Registration,
  RegistrationForm,
  Registrations,
  TAX_MODES,
  type TaxMode,
  maySellOutside,
  needsRates,
  registrationAmong,
} from './registrations.ts';
export { type SerialLetter, type Series, serialNumber, seriesSize, taxYearOf } from './serials.ts';
export { STATES, STATE_CODES, isStateCode, stateNamed } from './states.ts';
export { stateTitle } from './state-titles.ts';
export { type Uqc, uqcOf } from './units.ts';
