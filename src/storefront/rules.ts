import * as v from 'valibot';
import { DeliveryTerms } from '#delivery/delivery.ts';
import { OwnRules } from '#settings/settings.ts';

/** All that the page of the shop's rules is made from, beside what every page knows of the shop. */
export const ShopRules = v.object({ ...OwnRules.entries, delivery: DeliveryTerms });
export type ShopRules = v.InferOutput<typeof ShopRules>;
