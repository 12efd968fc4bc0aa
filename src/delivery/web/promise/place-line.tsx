import { useLingui } from '@lingui/react';
import { createElement, useEffect, useState } from 'react';
import { hasKeptPlace } from '#delivery/web/shown-delivery.ts';
import { useSession } from '#identity/web/public.ts';
import { Icon } from '#ui/icon.tsx';
import { useLatePart, whileHeld } from '#ui/page/part-later.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { PlaceText } from './place-text.tsx';
import type * as Told from './promise-line.tsx';

/**
 * The line that says where to, when, till when to order and what it costs, on every page of a shop with areas or rounds. The
 * page that everybody gets asks for the village; what is promised there is filled in by the browser, in a line as high.
 */
export function PlaceLine({ className }: { className: string }) {
  const { i18n } = useLingui();
  const late = useLatePart();
  const isSomebody = useSession(({ token }) => token !== undefined);
  const [isAsked, setAsked] = useState(false);
  const [told, setTold] = useState<typeof Told>();
  useEffect(() => {
    if (!isSomebody && !isAsked && !hasKeptPlace()) return;
    const coming = import('./promise-line.tsx');
    void (isAsked ? whileHeld(coming) : coming).then(setTold, () => {
      // Without a network the line goes on asking; the next tap or page tries again.
      setAsked(false);
      if (isAsked) showToast('error', i18n._('shop.noAnswer'));
    });
  }, [i18n, isSomebody, isAsked]);
  const otherwise = <PlaceText first={i18n._('shop.place.ask')} second={i18n._('shop.place.why')} />;
  return (
    <>
      <button
        type="button"
        data-late={late}
        onClick={() => setAsked(true)}
        className={`flex min-h-11 min-w-0 items-center gap-2 text-left text-sm hover:underline ${className}`}
      >
        <Icon name="place" className="size-5 shrink-0 text-leaf" />
        {told ? createElement(told.PromiseLine, { otherwise }) : otherwise}
        <Icon name="down" className="size-5 shrink-0 text-leaf" />
      </button>
      {told && isAsked && createElement(told.PlaceQuestion, { onClose: () => setAsked(false) })}
    </>
  );
}
