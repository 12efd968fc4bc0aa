import { useLingui } from '@lingui/react';
import { telLink } from '#base/phone.ts';
import { useShop } from '#settings/web/public.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { languageOfText } from '#ui/words/own-words.tsx';
import { Newsletter } from './newsletter.tsx';

/** The end of every page: the newsletter, unless the page is a quiet one, and how to reach the shop. */
export function Footer({ isQuiet }: { isQuiet: boolean }) {
  const { i18n } = useLingui();
  const { name, tagline, address, phones, email, newsletterOpen, fssai } = useShop();
  return (
    <footer id="contact" className="mt-6 bg-shelf">
      <div className="page grid gap-8 pt-8 pb-36 md:grid-cols-3 lg:py-10">
        <div className="grid content-start gap-2">
          <p translate="no" className="text-xl font-bold text-leaf-dark">
            {name}
          </p>
          <p lang={languageOfText(i18n, tagline)} className="text-muted">
            {tagline}
          </p>
          {fssai && <p className="text-sm text-muted">{i18n._('shop.footer.fssai', { number: fssai })}</p>}
        </div>
        <address className="grid content-start not-italic">
          <Reach icon="place">{address}</Reach>
          {phones.map((phone) => (
            <a key={phone} href={telLink(phone)} className="hover:text-leaf">
              <Reach icon="phone">{phone}</Reach>
            </a>
          ))}
          <a href={`mailto:${email}`} className="hover:text-leaf">
            <Reach icon="mail">{email}</Reach>
          </a>
        </address>
        {newsletterOpen && !isQuiet && <Newsletter />}
      </div>
    </footer>
  );
}

const Reach = ({ icon, children }: { icon: IconName; children: string }) => (
  <span className="flex min-h-11 items-center gap-3 wrap-anywhere">
    <Icon name={icon} className="size-5 shrink-0 text-leaf" />
    <span lang="en" className="min-w-0 break-words">
      {children}
    </span>
  </span>
);
