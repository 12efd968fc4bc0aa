import { create } from 'zustand';
import { readKept } from '#browser/storage.ts';
import { type ShippingRule, shippingRuleOf } from '#settings/settings.ts';
import { useShop } from '#settings/web/public.ts';

// What a first visit loads of delivery: the rest comes when somebody's place is known.

/** Where the device keeps where the shopper wants the goods. */
export const KEPT_PLACE = 'deliveryPlace';

/** Whether this device remembers where to. */
export const hasKeptPlace = (): boolean => readKept(KEPT_PLACE, 'local') !== undefined;

/** What is known of her place, once that is loaded: its own rule, or that the shop does not go there. */
type Shown = { rule?: ShippingRule; isNo?: boolean; place?: string; mayCollect?: boolean };

/** Filled in after the page that everybody gets. */
export const useShown = create<Shown>(() => ({}));

/** What shipping costs where she wants the goods; until that is known, and on the page that everybody gets, the shop's own rule. */
export function useShownRule(): ShippingRule {
  const own = shippingRuleOf(useShop());
  return useShown(({ rule }) => rule) ?? own;
}
