import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { addressLine, fullName } from '#base/postal-address.ts';
import { useDelivery } from '#delivery/web/public.ts';
import { QuestionCard } from '#orders/web/checkout/question-card.tsx';
import { Button } from '#ui/button.tsx';
import type { FieldState } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { AddressFields } from './address-fields.tsx';
import type { AddressText, Choice, Start } from './prefill.ts';

const BODY = 'address';

/**
 * Where the order goes. An address that the shop knows is a few lines with a button to change it; else its fields. The
 * fields are in the page either way, because the form reads them.
 */
export function AddressCard({
  form,
  start,
  choices,
  choose,
}: {
  form: { messages: Record<string, string>; field: (name: string) => FieldState };
  start: Start;
  choices: readonly Choice[];
  choose: (name: string) => void;
}) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(!start.isKnown);
  const body = useRef<HTMLDivElement>(null);
  const isRefused = Object.keys(form.messages).length > 0;
  // What the shop refuses or has to know must be in sight to be put right.
  const { delivery } = useDelivery();
  const isAsked = delivery !== undefined && delivery.kind !== 'goes';
  if ((isRefused || isAsked) && !isOpen) setOpen(true);
  useEffect(() => {
    if (isRefused) body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isRefused]);
  const change = (): void => {
    setOpen(true);
    requestAnimationFrame(() => body.current?.focus());
  };
  return (
    <QuestionCard
      title={<h1 className="text-lg font-bold">{i18n._('account.checkout.heading')}</h1>}
      action={
        !isOpen && (
          <Button
            look="plain"
            aria-expanded={false}
            aria-controls={BODY}
            aria-label={i18n._('account.checkout.changeAddress')}
            className="-my-2 -mr-2 px-2!"
            onClick={change}
          >
            {i18n._('account.checkout.change')}
          </Button>
        )
      }
    >
      {!isOpen && <KnownAddress of={start.values} />}
      <div ref={body} id={BODY} tabIndex={-1} className="grid gap-4 outline-none" hidden={!isOpen}>
        {choices.length > 1 && (
          <SelectField
            name="choice"
            label={i18n._('account.checkout.knownAddress')}
            value={start.name}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="">{i18n._('account.checkout.choose')}</option>
            {choices.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <AddressFields field={form.field} />
      </div>
    </QuestionCard>
  );
}

/** A known address in as few lines as tell it apart. */
function KnownAddress({ of: address }: { of: AddressText }) {
  const { firstName = '', lastName = '', phone } = address;
  return (
    <address className="-mt-2 grid break-words not-italic">
      <span>
        <b>{fullName({ firstName, lastName })}</b> · <span className="whitespace-nowrap">{phone}</span>
      </span>
      <span>{addressLine(address)}</span>
    </address>
  );
}
