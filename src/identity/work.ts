// Apart from the jobs: only the back office asks which of them may do a part.
import type { Permission, Role } from './jobs.ts';

/**
 * The parts of the back office, and the jobs that may do them. This is the only place that says which job may do what:
 * routes and screens name a part. What is not a part is for admins.
 */
const WORK = {
  /** Seeing orders, and printing their papers. */
  readOrders: ['packer', 'counter', 'accounts'],
  /** Handling orders: confirming, packing, moving them. */
  orders: ['packer', 'counter'],
  /** Taking orders by phone and at the counter. */
  takeOrders: ['counter'],
  /** Noting what was paid for an order or given back, and giving credit. */
  payments: ['counter', 'accounts'],
  /** The sheets of rounds; riders see those that they carry out. */
  rounds: ['rider', 'packer', 'counter'],
  /** The cash sheets; riders see those of the rounds that they carry out. */
  cash: ['rider', 'counter', 'accounts', 'signing'],
  /** All cash sheets, what was received, change, and corrections. */
  allCash: ['counter', 'accounts', 'signing'],
  /** Signing cash. */
  signing: ['signing'],
  /** Products, prices and stock. */
  catalogue: ['goods'],
  /** Customers' accounts: putting orders on them, within the owner's limits, and taking money against them. */
  credit: ['accounts'],
  /** Registrations for GST, and the rates of goods. */
  tax: ['accounts'],
  /** Sales by days and months, and what rounds come to. */
  figures: ['accounts'],
} as const satisfies Record<string, readonly Permission[]>;
/** A part of the back office. */
export type Work = keyof typeof WORK;

/** The jobs that may do a part. */
export const jobsFor = (work: Work): readonly Permission[] => WORK[work];

/** True if an account may do a part of the back office. */
export const isAllowed = (
  { role, permissions }: { role: Role; permissions: readonly Permission[] },
  work: Work,
): boolean =>
  role === 'admin' ||
  (role === 'staff' && jobsFor(work).some((permission) => permissions.includes(permission)));
