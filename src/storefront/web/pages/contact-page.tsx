import { useLingui } from '@lingui/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { MetaArgs } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { telLink, whatsAppLink } from '#base/phone-links.ts';
import { loadWords } from '#browser/language/words.ts';
import { ComplainLater } from '#complaints/web/public.ts';
import { ClosedNote, hoursData, OpeningHours, useShop } from '#settings/web/public.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { headOf } from '#ui/page/page-head.ts';

await loadWords('account');
export const handle = { words: 'account' };

export const meta = ({ matches }: MetaArgs) => [
  ...headOf(matches, (i18n) => ({ title: i18n._('shop.nav.contact'), path: pageAddress('contact') })),
  ...shopData(matches),
];

/** The shop with its hours for search engines, as JSON-LD of schema.org; nothing in a shop without hours. */
function shopData(matches: MetaArgs['matches']) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { shop: ReturnType<typeof useShop> }
    | undefined;
  if (!root?.shop.hours) return [];
  const { name, address, origin, phones, hours } = root.shop;
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'GroceryStore',
        name,
        address,
        url: origin,
        ...(phones[0] && { telephone: phones[0] }),
        ...hoursData(hours),
      },
    },
  ];
}

/** Ways to reach the shop: by phone, by message, by mail, on foot. All of it from the shop's settings. */
export default function ContactPage() {
  const { i18n } = useLingui();
  const { phones, email, whatsapp, whatsappText, address, hours } = useShop();
  return (
    <div className="page grid max-w-3xl gap-8 py-10">
      <header className="grid gap-2">
        <h1 className="text-3xl font-bold">{i18n._('shop.nav.contact')}</h1>
        <p className="text-lg text-muted">{i18n._('account.contact.intro')}</p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2">
        {phones.map((phone) => (
          <Way key={phone} icon="phone" title={i18n._('account.contact.call')} href={telLink(phone)}>
            {phone}
          </Way>
        ))}
        {whatsapp && (
          <Way
            icon="chat"
            title={i18n._('account.contact.whatsapp')}
            href={whatsAppLink(whatsapp, whatsappText)}
          >
            +{whatsapp}
          </Way>
        )}
        {email && (
          <Way icon="mail" title={i18n._('account.contact.mail')} href={`mailto:${email}`}>
            {email}
          </Way>
        )}
        {address && (
          <Way icon="place" title={i18n._('account.contact.come')}>
            {address}
          </Way>
        )}
      </ul>
      <section aria-labelledby="complain" className="grid gap-2">
        <h2 id="complain" className="text-xl font-bold">
          {i18n._('account.rules.officer')}
        </h2>
        <p className="text-muted">{i18n._('account.rules.officer.clocks')}</p>
        <ComplainLater />
      </section>
      {hours && (
        <section aria-labelledby="hours" className="grid gap-2">
          <h2 id="hours" className="text-xl font-bold">
            {i18n._('offline.title')}
          </h2>
          <OpeningHours />
          <OnDevice />
        </section>
      )}
    </div>
  );
}

/** Note that the shop is closed now, which only the device knows; the page that everybody gets leaves its place empty. */
function OnDevice() {
  const isOnDevice = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return <div className="min-h-10">{isOnDevice && <ClosedNote />}</div>;
}

const CARD = 'flex min-h-24 items-center gap-4 rounded-tile bg-shelf p-4';

function Way({
  icon,
  title,
  href,
  children,
}: {
  icon: IconName;
  title: string;
  href?: string;
  children: ReactNode;
}) {
  const inside = (
    <>
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf">
        <Icon name={icon} />
      </span>
      <span className="grid min-w-0">
        <span className="font-bold">{title}</span>
        <span lang="en" className="break-words text-muted">
          {children}
        </span>
      </span>
    </>
  );
  return (
    <li>
      {href ? (
        <a
          href={href}
          className={`${CARD} hover:bg-leaf-soft`}
          rel={href.startsWith('https') ? 'noreferrer' : undefined}
        >
          {inside}
        </a>
      ) : (
        <div className={CARD}>{inside}</div>
      )}
    </li>
  );
}
