import { useLingui } from '@lingui/react';
import { collect, useDestination } from '#delivery/web/public.ts';
import { CARD } from '#orders/web/checkout/question-card.tsx';

/** Where the shop offers it: the choice to come for the goods. */
export function CollectChoice() {
  const { i18n } = useLingui();
  const mayCollect = useDestination(({ places }) => places?.mayCollect === true);
  const collected = useDestination((to) => to.collected);
  if (!mayCollect) return null;
  return (
    <label className={`${CARD} flex min-h-11 items-center gap-3 font-semibold`}>
      <input
        type="checkbox"
        checked={collected}
        onChange={(event) => collect(event.currentTarget.checked)}
        className="size-5 shrink-0 accent-leaf"
      />
      {i18n._('account.delivery.collect')}
    </label>
  );
}
