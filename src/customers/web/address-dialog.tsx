import { useLingui } from '@lingui/react';
import { type InputEvent, useState } from 'react';
import { CallFailed } from '#browser/calls/api-client.ts';
import { PincodePicker, usePlaces, VillageField } from '#delivery/web/public.ts';
import { type Address, BookAddress, type User } from '#identity/identity.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PhoneField, EmailOrNone, readEmailOrNone } from '#ui/form/contact-fields.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { useFormGuard } from '#ui/form/leave-guard.tsx';

/** The form of a delivery address. A new one starts with what is known of the customer. */
export function BookDialog({
  address,
  user,
  save,
  onClose,
}: {
  address: Address | undefined;
  user: User;
  save: (values: BookAddress) => Promise<void>;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const { noEmail: _, ...known } = address ?? contactOf(user);
  const [noEmail, setNoEmail] = useState(known.email === '');
  const form = useSchemaForm({
    schema: BookAddress,
    initial: known,
    read: readEmailOrNone,
    submit: async (values) => {
      try {
        await save(values);
      } catch (error) {
        throw error instanceof CallFailed ? atOurFields(error) : error;
      }
    },
  });
  const { places, ask } = usePlaces(known.pinCode ?? '');
  const onInput = (event: InputEvent<HTMLFormElement>): void => {
    form.props.onInput(event);
    const typed = new FormData(event.currentTarget).get('pinCode');
    if (typeof typed === 'string') ask(typed);
  };
  const { form: controls, leave, mayLeave, question } = useFormGuard({ onLeave: onClose });
  return (
    <>
      <Dialog
        open
        onClose={leave}
        mayClose={mayLeave}
        title={address ? i18n._('account.address.change') : i18n._('account.address.add')}
      >
        <form
          {...form.props}
          onInput={onInput}
          ref={controls}
          className="grid grid-cols-2 items-start gap-x-3 gap-y-4 pt-1"
        >
          <Field
            {...form.field('name')}
            label={i18n._('account.field.name')}
            autoComplete="name"
            required
            className="col-span-2"
          />
          <PhoneField {...form.field('phone')} required />
          <PincodePicker {...form.field('pinCode')} district="city" state="state" required />
          <VillageField {...form.field('village')} places={places} />
          <EmailOrNone
            {...form.field('email')}
            noEmail={noEmail}
            onNoEmail={setNoEmail}
            label={i18n._('account.address.noEmail')}
            className="col-span-2"
          />
          <Field
            {...form.field('street')}
            label={i18n._('account.address.street')}
            hint={i18n._('account.address.streetHint')}
            autoComplete="address-line1"
            required
            className="col-span-2"
          />
          <Field
            {...form.field('landmark')}
            label={i18n._('account.address.landmark')}
            hint={i18n._('account.address.landmarkHint')}
            autoComplete="address-line2"
            className="col-span-2"
          />
          <Field
            {...form.field('city')}
            label={i18n._('account.address.city')}
            autoComplete="address-level2"
            required
          />
          <Field
            {...form.field('state')}
            label={i18n._('account.address.state')}
            autoComplete="address-level1"
            required
          />
          <div className="col-span-2 grid gap-3">
            <Problem text={form.problem} />
            <Button type="submit" busy={form.busy}>
              {form.busy ? i18n._('account.form.saving') : i18n._('account.address.save')}
            </Button>
          </div>
        </form>
      </Dialog>
      {question}
    </>
  );
}

const contactOf = ({ name, email, phone }: User): Partial<Address> & Pick<User, 'email'> => ({
  name,
  email,
  phone,
});

/** The server names fields of the whole address book; this form shows one address of it. */
function atOurFields({ status, code, message, fields, detail }: CallFailed): CallFailed {
  const ours: typeof fields = {};
  for (const [name, said] of Object.entries(fields)) ours[name.replace(/^addresses\.\d+\./, '')] = said;
  return new CallFailed(status, code, message, ours, detail);
}
