import { useLingui } from '@lingui/react';
import { Tick } from '#ui/form/tick.tsx';
import { collect, useDestination } from './destination.ts';

/** Where the shop offers it: the choice to come for the goods. */
export function CollectChoice({ className }: { className: string }) {
  const { i18n } = useLingui();
  const mayCollect = useDestination(({ places }) => places?.mayCollect === true);
  const collected = useDestination((to) => to.collected);
  if (!mayCollect) return null;
  return (
    <Tick
      className={`${className} font-semibold`}
      checked={collected}
      onChange={(event) => collect(event.currentTarget.checked)}
    >
      {i18n._('account.delivery.collect')}
    </Tick>
  );
}
