import { useLingui } from '@lingui/react';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { telLink } from '#base/phone-links.ts';
import { useShop } from '#settings/web/public.ts';
import { Button } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { languageOfText } from '#ui/words/own-words.tsx';
import type { Joining } from './subscribe.ts';

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
        <address className="reach grid content-start not-italic">
          {address && <Reach icon="place">{address}</Reach>}
          {phones.map((phone) => (
            <a key={phone} href={telLink(phone)}>
              <Reach icon="phone">{phone}</Reach>
            </a>
          ))}
          {email && (
            <a href={`mailto:${email}`}>
              <Reach icon="mail">{email}</Reach>
            </a>
          )}
          <Link to={pageAddress('rules')}>{i18n._('shop.footer.rules')}</Link>
        </address>
        {newsletterOpen && !isQuiet && <Newsletter />}
      </div>
    </footer>
  );
}

const Reach = ({ icon, children }: { icon: IconName; children: string }) => (
  <span lang="en" className="flex gap-3">
    <Icon name={icon} className="size-5 shrink-0 text-leaf" />
    {children}
  </span>
);

/** The newsletter box: one address, and that its owner wants the letters. What happened stands under it. */
function Newsletter() {
  const { i18n } = useLingui();
  const [{ busy, text, isBad }, setJoining] = useState<Joining>({});
  const join = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setJoining({ busy: true });
    const letters = await import('./subscribe.ts').catch(() =>
      // Without a network not even the code comes.
      setJoining({ text: i18n._('shop.letters.noAnswer'), isBad: true }),
    );
    await letters?.subscribe(form, setJoining);
  };
  return (
    <form onSubmit={(event) => void join(event)} className="grid content-start gap-2 noscript:hidden">
      <label htmlFor="newsletter" className="font-bold">
        {i18n._('shop.letters.title')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="newsletter"
          type="email"
          name="email"
          required
          autoComplete="email"
          aria-describedby="newsletter-hint newsletter-said"
          className="min-h-11 min-w-40 flex-1 rounded-control border border-muted/60 bg-white px-3"
        />
        <Button type="submit" busy={busy}>
          {i18n._('shop.letters.subscribe')}
        </Button>
      </div>
      <p id="newsletter-hint" className="text-sm text-muted">
        {i18n._('shop.letters.hint')}
      </p>
      <output id="newsletter-said" className={`empty:hidden ${isBad ? 'text-chilli' : 'text-leaf'}`}>
        {text}
      </output>
    </form>
  );
}
