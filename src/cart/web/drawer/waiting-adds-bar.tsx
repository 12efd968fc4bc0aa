import { useWaitingAdds } from '#cart/web/adds/waiting-adds.ts';
import { Icon } from '#ui/icon.tsx';
import { Trans } from '#ui/words/trans.tsx';

/** On every screen: what was added without a network waits, and for what. */
export function WaitingAddsBar() {
  const adds = useWaitingAdds((state) => state.adds);
  const [first] = adds;
  if (!first) return null;
  return (
    <output className="pointer-events-auto flex min-h-11 items-center gap-3 bg-marigold-soft px-4 py-2 text-sm lg:mr-6 lg:mb-3 lg:ml-auto lg:w-fit lg:max-w-lg lg:rounded-tile lg:shadow-float">
      <Icon name="clock" className="size-5 shrink-0" />
      <span>
        {adds.length === 1 ? (
          <Trans id="shop.cart.waitsOne" values={{ title: first.title }} components={{ b: <b /> }} />
        ) : (
          <Trans id="shop.cart.waitsMany" values={{ count: adds.length }} components={{ b: <b /> }} />
        )}
      </span>
    </output>
  );
}
