import { useLingui } from '@lingui/react';
import { loadWords } from '#browser/language/words.ts';
import { Button } from '#ui/button.tsx';
import { useWish } from './own-wishes.ts';

await loadWords('offline');

/** In place of what adds sold-out goods: a tap asks to be told when they are back, another takes that back. */
export function TellMe({
  product: { _id, title },
  onPage = false,
}: {
  product: { _id: string; title: string };
  onPage?: boolean;
}) {
  const { i18n } = useLingui();
  const { left, busy, ask, takeBack } = useWish({ kind: 'goods', product: _id });
  if (!onPage)
    return (
      <Button
        look="secondary"
        busy={busy}
        aria-pressed={left !== undefined}
        onClick={() => void (left ? takeBack() : ask())}
        className="card-add"
      >
        {left ? i18n._('offline.wish.telling') : i18n._('offline.wish.tell')}
        <span className="sr-only"> {title}</span>
      </Button>
    );
  return (
    <div className="dock">
      {left && <p className="flex-1">{i18n._('offline.wish.promise')}</p>}
      <Button
        look={left ? 'secondary' : 'primary'}
        busy={busy}
        onClick={() => void (left ? takeBack() : ask())}
        className="flex-1"
      >
        {left ? i18n._('offline.wish.stop') : i18n._('offline.wish.tellBack')}
      </Button>
    </div>
  );
}
