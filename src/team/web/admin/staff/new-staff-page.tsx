import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { Link, type MetaArgs, useNavigate } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { StaffCard, User } from '#identity/identity.ts';
import { NewStaff } from '#team/team.ts';
import { Docked } from '#ui/admin/docked.tsx';
import { adminMeta } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { EmailField, PhoneField } from '#ui/form/contact-fields.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { AccessFields, readStaff } from './access-fields.tsx';
import { keepCard } from './made-card.ts';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.team.new'));

const NOTHING = { role: 'staff', permissions: [], owner: false } as const;

/** Adds someone to the team by name and phone, with their jobs, and makes the card that lets them in. */
export default function NewStaffPage() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [known, setKnown] = useState<string>();
  const isSamePerson = useRef(false);
  const form = useSchemaForm({
    schema: NewStaff,
    read: (data) => ({ ...readStaff(data), known: isSamePerson.current }),
    submit: async (person, _, act) => {
      try {
        const added = await callApi<User>('/auth/staff', { method: 'POST', body: person, act });
        showToast('success', i18n._('office.team.added', { name: person.name }));
        if (added.role === 'admin') return await navigate(officeAddress('team'));
        const path = `/auth/staff/${encodeURIComponent(added._id)}/card`;
        // Without a card the next page offers to make one.
        const card = await callApi<StaffCard>(path, { method: 'POST', body: {} }).catch(nothingIfFailed);
        if (card) keepCard(added._id, card);
        await navigate(officeAddress('staffCard', { id: added._id }));
      } catch (error) {
        if (error instanceof CallFailed && typeof error.detail?.['known'] === 'string')
          setKnown(error.detail['known']);
        throw error;
      } finally {
        isSamePerson.current = false;
      }
    },
  });
  return (
    <div className="mx-auto max-w-xl text-base">
      <Link
        to={officeAddress('team')}
        className="-ml-2 inline-flex min-h-11 items-center gap-1 px-2 font-semibold text-leaf no-underline"
      >
        <ToolIcon name="left" />
        {i18n._('office.team.heading')}
      </Link>
      <h1 className="mb-3 text-xl font-bold">{i18n._('office.team.new')}</h1>
      <form {...form.props} onInputCapture={() => setKnown(undefined)} className="grid gap-4">
        <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2">
          <Field
            {...form.field('name')}
            label={i18n._('office.common.name')}
            autoComplete="off"
            enterKeyHint="next"
            required
          />
          <PhoneField
            {...form.field('phone')}
            label={i18n._('office.team.mobile')}
            autoComplete="off"
            required
          />
        </div>
        <AccessFields now={NOTHING} error={form.messages} />
        <details open={form.messages['email'] !== undefined || undefined}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-leaf">
            {i18n._('office.team.more')}
          </summary>
          <EmailField {...form.field('email')} autoComplete="off" hint={i18n._('office.team.email.hint')} />
        </details>
        <Problem text={form.problem} />
        {known !== undefined && (
          <Button type="submit" look="secondary" onClick={() => (isSamePerson.current = true)}>
            {i18n._('office.team.samePerson', { name: known })}
          </Button>
        )}
        <Docked>
          <Button type="submit" busy={form.busy} className="min-h-13 w-full">
            {i18n._('office.team.addAndCard')}
          </Button>
        </Docked>
      </form>
    </div>
  );
}

function nothingIfFailed(error: unknown): undefined {
  if (!(error instanceof CallFailed)) throw error;
}
