import { type InputEvent, type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { PincodePicker } from '#delivery/web/public.ts';
import type { User } from '#identity/identity.ts';
import { PAYMENT_METHODS, type PaymentMethod, SelectedAddress } from '#orders/orders.ts';
import { PaymentChoice } from '#orders/web/checkout/payment-choice.tsx';
import { PhoneField } from '#ui/form/contact-fields.tsx';
import { Field, SelectField } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useConfirmedAddress } from './confirm-address.tsx';
import { type AddressText, choicesFor, draftOf, keepDraft, ownValues } from './prefill.ts';

const CheckoutForm = v.strictObject({
  ...SelectedAddress.entries,
  paymentMethod: v.picklist(PAYMENT_METHODS),
});

type Place = (address: SelectedAddress, paymentMethod: PaymentMethod) => Promise<void>;

/** Where the order goes and how it is paid: filled in as far as the shop knows, with a choice of known addresses. */
export function AddressForm({
  id,
  user,
  last,
  place,
  children,
}: {
  id: string;
  user: User;
  last: SelectedAddress | undefined;
  place: Place;
  children: ReactNode;
}) {
  const choices = choicesFor(user, last);
  const [start, setStart] = useState(() => ({
    name: '',
    values: draftOf(user._id) ?? choices[0]?.values ?? ownValues(user),
  }));
  const choose = (name: string): void => {
    const values = choices.find((choice) => choice.name === name)?.values ?? {};
    keepDraft(user._id, values);
    setStart({ name, values });
  };
  return (
    <div className="grid gap-5">
      {children}
      {choices.length > 1 && (
        <SelectField
          name="choice"
          label="Use a known address"
          value={start.name}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">Choose…</option>
          {choices.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {/* Another address is another form: its fields begin anew. */}
      <AddressFields key={start.name} id={id} user={user} last={last} initial={start.values} place={place} />
    </div>
  );
}

function AddressFields({
  id,
  user,
  last,
  initial,
  place,
}: {
  id: string;
  user: User;
  last: SelectedAddress | undefined;
  initial: AddressText;
  place: Place;
}) {
  const { confirm, question } = useConfirmedAddress(last);
  const form = useSchemaForm({
    schema: CheckoutForm,
    initial,
    read: (data) => readFields(data, user),
    submit: async ({ paymentMethod, ...address }) => {
      if (await confirm(address)) await place(address, paymentMethod);
    },
  });
  const onInput = (event: InputEvent<HTMLFormElement>): void => {
    form.props.onInput(event);
    keepDraft(user._id, Object.fromEntries(typed(new FormData(event.currentTarget))));
  };
  return (
    <form
      {...form.props}
      onInput={onInput}
      id={id}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9rem,50%-1rem)),1fr))] items-start gap-x-3 gap-y-4"
    >
      <Field {...form.field('firstName')} label="First Name" autoComplete="given-name" required />
      <Field {...form.field('lastName')} label="Last Name" autoComplete="family-name" required />
      <PhoneField {...form.field('phone')} label="Phone number" required />
      <PincodePicker {...form.field('pincode')} district="district" state="state" />
      <Field {...form.field('district')} label="District" autoComplete="address-level2" />
      <Field {...form.field('state')} label="State" autoComplete="address-level1" />
      <Field
        {...form.field('colony')}
        label="Colony"
        hint="House, street, village or colony"
        autoComplete="address-line1"
        required
        className="col-span-full"
      />
      <Field
        {...form.field('landmark')}
        label="Landmark"
        hint="What our rider should look for"
        autoComplete="address-line2"
        required
        className="col-span-full"
      />
      <PaymentChoice chosen={initial['paymentMethod']} />
      <div className="col-span-full">
        <Problem text={form.problem} />
        {question}
      </div>
    </form>
  );
}

/** The typed address without its empty fields; the shop adds the shopper's e-mail to the order. */
function readFields(data: FormData, user: User): Record<string, string> {
  const required = new Set(['firstName', 'lastName', 'phone', 'colony', 'landmark']);
  const kept = typed(data).filter(([name, text]) => required.has(name) || text.trim() !== '');
  return { ...(user.email && { email: user.email }), ...Object.fromEntries(kept) };
}

const typed = (data: FormData): [string, string][] =>
  [...data.entries()].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
