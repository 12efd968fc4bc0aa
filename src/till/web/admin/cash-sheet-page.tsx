import { useLingui } from '@lingui/react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatMoment } from '#base/time.ts';
import { dayText } from '#delivery/web/admin/public.ts';
import { useSession, useWaiting } from '#identity/web/public.ts';
import type { CashMove, CashSheet } from '#till/cash-sheet.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { adminMeta } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { Button } from '#ui/button.tsx';
import { withWaiting } from './cash-changes.ts';
import { CashPaper } from './cash-paper.tsx';
import { bagText, stateText } from './day/day-sums.ts';
import { HandIn } from './hand-in.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { HandedIn, LatePayments, Signed } from './sheet-end.tsx';
import { SheetSums } from './sheet-sums.tsx';
import { SignDialog } from './sign-dialog.tsx';
import { readSheet, type ShownSheet } from './unseen.ts';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.cash.sheet'));
/** The page reloads when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

/** Reads the sheet. Without an answer it is as this device saw it last; what was noted since is shown on it. */
export const clientLoader = ({ params, request }: ClientLoaderFunctionArgs): Promise<ShownSheet> =>
  readSheet(params['id'] ?? '', request.signal);

/** A cash sheet: what there should be, what was counted, and who signed. */
export default function CashSheetPage() {
  const { sheet: loaded, isUnseen } = useLoaderData<typeof clientLoader>();
  const sheet = withWaiting(
    loaded,
    useWaiting((state) => state.waiting),
  );
  const { revalidate } = useRevalidator();
  const asked = useListQuery();
  if (asked.get('doc') && sheet.closings.length > 0) return <CashPaper sheet={sheet} />;
  // Whoever handed in a count is done with counting, until they count again; the same of a correction.
  return (
    <Sheet
      key={`${sheet._id} ${sheet.state} ${sheet.count?._id}`}
      sheet={sheet}
      isUnseen={isUnseen}
      onChanged={revalidate}
    />
  );
}

function Sheet({ sheet, isUnseen, onChanged }: ShownSheet & { onChanged: () => Promise<void> }) {
  const { i18n } = useLingui();
  const [isCounting, setCounting] = useState(sheet.state === 'open');
  const [asks, setAsks] = useState<CashMove['kind'] | 'sign'>();
  const { count, state, may, closings } = sheet;
  return (
    <div className="mx-auto max-w-2xl pb-32 md:pb-0">
      <SheetHead sheet={sheet} />
      {isUnseen && (
        <output className="mb-3 block rounded-tile bg-marigold-soft px-4 py-3">
          {i18n._('office.cash.sheetUnseen')}
        </output>
      )}
      <div className="-mx-4 overflow-hidden border-y border-line bg-white md:mx-0 md:rounded-tile md:border">
        <LatePayments late={sheet.late} />
        <SheetSums sheet={sheet} isUnseen={isUnseen} onChanged={onChanged} onNote={setAsks} />
        <Signed closings={closings} />
        {state === 'toSign' && count && !isCounting && (
          <HandedIn sheet={sheet} count={count} isUnseen={isUnseen} />
        )}
        {isCounting && <HandIn sheet={sheet} isUnseen={isUnseen} onDone={onChanged} />}
      </div>
      {!isCounting && (
        <Actions sheet={sheet} onCount={() => setCounting(true)} onSign={() => setAsks('sign')} />
      )}
      {asks === 'sign' && count && (
        <SignDialog sheet={sheet} count={count} onDone={onChanged} onClose={() => setAsks(undefined)} />
      )}
      {(asks === 'opening' || asks === 'spent') && (
        <MoveDialog sheet={sheet} kind={asks} onDone={onChanged} onClose={() => setAsks(undefined)} />
      )}
      {!sheet.ordersUntil && may.sign === 'no' && state === 'toSign' && sheet.signers.length > 0 && (
        <p className="mt-3 text-muted">
          {i18n._('office.cash.otherSigns', { names: sheet.signers.join(', ') })}
        </p>
      )}
      {sheet.ordersUntil && (
        <p className="mt-3 text-muted">
          {i18n._('office.cash.ordersUntil', { at: formatMoment(i18n, sheet.ordersUntil) })}
        </p>
      )}
      {sheet.stillOpen > 0 && closings.length === 0 && (
        <p className="mt-3 text-muted">{i18n._('office.cash.stillOpen', { count: sheet.stillOpen })}</p>
      )}
    </div>
  );
}

function SheetHead({ sheet }: { sheet: CashSheet }) {
  const { i18n } = useLingui();
  return (
    <div className="mb-3 flex items-start gap-2">
      <Link
        to={officeAddress('cash', { on: sheet.on })}
        aria-label={i18n._('office.cash.title')}
        className="-ml-3 grid size-11 shrink-0 place-items-center text-leaf"
      >
        <ToolIcon name="left" />
      </Link>
      <div className="min-w-0 flex-1 pt-2">
        <h1 className="text-lg leading-snug font-bold">{bagText(i18n, sheet)}</h1>
        <p className="text-muted">{[dayText(sheet.on), ...sheet.who, stateText(i18n, sheet)].join(' · ')}</p>
      </div>
      {sheet.closings.length > 0 && (
        <Link
          to={`${officeAddress('cashSheet', { id: sheet._id })}?doc=sheet`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf"
        >
          <ToolIcon name="print" />
          {i18n._('office.print')}
        </Link>
      )}
    </div>
  );
}

/** Buttons to count and to sign; shown while no count is being typed. */
function Actions({ sheet, onCount, onSign }: { sheet: CashSheet; onCount: () => void; onSign: () => void }) {
  const { i18n } = useLingui();
  const name = useSession(({ user }) => user?.name ?? '');
  const { state, may, count } = sheet;
  if (!may.count && may.sign === 'no') return null;
  return (
    <ActionBar label={i18n._('office.cash.actions')}>
      {may.count && (
        <Button look="secondary" className="flex-1" onClick={onCount}>
          {state === 'closed' ? i18n._('office.cash.correct') : i18n._('office.cash.countAgain')}
        </Button>
      )}
      {may.sign !== 'no' && count && (
        <Button className="min-h-13 flex-[2]" onClick={onSign}>
          {i18n._('office.cash.signs', { name, amount: formatRupees(count.counted) })}
        </Button>
      )}
    </ActionBar>
  );
}
