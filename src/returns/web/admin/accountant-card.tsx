import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatMoment } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { type Accountant, LINKS_AT_MOST, type MadeAccountant, NewAccountant } from '#returns/returns.ts';
import { Button } from '#ui/button.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast, toastFailure } from '#ui/toast/toast.tsx';
import { MadeLink } from './made-link.tsx';

/** The links by which accountants read the returns: make one, see when each was used, end it. */
export function AccountantCard({ links }: { links: readonly Accountant[] }) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<MadeAccountant>();
  return (
    <section
      aria-labelledby="accountant"
      className="grid gap-3 rounded-tile border border-line bg-white px-4 py-3"
    >
      <div>
        <h2 id="accountant" className="text-base leading-tight font-bold">
          {i18n._('office.accountant.title')}
        </h2>
        <p className="text-sm text-muted">{i18n._('office.accountant.about')}</p>
      </div>
      {made && links.some(({ _id }) => _id === made._id) && <MadeLink of={made} />}
      {links.length > 0 && (
        <ul className="divide-y divide-line">
          {links.map((link) => (
            <RunningLink key={link._id} of={link} />
          ))}
        </ul>
      )}
      {links.length < LINKS_AT_MOST && (
        <NewLink
          onMade={async (link) => {
            setMade(link);
            await revalidate();
          }}
        />
      )}
    </section>
  );
}

function NewLink({ onMade }: { onMade: (link: MadeAccountant) => Promise<void> }) {
  const { i18n } = useLingui();
  const form = useSchemaForm({
    schema: NewAccountant,
    submit: async (body, element, act) => {
      const link = await callApi<MadeAccountant>('/accountants', { method: 'POST', body, act });
      element.reset();
      await onMade(link);
    },
  });
  return (
    <form {...form.props} className="grid gap-2 sm:flex sm:items-start">
      <Field
        {...form.field('name')}
        label={i18n._('office.accountant.name')}
        autoComplete="off"
        maxLength={60}
        className="min-w-0 flex-1"
      />
      <Button type="submit" look="secondary" busy={form.busy} className="sm:mt-7">
        {i18n._('office.accountant.make')}
      </Button>
      <Problem text={form.problem} />
    </form>
  );
}

function RunningLink({ of: { _id, name, usedAt } }: { of: Accountant }) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall(toastFailure);
  const end = (): Promise<void> =>
    run(async () => {
      await callApi(`/accountants/${_id}`, { method: 'DELETE' });
      showToast('success', i18n._('office.accountant.ended', { name }));
      await revalidate();
    });
  return (
    <li className="flex items-center justify-between gap-3 py-1">
      <span className="min-w-0">
        <b className="block font-semibold wrap-anywhere" translate="no">
          {name}
        </b>
        <span className="text-sm text-muted">
          {usedAt === null
            ? i18n._('office.accountant.unused')
            : i18n._('office.accountant.used', { at: formatMoment(i18n, usedAt) })}
        </span>
      </span>
      <Button
        look="plain"
        busy={busy}
        aria-label={i18n._('office.accountant.endOf', { name })}
        onClick={() => void end()}
        className="text-chilli!"
      >
        {i18n._('office.accountant.end')}
      </Button>
    </li>
  );
}
