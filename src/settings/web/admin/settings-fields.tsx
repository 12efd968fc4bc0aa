import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { TEXTS_IN } from '#settings/settings.ts';
import { EmailField, PhoneField } from '#ui/form/contact-fields.tsx';
import { Field, TextField, Tick } from '#ui/form/field.tsx';
import { ListField } from './list-field.tsx';
import { type SettingsFieldsProps, TextsInLanguage } from './texts-in-language.tsx';

/** The languages in which the shop may have texts of its own besides English. */
const OTHERS = Object.keys(TEXTS_IN) as (keyof typeof TEXTS_IN)[];

/** The sections of the form: their anchor and their heading. */
export const SECTIONS = [
  ['shop', /*i18n*/ { id: 'office.settings.section.shop' }],
  ['languages', /*i18n*/ { id: 'office.settings.section.languages' }],
  ['contact', /*i18n*/ { id: 'office.settings.section.contact' }],
  ['shipping', /*i18n*/ { id: 'office.settings.section.shipping' }],
  ['newcomers', /*i18n*/ { id: 'office.settings.section.newcomers' }],
  ['banners', /*i18n*/ { id: 'office.settings.section.banners' }],
  ['stock', /*i18n*/ { id: 'office.settings.section.stock' }],
  ['newsletter', /*i18n*/ { id: 'office.settings.section.newsletter' }],
] as const;
type SectionId = (typeof SECTIONS)[number][0];

