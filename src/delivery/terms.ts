import * as v from 'valibot';
import { AreaFigures } from './areas.ts';
import { ROUND_KINDS } from './rounds.ts';

/** Where the shop delivers, what that costs, and when, as anybody may read it before ordering. Money is rupees. */
export const DeliveryTerms = v.object({
  hasAreas: v.boolean(),
  areas: v.array(
    v.object({
      name: v.string(),
      note: v.string(),
      ...AreaFigures.entries,
      /** The first of its villages by name, and how many there are. */
      villages: v.array(v.string()),
      count: v.number(),
    }),
  ),
  /** The rule for everywhere else; null where the shop does not deliver there. */
  elsewhere: v.nullable(AreaFigures),
  mayCollect: v.boolean(),
  /** Weekly rounds; 1 is Monday. `areas` names those that a round goes to; empty, it goes everywhere. */
  rounds: v.array(
    v.object({
      kind: v.picklist(ROUND_KINDS),
      days: v.array(v.number()),
      from: v.string(),
      to: v.string(),
      orderBefore: v.string(),
      orderDay: v.picklist(['same', 'before']),
      areas: v.array(v.string()),
    }),
  ),
});
export type DeliveryTerms = v.InferOutput<typeof DeliveryTerms>;
