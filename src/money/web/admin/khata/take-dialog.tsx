import { useLingui } from '@lingui/react';
import { type SubmitEvent, useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Khata } from '#money/khata.ts';
import type { MoneyMethod } from '#money/payments.ts';
import { typedPayment } from '#money/web/admin/in-cash.ts';
import { METHODS } from '#money/web/money-words.ts';
import { firstField } from '#ui/admin/form/form-dialog.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Problem } from '#ui/form/field.tsx';

const OFFERED = [500, 200] as const;

/**
 * Money against an account, or given back of what the shop owes on it: how much, in which way, and for UPI the bank's number. Without a network it stays as it was typed, and
 * is sent again by its id.
 */
export function TakeDialog({
  khata,
  kind = 'paid',
  onTaken,
  onClose,
}: {
  khata: Khata;
  kind?: 'paid' | 'returned';
  onTaken: (khata: Khata) => void;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const [id] = useState(newId);
  const [method, setMethod] = useState<MoneyMethod>('cash');
  const [typed, setTyped] = useState('');
  const [reference, setReference] = useState('');
  const { busy, problem, run } = useCall();
  const { customer, owed } = khata;
  // A lone point is no number yet.
  const amount = Number(typed) || 0;
  const isTaken = kind === 'paid';
  const open = Math.abs(owed);
  const { all, isWhole, isTooMuch, leaves } = typedPayment({ open, kind, method, amount });
  const isNamed = method !== 'upi' || reference !== '' || !isTaken;
  const isRight = amount > 0 && !isTooMuch && isWhole && isNamed;
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isRight) return;
    void run(async () => {
      const body = { id, kind, method, amount, reference, seen: { owed } };
      onTaken(await callApi<Khata>(`/khatas/${customer._id}/payments`, { method: 'POST', body }));
      onClose();
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        isTaken
          ? i18n._('office.khata.pays', { name: customer.name })
          : i18n._('office.khata.givesBack', { name: customer.name })
      }
    >
      <form onSubmit={send} className="grid gap-3">
        <p className="text-muted">
          {isTaken
            ? i18n._('office.khata.owesNow', { amount: formatRupees(open) })
            : i18n._('office.khata.shopOwesNow', { amount: formatRupees(open) })}
        </p>
        <Problem text={problem} />
        <div className="flex flex-wrap gap-2">
          {[...new Set([all, ...OFFERED.filter((offered) => offered < all)])].map((offered) => (
            <Button
              key={offered}
              look="secondary"
              className="flex-1 px-2 tabular-nums"
              onClick={() => setTyped(String(offered))}
            >
              {offered === all
                ? i18n._('office.khata.all', { amount: formatRupees(all) })
                : formatRupees(offered)}
            </Button>
          ))}
        </div>
        <Ways chosen={method} onChoose={setMethod} />
        {method === 'upi' && (
          <Field
            name="reference"
            label={i18n._('office.money.utr')}
            hint={isTaken ? i18n._('office.money.utrHint') : undefined}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <MoneyKeys
          typed={typed}
          onTyped={setTyped}
          label={i18n._('office.money.amount')}
          beside={
            !isWhole
              ? i18n._('office.khata.wholeRupees')
              : isTooMuch
                ? isTaken
                  ? i18n._('office.khata.tooMuch')
                  : i18n._('office.khata.tooMuchBack')
                : i18n._('office.khata.leaves', {
                    amount: formatRupees(leaves),
                  })
          }
        />
        <Button type="submit" busy={busy} disabled={!isRight} className="min-h-13 text-base">
          {isTaken
            ? i18n._('office.khata.took', { amount: formatRupees(amount), way: i18n._(METHODS[method].id) })
            : i18n._('office.khata.gave', { amount: formatRupees(amount), way: i18n._(METHODS[method].id) })}
        </Button>
      </form>
    </Dialog>
  );
}

function Ways({ chosen, onChoose }: { chosen: MoneyMethod; onChoose: (way: MoneyMethod) => void }) {
  const { i18n } = useLingui();
  return (
    <fieldset className="flex rounded-control bg-shelf p-1">
      <legend className="sr-only">{i18n._('office.money.how')}</legend>
      {(Object.keys(METHODS) as MoneyMethod[]).map((way) => (
        <button
          key={way}
          type="button"
          aria-pressed={chosen === way}
          onClick={() => onChoose(way)}
          className="min-h-11 flex-1 rounded-control px-1 font-semibold aria-pressed:bg-white aria-pressed:text-leaf"
        >
          {i18n._(METHODS[way].id)}
        </button>
      ))}
    </fieldset>
  );
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'back'] as const;

/** An amount with its own keys, so that nothing jumps when a phone's keyboard opens; a laptop's keys work, too. */
function MoneyKeys({
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
