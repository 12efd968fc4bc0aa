import type { ReactNode } from 'react';
import { formatRupees } from '#base/money.ts';
import type { Settings } from '#settings/settings.ts';
import { EmailField, PhoneField } from '#ui/form/contact-fields.tsx';
import { Field, type FieldState, TextField } from '#ui/form/field.tsx';
import { ListField } from './list-field.tsx';

/** The sections of the form: their anchor and their heading. */
export const SECTIONS = [
  ['shop', 'Shop'],
  ['contact', 'Contact'],
  ['shipping', 'Shipping'],
  ['banners', 'Banners'],
  ['stock', 'Stock'],
  ['newsletter', 'Newsletter'],
] as const;
type SectionId = (typeof SECTIONS)[number][0];

type SettingsFieldsProps = {
  shown: Settings;
  field: (name: string) => FieldState;
  messages: Record<string, string>;
  /** Called when an item of a list is removed, because no field reports that. */
  onChange: () => void;
};

/** All settings, grouped by where they show. */
export const SettingsFields = ({ shown, field, messages, onChange }: SettingsFieldsProps) => (
  <>
    <Section id="shop">
      <Field
        {...field('name')}
        label="Name"
        hint="At the head of every page and in mails"
        autoComplete="off"
      />
      <TextField
        {...field('tagline')}
        label="Tagline"
        rows={2}
        hint="Under the name at the foot of every page"
      />
      <TextField {...field('story')} label="Our Story" rows={6} hint="On the About us page" />
      <TextField {...field('mission')} label="Our Mission" rows={4} hint="On the About us page" />
    </Section>
    <Section id="contact">
      <TextField {...field('address')} label="Address" rows={2} />
      <ListField
        {...{ messages, onChange }}
        name="phones"
        label="Phones"
        line="Phone"
        add="Add a phone"
        type="tel"
        hint="The first one stands in the banner"
        initial={shown.phones}
      />
      <EmailField {...field('email')} autoComplete="off" />
      <PhoneField
        {...field('whatsapp')}
        label="WhatsApp number"
        autoComplete="off"
        hint="Ten digits; a foreign number with its country code. Empty, the shop shows no link."
      />
      <TextField
        {...field('whatsappText')}
        label="First sentence in WhatsApp"
        rows={2}
        hint="Written already when a shopper opens the chat"
      />
    </Section>
    <Section id="shipping">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field {...field('shippingFee')} label="Shipping fee, ₹" inputMode="decimal" autoComplete="off" />
        <Field
          {...field('freeShippingAbove')}
          label="Free above, ₹"
          inputMode="decimal"
          autoComplete="off"
          hint={`Now, up to and with ${formatRupees(shown.freeShippingAbove)} an order costs ${formatRupees(shown.shippingFee)}.`}
        />
      </div>
    </Section>
    <Section id="banners">
      <p className="text-muted">
        “Free shipping above …”, “Fast cash on delivery” and “Call us” are made from these settings. What you
        write here comes after them.
      </p>
      <ListField
        {...{ messages, onChange }}
        name="banners"
        label="Further messages"
        line="Message"
        add="Add a message"
        initial={shown.banners}
      />
    </Section>
    <Section id="stock">
      <Field
        {...field('lowStock')}
        label="Low-stock level"
        inputMode="numeric"
        autoComplete="off"
        hint="A product with so many or fewer left is counted as low"
      />
    </Section>
    <Section id="newsletter">
      <label className="flex min-h-11 items-center gap-3 text-base font-medium">
        <input
          type="checkbox"
          name="newsletterOpen"
          defaultChecked={shown.newsletterOpen}
          className="size-5 shrink-0 accent-leaf"
        />
        People can join the newsletter at the foot of every page
      </label>
    </Section>
  </>
);

const Section = ({ id, children }: { id: SectionId; children: ReactNode }) => (
  <section
    id={id}
    aria-labelledby={`${id}-heading`}
    className="grid scroll-mt-20 gap-4 rounded-tile border border-line bg-paper p-4 md:p-6"
  >
    <h2 id={`${id}-heading`} className="text-lg font-bold">
      {SECTIONS.find(([section]) => section === id)?.[1]}
    </h2>
    {children}
  </section>
);
