import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { telLink } from '#base/phone-links.ts';
import { useShop } from '#settings/web/public.ts';
import type { ShopRules } from '#storefront/rules.ts';
import { languageOfText } from '#ui/words/own-words.tsx';

/** Who the shop is, as law asks: its name, the legal one where it differs, address, phones, e-mail and licence. */
export function ShopFacts({ legalName, children }: { legalName: string; children: ReactNode }) {
  const { i18n } = useLingui();
  const { name, address, phones, email, fssai } = useShop();
  const isReachable = phones.length > 0 || email !== '' || address !== '';
  return (
    <>
      <Facts
        rows={[
          [i18n._('account.rules.who.name'), name],
          [i18n._('account.rules.who.legal'), legalName === name ? '' : legalName],
          [i18n._('account.rules.who.address'), address],
          [i18n._('account.rules.who.phone'), phones.map(phoneLink)],
          [i18n._('account.field.email'), email && <MailLink key="mail" email={email} />],
          ['FSSAI', fssai],
        ]}
      />
      {!isReachable && <p className="text-muted">{i18n._('account.rules.who.nothing')}</p>}
      {children}
    </>
  );
}

/** The grievance officer with contact and designation; until one is named, the shop's own contact. */
export function OfficerFacts({
  officer: { name, role, phone, email },
  children,
}: {
  officer: ShopRules['officer'];
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const shop = useShop();
  const phones = phone ? [phone] : shop.phones;
  const mail = email || shop.email;
  return (
    <>
      {name ? null : <p className="text-muted">{i18n._('account.rules.officer.none')}</p>}
      <Facts
        rows={[
          [i18n._('account.rules.officer.name'), name],
          [i18n._('account.rules.officer.role'), name && role],
          [i18n._('account.rules.who.phone'), phones.map(phoneLink)],
          [i18n._('account.field.email'), mail && <MailLink key="mail" email={mail} />],
        ]}
      />
      {children}
    </>
  );
}

const LINK = 'inline-flex min-h-11 items-center text-leaf underline';

const phoneLink = (phone: string) => (
  <a key={phone} href={telLink(phone)} lang="en" className={`${LINK} mr-4`}>
    {phone}
  </a>
);

const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} lang="en" className={`${LINK} wrap-anywhere`}>
    {email}
  </a>
);

/** Named facts; empty ones are left out. */
function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  const { i18n } = useLingui();
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-1">
      {rows
        .filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))
        .map(([title, value]) => (
          <div key={title} className="contents">
            <dt className="text-muted">{title}</dt>
            <dd
              lang={typeof value === 'string' ? languageOfText(i18n, value) : undefined}
              className="min-w-0 wrap-anywhere whitespace-pre-line"
            >
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}
