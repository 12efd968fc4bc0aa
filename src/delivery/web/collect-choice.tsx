import { useLingui } from '@lingui/react';
import { collect, useDestination } from './destination.ts';

/** Where the shop offers it: the choice to come for the goods. */
export function CollectChoice({ className }: { className: string }) {
  const { i18n } = useLingui();
  const mayCollect = useDestination(({ places }) => places?.mayCollect === true);
  const collected = useDestination((to) => to.collected);
  if (!mayCollect) return null;
  return (
    <label className={`${className} flex min-h-11 items-center gap-3 font-semibold`}>
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
