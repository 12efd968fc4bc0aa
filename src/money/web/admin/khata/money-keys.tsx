import { useLingui } from '@lingui/react';
import { firstField } from '#ui/admin/form/form-dialog.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'back'] as const;

/** An amount with its own keys, so that nothing jumps when a phone's keyboard opens; a laptop's keys work, too. */
export function MoneyKeys({
  typed,
  onTyped,
  label,
  beside,
}: {
  typed: string;
  onTyped: (typed: string) => void;
  label: string;
  /** Text beside the amount: the rest that is left. */
  beside: string;
}) {
  const { i18n } = useLingui();
  const press = (key: (typeof KEYS)[number]): void =>
    onTyped(key === 'back' ? typed.slice(0, -1) : (asAmount(typed + key) ?? typed));
  return (
    <>
      <label className="flex min-h-14 items-center gap-2 rounded-control border-2 border-leaf bg-white px-4">
        <span className="sr-only">{label}</span>
        <span aria-hidden="true" className="text-2xl font-bold">
          ₹
        </span>
        <input
          ref={firstField}
          value={typed}
          onChange={({ target }) => onTyped(asAmount(target.value) ?? typed)}
          inputMode="none"
          autoComplete="off"
          className="w-full min-w-0 flex-1 bg-transparent text-2xl font-bold tabular-nums outline-none"
        />
        <output className="text-right whitespace-nowrap text-muted">{beside}</output>
      </label>
      <div className="grid grid-cols-3 gap-2">
        {KEYS.map((key) => (
          <button
            key={key}
            type="button"
            onClick={() => press(key)}
            className="grid min-h-12 place-items-center rounded-control bg-shelf text-xl font-semibold tabular-nums hover:bg-leaf-soft"
          >
            {key === 'back' ? (
              <>
                <ToolIcon name="left" />
                <span className="sr-only">{i18n._('office.khata.back')}</span>
              </>
            ) : (
              key
            )}
          </button>
        ))}
      </div>
    </>
  );
}

/** Typed or pasted text as an amount, at most two digits after the point; undefined if it is no amount. */
function asAmount(text: string): string | undefined {
  const next = text.replaceAll(/[^\d.]/g, '');
  return /^\d{0,8}(\.\d{0,2})?$/.test(next) ? next : undefined;
}
