import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { ONE_NAME } from '#base/postal-address.ts';
import { PhoneField } from '#ui/form/contact-fields.tsx';
import { Field, type FieldState, Tick } from '#ui/form/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { ChosenPlace, PlaceFields } from './chosen-place.tsx';
import { OwnLandmark } from './own-landmark.tsx';

type Fields = { field: (name: string) => FieldState };

/** The five fields of the specification, and the pincode, which fills in district and state, with its villages. */
export function AddressFields({ field }: Fields) {
  const { i18n } = useLingui();
  // It was chosen before, so it stands on top; nothing moves while it is typed.
  const [isOnTop] = useState(() => Boolean(field('pincode').defaultValue));
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,50%-1rem)),1fr))] items-start gap-x-3 gap-y-4">
      {isOnTop && <ChosenPlace field={field} />}
      <Field
        {...field('firstName')}
        label={i18n._('account.address.firstName')}
        autoComplete="given-name"
        required
      />
      <LastName field={field} />
      <PhoneField
        {...field('phone')}
        label={i18n._('account.address.phone')}
        required
        className="col-span-full"
      />
      <HouseFields field={field} isOwn />
      {!isOnTop && <PlaceFields field={field} />}
      <details className="group col-span-full">
        <summary className="flex min-h-11 items-center gap-2 font-semibold text-leaf">
          <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
          {i18n._('account.address.districtAndState')}
        </summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          <Field
            {...field('district')}
            label={i18n._('account.address.district')}
            autoComplete="address-level2"
          />
          <Field {...field('state')} label={i18n._('account.address.state')} autoComplete="address-level1" />
        </div>
      </details>
    </div>
  );
}

/** The fields that lead to the house. A shopper has to fill them in, with hints; staff write as much as they were told. */
export function HouseFields({ field, isOwn = false }: Fields & { isOwn?: boolean }) {
  const { i18n } = useLingui();
  return (
    <>
      <Field
        {...field('colony')}
        label={i18n._('account.address.colony')}
        hint={isOwn && i18n._('account.address.colonyHint')}
        autoComplete={isOwn ? 'address-line1' : undefined}
        required={isOwn}
        className="col-span-full"
      />
      {isOwn ? (
        <OwnLandmark field={field} />
      ) : (
        <Field {...field('landmark')} label={i18n._('account.address.landmark')} className="col-span-full" />
      )}
    </>
  );
}

/** The last name; who has one name says so with a tap instead of typing. */
function LastName({ field }: Fields) {
  const { i18n } = useLingui();
  const { name, defaultValue, ...state } = field('lastName');
  const [hasNone, setNone] = useState(defaultValue === ONE_NAME);
  return (
    <div className="grid">
      {hasNone ? (
        <input type="hidden" name={name} value={ONE_NAME} />
      ) : (
        <Field
          {...state}
          name={name}
          defaultValue={defaultValue === ONE_NAME ? '' : defaultValue}
          label={i18n._('account.address.lastName')}
          autoComplete="family-name"
          required
        />
      )}
      <Tick checked={hasNone} onChange={(event) => setNone(event.currentTarget.checked)}>
        {i18n._('account.address.oneName')}
      </Tick>
    </div>
  );
}
