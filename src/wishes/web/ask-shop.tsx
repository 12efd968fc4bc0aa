import { useLingui } from '@lingui/react';
import { loadWords } from '#browser/language/words.ts';
import { useSession } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import { useLatePart } from '#ui/page/part-later.ts';
import { WORDS_AT_MOST } from '#wishes/wishes.ts';
import { useWish } from './own-wishes.ts';

await loadWords('offline');

/** After a search that found nothing: a tap asks the shop to have it, another takes that back. */
export function AskShop({ words }: { words: string }) {
  const { i18n } = useLingui();
  const user = useSession((session) => session.user);
  const { left, busy, isGuest, ask, takeBack } = useWish({
    kind: 'words',
    words: words.trim().slice(0, WORDS_AT_MOST).trim(),
  });
  const to = user && (user.email || user.phone);
  // The server draws the button before its scripts are there: until then it takes no tap that would be lost.
  const isLate = useLatePart() !== undefined;
  return (
    <div className="grid gap-2 pt-2">
      {left ? (
        <output className="font-semibold">
          {left.others > 0
            ? i18n._('offline.wish.askedToo', { count: left.others })
            : i18n._('offline.wish.asked')}
        </output>
      ) : (
        <Button busy={busy} disabled={isLate} onClick={() => void ask()} className="w-full md:w-fit">
          {i18n._('offline.wish.ask')}
        </Button>
      )}
      <p className="flex flex-wrap items-center gap-x-3 text-sm wrap-anywhere">
        {isGuest && i18n._('offline.wish.guest')}
        {to && i18n._('offline.wish.to', { to })}
        {left && (
          <Button look="plain" busy={busy} onClick={() => void takeBack()} className="-my-2 px-2!">
            {i18n._('offline.wish.takeBack')}
          </Button>
        )}
      </p>
    </div>
  );
}
