import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { pageAddress } from '#base/addresses.ts';
import { inLanguage, LANGUAGE_CODES } from '#base/language/language.ts';
import { whatsAppLink } from '#base/phone-links.ts';
import type { MadeAccountant } from '#returns/returns.ts';
import { useShop } from '#settings/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { showToast } from '#ui/toast/toast.tsx';

/** A link that was just made, with the ways to hand it over. It is gone after a reload. */
export function MadeLink({ of: { name, secret } }: { of: MadeAccountant }) {
  const { i18n } = useLingui();
  const shop = useShop();
  const shown = useRef<HTMLInputElement>(null);
  const language = LANGUAGE_CODES.find((one) => one === i18n.locale) ?? 'en';
  const link = `${location.origin}${inLanguage(pageAddress('accountant'), language)}#${secret}`;
  const text = i18n._('office.accountant.message', { name, shop: shop.name, link });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      showToast('success', i18n._('office.accountant.copied'));
    } catch {
      // Without https, or where the browser refuses it, the link is marked to be copied by hand.
      shown.current?.select();
    }
  };
  return (
    <div className="grid gap-2 rounded-tile bg-leaf-soft px-4 py-3">
      <label className="grid gap-1">
        <b className="font-semibold">{i18n._('office.accountant.linkOf', { name })}</b>
        <input
          ref={shown}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
          className="min-h-11 w-full rounded-control border border-muted/60 bg-white px-3"
        />
      </label>
      <p className="text-sm">{i18n._('office.accountant.once')}</p>
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <a href={whatsAppLink('', text)} target="_blank" rel="noreferrer" className={buttonClass()}>
          <ToolIcon name="chat" />
          WhatsApp
        </a>
        <Button look="secondary" onClick={() => void copy()}>
          {i18n._('office.copy')}
        </Button>
      </div>
    </div>
  );
}
