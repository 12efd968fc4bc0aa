/** The figures of the sample dashboard. None of them is real, and the page says so. */
export const TOTALS = [
  { name: /*i18n*/ { id: 'account.sample.earnings' }, isMoney: true, value: 628_450, change: 12 },
  { name: /*i18n*/ { id: 'account.sample.allSales' }, isMoney: true, value: 2_434_000, change: 8 },
  { name: /*i18n*/ { id: 'account.sample.orders' }, isMoney: false, value: 1_839, change: -3 },
] as const;

/** Sales of a sample year by month, in thousands of rupees: in the shop, and online. */
export const MONTHS = [
  ['Jan', 128, 64],
  ['Feb', 116, 71],
  ['Mar', 142, 83],
  ['Apr', 135, 96],
  ['May', 121, 104],
  ['Jun', 109, 98],
  ['Jul', 117, 112],
  ['Aug', 138, 127],
  ['Sep', 151, 139],
  ['Oct', 187, 168],
  ['Nov', 176, 174],
  ['Dec', 163, 159],
] as const;

/** Sample stores, the best first; the table shows the first five. */
export const STORES = [
  ['Sample store A', 'Main bazaar', 482_000],
  ['Sample store B', 'Bus stand', 391_000],
  ['Sample store C', 'River bank', 344_500],
  ['Sample store D', 'Hill road', 298_200],
  ['Sample store E', 'School square', 251_900],
  ['Sample store F', 'Old market', 198_000],
  ['Sample store G', 'Mill gate', 164_300],
] as const;

/** Sample team members, named for their work. */
export const TEAM = [
  ['Sample manager', 'Runs the shop'],
  ['Sample packer', 'Packs the orders'],
  ['Sample rider', 'Brings them to the door'],
  ['Sample buyer', 'Buys from the growers'],
] as const;

/** The demo plan of the upgrade card, in rupees. */
export const PLAN = { month: 300, year: 3600 } as const;
