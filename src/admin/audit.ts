import * as v from 'valibot';
import { LANGUAGE_QUESTION } from '#base/fields.ts';

/** The kinds of things whose changes are logged. */
export const ENTITIES = [
  'product',
  'shelf',
  'area',
  'round',
  'pause',
  'order',
  'cash',
  'complaint',
  'account',
  'settings',
  'catalogue',
  'price change',
  'customers',
  'spelling_group',
  'team',
  'accountant',
] as const;
/** A kind of thing that the log has changes of. */
export type Entity = (typeof ENTITIES)[number];

export const CHANGES_PER_PAGE = 25;

/** Filter and page of the audit log. */
export const AuditQuery = v.strictObject({
  entity: v.optional(v.picklist(['', ...ENTITIES]), ''),
  ...LANGUAGE_QUESTION,
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'a whole number'), v.transform(Number)), '1'),
});
export type AuditQuery = v.InferOutput<typeof AuditQuery>;

/** A logged change: the fields that changed, before and after. */
export const Change = v.object({
  _id: v.string(),
  /** When it was done. */
  at: v.string(),
  /** When the shop heard of it, if it waited on a device without a network. */
  arrivedAt: v.optional(v.string()),
  by: v.string(),
  entity: v.string(),
  entityId: v.string(),
  /** The thing's present name: a product's title, an order's number, a person's name; empty where it has none. */
  subject: v.string(),
  action: v.string(),
  before: v.record(v.string(), v.unknown()),
  after: v.record(v.string(), v.unknown()),
});
export type Change = v.InferOutput<typeof Change>;

/** A page of the log, the newest change first. */
export const ChangeList = v.object({
  changes: v.array(Change),
  totalPages: v.number(),
  totalChanges: v.number(),
});
export type ChangeList = v.InferOutput<typeof ChangeList>;
