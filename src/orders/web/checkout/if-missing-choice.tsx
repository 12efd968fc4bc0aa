import { useLingui } from '@lingui/react';
import { IF_MISSING, type IfMissing } from '#orders/order.ts';
import { CARD } from './question-card.tsx';

const WORDS: Record<IfMissing, { id: string }> = {
  call: /*i18n*/ { id: 'account.missing.call' },
  similar: /*i18n*/ { id: 'account.missing.similar' },
  leaveOut: /*i18n*/ { id: 'account.missing.leaveOut' },
};

/** Choice for missing goods; preselects that of the last order, else a call. */
export function IfMissingChoice({
  chosen,
  onChoose,
}: {
  chosen: string;
  onChoose: (wish: IfMissing) => void;
}) {
  const { i18n } = useLingui();
  return (
    <div className={CARD}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-lg font-bold">{i18n._('account.missing.question')}</legend>
        {IF_MISSING.map((wish) => (
          <label
            key={wish}
            className="inline-flex min-h-11 flex-auto items-center gap-2 rounded-control border border-muted/60 bg-white px-3 py-2 has-checked:border-leaf has-checked:bg-leaf-soft has-checked:ring-1 has-checked:ring-leaf"
          >
            <input
              type="radio"
              name="ifMissing"
              value={wish}
              checked={wish === chosen}
              onChange={() => onChoose(wish)}
              className="size-5 shrink-0 accent-leaf"
            />
            <span className="font-semibold">{i18n._(WORDS[wish].id)}</span>
          </label>
        ))}
      </fieldset>
      {chosen === 'similar' && (
        <p className="mt-2 text-sm text-muted">{i18n._('account.missing.similarHint')}</p>
      )}
    </div>
  );
}
