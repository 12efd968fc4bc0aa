import { useLingui } from '@lingui/react';
import { pageAddress } from '#base/addresses.ts';
import { inLanguage, LANGUAGE_CODES } from '#base/language/language.ts';
import { whatsAppLink } from '#base/phone-links.ts';
import { isIndianMobile } from '#base/phone.ts';
import { formatDay } from '#base/time.ts';
import type { StaffCard, User } from '#identity/identity.ts';
import { mayDo } from '#identity/web/admin/public.ts';
import { useShop } from '#settings/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { QrCode } from '#ui/qr-code.tsx';

/** A new login card, on the screen and on paper, with the ways to hand it over. */
export function LoginCard({ person, card: { code, token, expiresAt } }: { person: User; card: StaffCard }) {
  const { i18n } = useLingui();
  const shop = useShop();
  const language = person.language || LANGUAGE_CODES.find((one) => one === i18n.locale) || 'en';
  const page = inLanguage(pageAddress('loginCard'), language);
  const link = `${location.origin}${page}#${token}`;
  const written = `${code.slice(0, 4)} ${code.slice(4)}`;
  const day = formatDay(i18n, expiresAt);
  const text = i18n._('office.team.card.message', { name: person.name, shop: shop.name, link, day });
  return (
    <>
      <article className="grid justify-items-center gap-1 rounded-tile border border-muted bg-white p-5 text-center text-black">
        <p className="text-lg font-bold" translate="no">
          {shop.name}
        </p>
        <p>{i18n._('office.team.card.login')}</p>
        <QrCode text={link} label={i18n._('office.team.card.qr')} className="w-full max-w-48" />
        <p>{i18n._('office.team.card.scan')}</p>
        <p lang="en" translate="no" className="font-semibold break-all">
          {location.host}
          {page}
        </p>
        <p translate="no" className="font-mono text-3xl font-bold tracking-widest whitespace-nowrap">
          {written}
        </p>
        <p className="mt-2 flex w-full flex-wrap justify-between gap-x-4 border-t border-dashed border-muted pt-2">
          <span translate="no" className="font-semibold">
            {person.name}
          </span>
          <span>{mayDo(person)}</span>
        </p>
      </article>
      <p>{i18n._('office.team.card.once', { day, name: person.name })}</p>
      <div className="grid grid-cols-2 gap-2 print:hidden">
        <Button look="secondary" onClick={() => window.print()} className="min-h-13">
          <ToolIcon name="print" />
          {i18n._('office.team.card.print')}
        </Button>
        {isIndianMobile(person.phone) && (
          <a
            href={whatsAppLink(person.phone, text)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary', 'min-h-13')}
          >
            <ToolIcon name="chat" />
            WhatsApp
          </a>
        )}
      </div>
    </>
  );
}
