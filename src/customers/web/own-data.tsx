import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import { saveAsFile } from '#browser/calls/download.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { AccountDeletion } from '#customers/customers.ts';
import { PasswordField, leaveDevice } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Downloads everything the shop stores about the user, and deletes the account. */
export function OwnData() {
  const { i18n } = useLingui();
  const [isLeaving, setLeaving] = useState(false);
  const { busy, problem, run } = useCall();
  const download = () => run(async () => saveAsFile('my-data.json', await callApi('/users/user/data')));
  return (
    <ProfileSection title={i18n._('account.data.title')}>
      <p>{i18n._('account.data.text')}</p>
      <p className="flex flex-wrap gap-3">
        <Button look="secondary" busy={busy} onClick={() => void download()}>
          {busy ? i18n._('account.data.fetching') : i18n._('account.data.download')}
        </Button>
        <Button look="plain" className="text-chilli! hover:bg-chilli-soft!" onClick={() => setLeaving(true)}>
          {i18n._('account.data.delete')}
        </Button>
      </p>
      <Problem text={problem} />
      {isLeaving && <DeleteAccount onClose={() => setLeaving(false)} />}
    </ProfileSection>
  );
}

function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const form = useSchemaForm({
    schema: AccountDeletion,
    // Someone who signed up with Google has no password: the server knows, and asks for one where there is one.
    read: (data) => (data.get('password') ? { password: data.get('password') } : {}),
    submit: async (body) => {
      await callApi('/users/user', { method: 'DELETE', body });
      leaveDevice();
    },
  });
  return (
    <Dialog open onClose={onClose} title={i18n._('account.data.deleteTitle')}>
      <form {...form.props} className="grid gap-4">
        <p>{i18n._('account.data.deleteText')}</p>
        <h3 className="font-semibold">{i18n._('account.data.staysTitle')}</h3>
        <ul className="list-disc space-y-1 ps-5">
          <li>{i18n._('account.data.staysOrders')}</li>
          <li>{i18n._('account.data.staysBills')}</li>
          <li>{i18n._('account.data.staysLog')}</li>
        </ul>
        <PasswordField {...form.field('password')} label={i18n._('account.field.password')} />
        <Problem text={form.problem} />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button type="submit" look="danger" busy={form.busy}>
            {form.busy ? i18n._('account.data.deleting') : i18n._('account.data.delete')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {i18n._('account.data.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
