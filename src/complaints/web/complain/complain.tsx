import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { newId } from '#base/ids.ts';
import { formatDay, formatMoment } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { pageLanguage } from '#browser/language/language-choice.ts';
import { NewSlip, type SlipReceipt } from '#complaints/slips/slips.ts';
import { useSession } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import { PhoneField } from '#ui/form/contact-fields.tsx';
import { Field, Problem, TextField } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';

/** Form of a complaint that is about no order, on the contact page. It is answered at once with the complaint's number. */
export default function Complain() {
  const { i18n } = useLingui();
  const [receipt, setReceipt] = useState<SlipReceipt>();
  const isSignedIn = useSession(({ user }) => user !== undefined);
  return (
    <div className="grid gap-3 rounded-tile bg-shelf p-4">
      {isSignedIn && (
        <p>
          {i18n._('account.complain.order')}{' '}
          <Link
            to={pageAddress('myOrders')}
            className="inline-flex min-h-11 items-center text-leaf underline"
          >
            {i18n._('account.myOrders')}
          </Link>
        </p>
      )}
      {receipt ? (
        <output className="grid gap-1 rounded-control bg-leaf-soft p-4">
          <b className="text-xl">{i18n._('account.complain.number', { number: receipt.number })}</b>
          <span>{i18n._('account.complain.confirm', { moment: formatMoment(i18n, receipt.confirmBy) })}</span>
          <span>{i18n._('account.complain.settle', { day: formatDay(i18n, receipt.settleBy) })}</span>
          <Link
            to={{
              pathname: pageAddress('complaint', { number: String(receipt.number) }),
              hash: receipt.secret,
            }}
            // Its page reads the secret where a link that is opened anew has it.
            reloadDocument
            className="flex min-h-11 items-center text-leaf underline"
          >
            {i18n._('account.complain.follow')}
          </Link>
        </output>
      ) : (
        <ComplainForm isSignedIn={isSignedIn} onTold={setReceipt} />
      )}
    </div>
  );
}

function ComplainForm({
  isSignedIn,
  onTold,
}: {
  isSignedIn: boolean;
  onTold: (receipt: SlipReceipt) => void;
}) {
  const { i18n } = useLingui();
  const [id] = useState(newId);
  const title = useId();
  const form = useSchemaForm({
    schema: NewSlip,
    read: (data) => ({ id, language: pageLanguage(), ...Object.fromEntries(data) }),
    submit: async (body) => onTold(await callApi<SlipReceipt>('/complaints/told', { method: 'POST', body })),
  });
  return (
    <form {...form.props} aria-labelledby={title} className="grid gap-4">
      <p id={title} className="font-semibold">
        {i18n._('account.complain.title')}
      </p>
      {!isSignedIn && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            {...form.field('name')}
            label={i18n._('account.field.name')}
            autoComplete="name"
            maxLength={100}
            required
          />
          <PhoneField {...form.field('phone')} autoComplete="tel-national" required />
        </div>
      )}
      <TextField
        {...form.field('words')}
        label={i18n._('account.complain.words')}
        rows={4}
        maxLength={2000}
      />
      <Problem text={form.problem} />
      <Button type="submit" busy={form.busy}>
        {form.busy ? i18n._('account.complain.sending') : i18n._('account.complain.send')}
      </Button>
    </form>
  );
}
