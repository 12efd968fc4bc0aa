import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { loadWords } from '#browser/language/words.ts';
import { PrivacyItems } from '#identity/web/public.ts';
import { languageContext, platformContext } from '#platform/http/page-context.ts';
import type { RuleSection } from '#settings/settings.ts';
import { useShop } from '#settings/web/public.ts';
import type { ShopRules } from '#storefront/rules.ts';
import { readRules } from '#storefront/server/queries.ts';
import { headOf } from '#ui/page/page-head.ts';
import { languageOfText } from '#ui/words/own-words.tsx';
import { DeliveryRules } from './delivery-rules.tsx';
import { OfficerFacts, ShopFacts } from './shop-facts.tsx';

await Promise.all([loadWords('account'), loadWords('offline')]);
export const handle = { words: 'account' };

/** The owner's rules, in the language of the page. */
export const loader = ({ context }: LoaderFunctionArgs): Promise<ShopRules> =>
  readRules({ platform: context.get(platformContext), language: context.get(languageContext) });

export const clientLoader = (): Promise<ShopRules> => callApi<ShopRules>(inPageLanguage('/shop/rules'));

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('shop.footer.rules'), path: pageAddress('rules') }));

/** The sections, in their order. They stand here once more, so that the page need not load the schemas of the settings. */
const TITLES: Record<RuleSection, { id: string }> = {
  who: /*i18n*/ { id: 'account.rules.who' },
  delivery: /*i18n*/ { id: 'account.rules.delivery' },
  returns: /*i18n*/ { id: 'account.rules.returns' },
  cancelling: /*i18n*/ { id: 'account.rules.cancelling' },
  payment: /*i18n*/ { id: 'account.rules.payment' },
  privacy: /*i18n*/ { id: 'account.rules.privacy' },
  officer: /*i18n*/ { id: 'account.rules.officer' },
};

/**
 * The rules of the shop. Facts come from its settings; what is said of them is the owner's own words, or else what the shop does
 * by itself.
 */
export default function RulesPage() {
  const { i18n } = useLingui();
  const rules = useLoaderData<typeof loader>();
  return (
    <div className="page grid max-w-3xl gap-8 py-8 md:py-10">
      <header className="grid gap-2">
        <h1 className="text-3xl font-bold">{i18n._('shop.footer.rules')}</h1>
        <p className="text-muted">{i18n._('account.rules.lead')}</p>
      </header>
      {(Object.keys(TITLES) as RuleSection[]).map((section) => (
        <section key={section} id={section} aria-labelledby={`${section}-title`} className="grid gap-2">
          <h2 id={`${section}-title`} className="text-xl font-bold">
            {i18n._(TITLES[section].id)}
          </h2>
          <Section section={section} rules={rules} />
        </section>
      ))}
    </div>
  );
}

function Section({ section, rules }: { section: RuleSection; rules: ShopRules }): ReactNode {
  const said = rules.words[section];
  const own = said && <Paragraphs texts={said.split(/\n\s*\n/)} />;
  switch (section) {
    case 'who':
      return <ShopFacts legalName={rules.legalName}>{own}</ShopFacts>;
    case 'delivery':
      return <DeliveryRules terms={rules.delivery}>{own}</DeliveryRules>;
    case 'privacy':
      return own || <PrivacyItems />;
    case 'officer':
      return <OfficerFacts officer={rules.officer}>{own || <MadeWords section={section} />}</OfficerFacts>;
    case 'returns':
    case 'cancelling':
    case 'payment':
      return own || <MadeWords section={section} />;
  }
}

/** The shop’s own words where the owner wrote none. */
function MadeWords({ section }: { section: 'returns' | 'cancelling' | 'payment' | 'officer' }) {
  const { i18n } = useLingui();
  const { upiId } = useShop();
  if (section === 'returns')
    return (
      <Paragraphs texts={[i18n._('account.rules.returns.tell'), i18n._('account.rules.returns.answer')]} />
    );
  if (section === 'cancelling')
    return (
      <Paragraphs texts={[i18n._('account.rules.cancelling.you'), i18n._('account.rules.cancelling.shop')]} />
    );
  if (section === 'officer')
    return (
      <Paragraphs texts={[i18n._('account.rules.officer.how'), i18n._('account.rules.officer.clocks')]} />
    );
  return (
    <Paragraphs
      texts={[
        upiId ? i18n._('account.rules.payment.cashOrUpi') : i18n._('account.rules.payment.cash'),
        i18n._('account.rules.payment.price'),
      ]}
    />
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  const { i18n } = useLingui();
  return texts.map((text) => (
    <p key={text} lang={languageOfText(i18n, text)} className="max-w-prose wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  ));
}
