import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { formatMoment } from '#base/time.ts';
import { customerName, MoneyDialog } from '#orders/web/admin/public.ts';
import type { CashDay, UpiClaim } from '#till/till.ts';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** Who said at the door that they paid by UPI: each is looked for in the bank, and its UTR is written down. */
export function UpiClaims({ claims, claimed }: Pick<CashDay, 'claims' | 'claimed'>) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [seen, setSeen] = useState<UpiClaim>();
  const title = i18n._('office.cash.upiToLookFor');
  return (
    <section
      id="upi"
      aria-label={title}
      className="scroll-mt-16 rounded-tile border border-line bg-white px-4 py-3"
    >
      <h2 className="flex items-center gap-2 text-base font-bold">
        {title}
        {claims.length > 0 && (
          <span className="min-w-7 rounded-full bg-marigold-soft px-2 text-center tabular-nums">
            {claims.length}
          </span>
        )}
        {claims.length > 1 && <Money rupees={claimed} className="ml-auto" />}
      </h2>
      {claims.length === 0 && <p className="mt-1 text-muted">{i18n._('office.cash.noClaims')}</p>}
      <ul className="divide-y divide-line">
        {claims.map((claim) => (
          <ClaimRow key={claim.order._id} claim={claim} onSeen={() => setSeen(claim)} />
        ))}
      </ul>
      {seen && (
        <MoneyDialog
          order={seen.order}
          kind="paid"
          said="upi"
          onDone={() => revalidate()}
          onClose={() => setSeen(undefined)}
        />
      )}
    </section>
  );
}

function ClaimRow({ claim: { order, amount, by, at }, onSeen }: { claim: UpiClaim; onSeen: () => void }) {
  const { i18n } = useLingui();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 flex-1">
        <b className="text-base">
          <Money rupees={amount} />
        </b>{' '}
        <Link
          to={officeAddress('adminOrder', { id: order._id })}
          className="-mx-2 -my-2.5 inline-flex min-h-11 items-center px-2 font-semibold text-leaf underline"
        >
          #{order.orderId}
        </Link>{' '}
        <OwnWords text={customerName(i18n, order)} />
        <span className="block text-muted">
          {i18n._('office.cash.claimed', { by, at: formatMoment(i18n, at) })}
        </span>
      </span>
      <Button look="secondary" onClick={onSeen}>
        {i18n._('office.cash.seen')}
      </Button>
    </li>
  );
}
