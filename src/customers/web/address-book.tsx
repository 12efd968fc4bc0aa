import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { addressLines } from '#base/postal-address.ts';
import { CallFailed } from '#browser/calls/api-client.ts';
import { type Address, type BookAddress, type EditedUser, fromBook, type User } from '#identity/identity.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { BookDialog } from './address-dialog.tsx';
import { ProfileSection, saveUser } from './profile-section.tsx';

/** The saved delivery addresses, newest first, with ways to add, change and delete. */
export function AddressBook({ user }: { user: User }) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState<Address | 'new'>();
  const [deleted, setDeleted] = useState<Address>();
  const [problem, setProblem] = useState<string>();
  const { addresses } = user;

  const save = async (values: BookAddress): Promise<void> => {
    const address = open === 'new' || !open ? values : { ...values, _id: open._id };
    await saveUser(user, { addresses: [address], addressesSeen: [] });
    setOpen(undefined);
  };

  // Only what was changed is sent, so that changes of another device to other addresses are kept.
  const send = async (
    touched: Required<Pick<EditedUser, 'addresses' | 'addressesSeen'>>,
  ): Promise<boolean> => {
    setProblem(undefined);
    try {
      await saveUser(user, touched);
      return true;
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
      return false;
    }
  };
  const remove = async (address: Address): Promise<void> => {
    const isDone = await send({ addresses: [], addressesSeen: [address._id] });
    if (isDone) setDeleted(address);
  };
  const bringBack = async ({ _id, ...address }: Address): Promise<void> => {
    if (await send({ addresses: [address], addressesSeen: [] })) setDeleted(undefined);
  };

  return (
    <ProfileSection
      title={i18n._('account.address.list')}
      action={<Button onClick={() => setOpen('new')}>{i18n._('account.address.add')}</Button>}
    >
      <Problem text={problem} />
      <output className="contents">
        {deleted && (
          <span className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-shelf px-4 py-2">
            {i18n._('account.address.deleted', { name: deleted.name })}
            <Button look="plain" onClick={() => void bringBack(deleted)}>
              {i18n._('account.address.undo')}
            </Button>
          </span>
        )}
      </output>
      {addresses.length === 0 && <p className="text-muted">{i18n._('account.address.none')}</p>}
      <ul className="grid gap-3 sm:grid-cols-2">
        {addresses.map((address) => (
          <BookCard
            key={address._id}
            address={address}
            onEdit={() => setOpen(address)}
            onDelete={() => remove(address)}
          />
        ))}
      </ul>
      {open && (
        <BookDialog
          address={open === 'new' ? undefined : open}
          user={user}
          save={save}
          onClose={() => setOpen(undefined)}
        />
      )}
    </ProfileSection>
  );
}

function BookCard({
  address,
  onEdit,
  onDelete,
}: {
  address: Address;
  onEdit: () => void;
  onDelete: () => Promise<void>;
}) {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const { name, email, phone, street } = address;
  const erase = async (): Promise<void> => {
    setBusy(true);
    await onDelete();
    setBusy(false);
  };
  return (
    <li className="grid content-between gap-3 rounded-tile bg-white p-4 ring-1 ring-line">
      <address translate="no" className="break-words not-italic">
        <strong>{name}</strong>
        {[...addressLines(fromBook(address)), phone].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block text-muted">{email}</span>
      </address>
      <p className="-mx-2 -mb-2 flex flex-wrap gap-1">
        <Button look="plain" aria-label={i18n._('account.address.editIt', { name, street })} onClick={onEdit}>
          {i18n._('account.address.edit')}
        </Button>
        <Button
          look="plain"
          busy={busy}
          aria-label={i18n._('account.address.deleteIt', { name, street })}
          onClick={() => void erase()}
        >
          {i18n._('account.address.delete')}
        </Button>
      </p>
    </li>
  );
}