/** All settings, grouped by where they show. */
export const SettingsFields = ({ shown, field, messages, onChange }: SettingsFieldsProps) => (
  <>
    <Section id="shop">
      <Field
        {...field('name')}
        label={i18n._('office.common.name')}
        hint={i18n._('office.settings.name.hint')}
        autoComplete="off"
      />
      <TextField
        {...field('tagline')}
        label={i18n._('office.settings.tagline')}
        rows={2}
        hint={i18n._('office.settings.tagline.hint')}
      />
      <TextField
        {...field('story')}
        label={i18n._('office.settings.story')}
        rows={6}
        hint={i18n._('office.settings.about.hint')}
      />
      <TextField
        {...field('mission')}
        label={i18n._('office.settings.mission')}
        rows={4}
        hint={i18n._('office.settings.about.hint')}
      />
    </Section>
    <Section id="languages">
      <p className="text-muted">{i18n._('office.settings.languages.about')}</p>
      {OTHERS.map((language) => (
        <TextsInLanguage key={language} language={language} {...{ shown, field, messages, onChange }} />
      ))}
    </Section>
    <Section id="contact">
      <TextField {...field('address')} label={i18n._('office.common.address')} rows={2} />
      <ListField
        {...{ messages, onChange }}
        name="phones"
        label={i18n._('office.settings.phones')}
        line={i18n._('office.settings.phones.line')}
        add={i18n._('office.settings.phones.add')}
        type="tel"
        hint={i18n._('office.settings.phones.hint')}
        initial={shown.phones}
      />
      <EmailField {...field('email')} autoComplete="off" />
      <PhoneField
        {...field('whatsapp')}
        label={i18n._('office.settings.whatsapp')}
        autoComplete="off"
        hint={i18n._('office.settings.whatsapp.hint')}
      />
      <TextField
        {...field('whatsappText')}
        label={i18n._('office.settings.whatsappText')}
        rows={2}
        hint={i18n._('office.settings.whatsappText.hint')}
      />
      <Field
        {...field('fssai')}
        label={i18n._('office.settings.fssai')}
        hint={i18n._('office.settings.fssai.hint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        {...field('upiId')}
        label={i18n._('office.settings.upiId')}
        hint={i18n._('office.settings.upiId.hint')}
        autoComplete="off"
        spellCheck={false}
      />
      <Field
        {...field('upiName')}
        label={i18n._('office.settings.upiName')}
        hint={i18n._('office.settings.upiName.hint')}
        autoComplete="off"
      />
      <Field
        {...field('smsPerDay')}
        label={i18n._('office.settings.smsPerDay')}
        hint={i18n._('office.settings.smsPerDay.hint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        {...field('printerAddress')}
        label={i18n._('office.settings.printer')}
        hint={i18n._('office.settings.printer.hint')}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
      />
    </Section>
    <Section id="shipping">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          {...field('shippingFee')}
          label={i18n._('office.settings.shippingFee')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Field
          {...field('freeShippingAbove')}
          label={i18n._('office.settings.freeAbove')}
          inputMode="decimal"
          autoComplete="off"
          hint={i18n._('office.settings.freeAbove.hint', {
            amount: formatRupees(shown.freeShippingAbove),
            fee: formatRupees(shown.shippingFee),
          })}
        />
      </div>
      <Tick
        className="text-base font-medium"
        name="deliversElsewhere"
        defaultChecked={shown.deliversElsewhere}
      >
        {i18n._('office.settings.deliversElsewhere')}
      </Tick>
      <Tick className="text-base font-medium" name="mayCollect" defaultChecked={shown.mayCollect}>
        {i18n._('office.settings.mayCollect')}
      </Tick>
      <Field
        {...field('doorCodeFrom')}
        label={i18n._('office.settings.doorCodeFrom')}
        hint={i18n._('office.settings.doorCodeFrom.hint')}
        inputMode="decimal"
        autoComplete="off"
      />
    </Section>
    <Section id="newcomers">
      <p className="text-muted">{i18n._('office.settings.newcomers.about')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          {...field('unpaidMost')}
          label={i18n._('office.settings.unpaidMost')}
          hint={i18n._('office.settings.unpaidMost.hint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Field
          {...field('newcomerValue')}
          label={i18n._('office.settings.newcomerValue')}
          hint={i18n._('office.settings.newcomerValue.hint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Field
          {...field('newcomerOrders')}
          label={i18n._('office.settings.newcomerOrders')}
          hint={i18n._('office.settings.newcomerOrders.hint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          {...field('newcomerOrdersADay')}
          label={i18n._('office.settings.newcomerOrdersADay')}
          hint={i18n._('office.settings.newcomerOrdersADay.hint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          {...field('newcomersOfANetwork')}
          label={i18n._('office.settings.newcomersOfANetwork')}
          hint={i18n._('office.settings.newcomersOfANetwork.hint')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </Section>
    <Section id="banners">
      <p className="text-muted">{i18n._('office.settings.banners.about')}</p>
      <ListField
        {...{ messages, onChange }}
        name="banners"
        label={i18n._('office.settings.banners')}
        line={i18n._('office.settings.banners.line')}
        add={i18n._('office.settings.banners.add')}
        initial={shown.banners}
      />
      <Tick
        className="text-base font-medium"
        name="supportDayAndNight"
        defaultChecked={shown.supportDayAndNight}
      >
        {i18n._('office.settings.support')}
      </Tick>
      <Tick className="text-base font-medium" name="isDemo" defaultChecked={shown.isDemo}>
        {i18n._('office.settings.isDemo')}
      </Tick>
    </Section>
    <Section id="stock">
      <Field
        {...field('lowStock')}
        label={i18n._('office.settings.lowStock')}
        inputMode="numeric"
        autoComplete="off"
        hint={i18n._('office.settings.lowStock.hint')}
      />
    </Section>
    <Section id="newsletter">
      <Tick className="text-base font-medium" name="newsletterOpen" defaultChecked={shown.newsletterOpen}>
        {i18n._('office.settings.newsletterOpen')}
      </Tick>
    </Section>
  </>
);

const TITLES = Object.fromEntries(SECTIONS) as Record<SectionId, { id: string }>;

const Section = ({ id, children }: { id: SectionId; children: ReactNode }) => (
  <section
    id={id}
    aria-labelledby={`${id}-heading`}
    className="grid scroll-mt-20 gap-4 rounded-tile border border-line bg-paper p-4 md:p-6"
  >
    <h2 id={`${id}-heading`} className="text-lg font-bold">
      {i18n._(TITLES[id])}
    </h2>
    {children}
  </section>
);
