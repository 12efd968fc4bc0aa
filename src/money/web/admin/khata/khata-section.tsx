import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { whatsAppLink } from '#base/phone-links.ts';
import { isIndianMobile } from '#base/phone.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { useSession } from '#identity/web/public.ts';
import { type Khata, type KhataLine, KhataLimit, NewKhataLine } from '#money/khata.ts';
import { KhataRows } from '#money/web/khata-rows.tsx';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { useSchemaForm, typedAmount } from '#ui/form/form.tsx';
import { KhataFigures } from './khata-figures.tsx';
import { TakeDialog } from './take-dialog.tsx';

/** A customer's account: the balance, the actions of staff, and the rows of the ledger. */
export function KhataSection({ khata: loaded }: { khata: Khata }) {
  const { i18n } = useLingui();
  const [changed, setChanged] = useState<{ from: Khata; now: Khata }>();
  const khata = changed?.from === loaded ? changed.now : loaded;
  const [asks, setAsks] = useState<'take' | 'giveBack' | 'limit' | 'opening' | 'corrected'>();
  const isOwner = useSession((session) => session.user?.role === 'admin');
  const { busy, problem, run } = useCall();
  const onChange = (now: Khata): void => setChanged({ from: loaded, now });
  const close = (): void => setAsks(undefined);
  const { customer, owed, limit, lines, reminder, hasOlder } = khata;
  const takeBack = (line: KhataLine): void =>
    void run(async () =>
      onChange(
        await callApi<Khata>(`/khatas/${customer._id}/payments/${line._id}/correction`, {
          method: 'POST',
          body: {},
        }),
      ),
    );
  const showOlder = (): void =>
    void run(async () => {
      const more = await callApi<Khata>(`/khatas/${customer._id}?before=${lines.at(-1)?.place ?? 0}`);
      onChange({ ...khata, lines: [...lines, ...more.lines], hasOlder: more.hasOlder });
    });
  const isBegun = hasOlder || lines.some(({ kind }) => kind === 'opening');
  return (
    <section aria-labelledby="khata" className="min-w-0 rounded-tile border border-line bg-white p-4">
      <KhataFigures khata={khata} />
      <Problem text={problem} />
      <div className="my-3 flex flex-wrap gap-2">
        {owed > 0 && (
          <Button className="min-h-13 flex-1 text-base" onClick={() => setAsks('take')}>
            {i18n._('office.money.take')}
          </Button>
        )}
        {owed < 0 && (
          <Button className="min-h-13 flex-1 text-base" onClick={() => setAsks('giveBack')}>
            {i18n._('office.order.giveBack', { amount: formatRupees(0 - owed) })}
          </Button>
        )}
        {reminder !== '' && isIndianMobile(customer.phone) && (
          <a
            href={whatsAppLink(customer.phone, reminder)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary', 'min-h-13 flex-1')}
          >
            {i18n._('office.khata.remind')}
          </a>
        )}
      </div>
      <div className="-mx-2 mb-2 flex flex-wrap">
        {lines.length > 0 && (
          <Link
            to={officeAddress('khataStatement', { id: customer._id })}
            className={buttonClass('plain', 'px-2')}
          >
            <ToolIcon name="print" />
            {i18n._('office.khata.statement')}
          </Link>
        )}
        {isOwner && (
          <Button look="plain" className="px-2" onClick={() => setAsks('limit')}>
            <ToolIcon name="edit" />
            {limit === 0 ? i18n._('office.khata.open') : i18n._('office.khata.limit')}
          </Button>
        )}
        {isOwner && (limit > 0 || lines.length > 0) && (
          <Button look="plain" className="px-2" onClick={() => setAsks(isBegun ? 'corrected' : 'opening')}>
            {isBegun ? i18n._('office.khata.correct') : i18n._('office.khata.bringOver')}
          </Button>
        )}
      </div>
      {lines.length > 0 && <KhataRows lines={lines} takeBack={{ busy, run: takeBack }} />}
      {hasOlder && (
        <Button look="secondary" busy={busy} className="mt-3 w-full" onClick={showOlder}>
          {i18n._('office.khata.older')}
        </Button>
      )}
      {asks === 'take' && <TakeDialog khata={khata} onTaken={onChange} onClose={close} />}
      {asks === 'giveBack' && <TakeDialog khata={khata} kind="returned" onTaken={onChange} onClose={close} />}
      {asks === 'limit' && <LimitDialog khata={khata} onChange={onChange} onClose={close} />}
      {(asks === 'opening' || asks === 'corrected') && (
        <LineDialog khata={khata} kind={asks} onChange={onChange} onClose={close} />
      )}
      {limit === 0 && lines.length === 0 && <p className="text-muted">{i18n._('office.khata.none')}</p>}
    </section>
  );
}

type DialogProps = { khata: Khata; onChange: (khata: Khata) => void; onClose: () => void };

/** Dialog for a customer's credit limit; 0: no account. */
function LimitDialog({ khata: { customer, limit }, onChange, onClose }: DialogProps) {
  const { i18n } = useLingui();
  const form = useSchemaForm({
    schema: KhataLimit,
    read: (data) => ({ limit: typedAmount(data.get('limit')), seen: { limit } }),
    submit: async (body) => {
      onChange(await callApi<Khata>(`/khatas/${customer._id}/limit`, { method: 'PUT', body }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={i18n._('office.khata.limit')}
      submit={i18n._('office.save')}
      form={form}
      onClose={onClose}
    >
      <Field
        {...form.field('limit')}
        label={i18n._('office.khata.limitOf', { name: customer.name })}
        hint={i18n._('office.khata.limitHint')}
        defaultValue={limit === 0 ? '' : String(limit)}
        inputMode="decimal"
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}

/** A row by the owner's hand: what the paper book said, or a correction with its reason. */
function LineDialog({
  khata: { customer, owed },
  kind,
  onChange,
  onClose,
}: DialogProps & { kind: NewKhataLine['kind'] }) {
  const { i18n } = useLingui();
  const [id] = useState(newId);
  const isOpening = kind === 'opening';
  const form = useSchemaForm({
    schema: NewKhataLine,
    read: (data) => ({
      id,
      kind,
      amount: typedAmount(data.get('amount')),
      note: data.get('note'),
      seen: { owed },
    }),
    submit: async (body) => {
      onChange(await callApi<Khata>(`/khatas/${customer._id}/lines`, { method: 'POST', body }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={isOpening ? i18n._('office.khata.bringOver') : i18n._('office.khata.correct')}
      submit={i18n._('office.save')}
      form={form}
      onClose={onClose}
    >
      <Field
        {...form.field('amount')}
        label={i18n._('office.money.amount')}
        hint={isOpening ? i18n._('office.khata.bringOverHint') : i18n._('office.khata.correctHint')}
        inputMode={isOpening ? 'decimal' : 'text'}
        data-number
        autoComplete="off"
        required
      />
      <Field
        {...form.field('note')}
        label={isOpening ? i18n._('office.money.note') : i18n._('office.khata.why')}
        autoComplete="off"
        required={!isOpening}
      />
    </FormDialog>
  );
}
