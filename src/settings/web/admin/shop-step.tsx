import { useLingui } from '@lingui/react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import type { Language } from '#base/language/language.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useUnsentForm } from '#browser/unsent-form.ts';
import { type EditedSettings, Settings, TEXTS_IN } from '#settings/settings.ts';
import { reloadShop } from '#settings/web/use-shop.ts';
import { StepFrame, type StepProps } from '#ui/admin/form/step-frame.tsx';
import { PhoneField } from '#ui/form/contact-fields.tsx';
import { Field } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { changeSettings } from './change-settings.ts';

const TEN_DIGITS = /*i18n*/ 'Phone number must be at least 10 digits';
const Shop = v.strictObject({
  name: Settings.entries.name,
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(20, TEN_DIGITS),
    v.check((phone) => phone.replaceAll(/\D/g, '').length >= 10, TEN_DIGITS),
  ),
  village: v.pipe(v.string(), v.trim()),
  landmark: v.pipe(v.string(), v.trim()),
});

/** Between the village and the landmark in the shop's address. */
const BETWEEN = ', ';

/** The setting that holds the shop's address in a language. */
const addressIn = (language: Language) => (language === 'en' ? 'address' : TEXTS_IN[language].address);

/** The first step of a new shop: its name, its phone, and where it is. */
export function ShopStep({
  shop: { name, phone, address },
  step,
}: {
  /** As they are; empty where nothing is set. */
  shop: { name: string; phone: string; address: string };
  step: StepProps;
}) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const unsent = useUnsentForm('shop');
  const [village = '', ...landmark] = address.split(BETWEEN);
  const known = { name, phone, village, landmark: landmark.join(BETWEEN) };
  const form = useSchemaForm({
    schema: Shop,
    initial: Object.fromEntries(
      Object.entries(known).map(([field, value]) => [field, unsent.kept(field)?.[0] ?? value]),
    ),
    submit: (typed, element) =>
      unsent.send(element, async () => {
        const { settings } = await callApi<EditedSettings>('/shop/settings/edit');
        const typedAddress = [typed.village, typed.landmark].filter(Boolean).join(BETWEEN);
        await changeSettings({
          name: typed.name,
          phones: [typed.phone, ...settings.phones.slice(1)],
          // What she sees may be another language's; unchanged it stays where it is.
          ...(typedAddress !== address && { [addressIn(i18n.locale as Language)]: typedAddress }),
        });
        await reloadShop(revalidate);
        await step.onSaved();
      }),
  });
  return (
    <StepFrame
      step={step}
      about={i18n._('office.first.shop.about')}
      form={unsent.listen(form)}
      isUnsent={unsent.isWaiting}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          {...form.field('name')}
          label={i18n._('office.first.shop.name')}
          placeholder={i18n._('office.first.shop.name.like')}
          autoComplete="organization"
          required
        />
        <PhoneField
          {...form.field('phone')}
          label={i18n._('office.first.shop.phone')}
          hint={i18n._('office.first.digits')}
          required
        />
        <Field
          {...form.field('village')}
          label={i18n._('office.first.shop.village')}
          placeholder={i18n._('office.first.shop.village.like')}
          autoComplete="off"
        />
        <Field
          {...form.field('landmark')}
          label={i18n._('office.first.shop.landmark')}
          placeholder={i18n._('office.first.shop.landmark.like')}
          autoComplete="off"
        />
      </div>
    </StepFrame>
  );
}
