import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { FirstSteps } from '#admin/first-steps.ts';
import { pageAddress } from '#base/addresses.ts';
import { inLanguage } from '#base/language/language.ts';
import { whatsAppLink } from '#base/phone-links.ts';
import { pageLanguage } from '#browser/language/language-choice.ts';
import { addressFor } from '#settings/settings.ts';
import { useShop } from '#settings/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { buttonClass } from '#ui/button.tsx';
import { stepText } from './step-texts.ts';

/** The shop as shoppers see it now; what is empty is shown nowhere. From the first goods on, its link can be sent. */
export function ShoppersSee({ steps }: { steps: FirstSteps }) {
  const { i18n } = useLingui();
  const { origin } = useShop();
  const isEmpty = steps.goods === 0;
  const link = origin + inLanguage(pageAddress('home'), pageLanguage());
  const look = (
    <Link
      to={pageAddress('home')}
      className={
        isEmpty ? buttonClass('plain', 'whitespace-nowrap') : buttonClass('secondary', 'flex-1 lg:flex-none')
      }
    >
      {i18n._('office.first.look')}
    </Link>
  );
  return (
    <section
      aria-labelledby="shoppers-see"
      className={`rounded-tile px-3.5 py-2 lg:border lg:border-line lg:bg-white lg:px-5 lg:py-4 ${isEmpty ? 'bg-marigold-soft' : 'bg-leaf-soft'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <ToolIcon name="eye" className="size-5 shrink-0 lg:hidden" />
        <div className="min-w-0 flex-1 basis-36">
          <h2 id="shoppers-see" className="text-base leading-snug font-semibold">
            {isEmpty ? i18n._('office.first.see') : i18n._('office.first.seen')}
          </h2>
          <p className="text-base leading-snug">{sentence(i18n, steps)}</p>
        </div>
        {isEmpty ? (
          look
        ) : (
          <p className="flex w-full gap-2 lg:w-auto">
            {look}
            <a
              href={whatsAppLink('', `${steps.shop.name} ${link}`.trim())}
              target="_blank"
              rel="noopener"
              className={buttonClass('secondary', 'flex-1 lg:flex-none')}
            >
              <ToolIcon name="chat" />
              {i18n._('office.first.send')}
            </a>
          </p>
        )}
      </div>
      <dl className="mt-3 hidden lg:block">
        {factsOf(i18n, steps).map(([name, value]) => (
          <div key={name} className="flex min-h-9 items-center gap-4 border-t border-line">
            <dt className="w-28 shrink-0 text-muted">{name}</dt>
            <dd className={`min-w-0 flex-1 wrap-anywhere ${value ? '' : 'text-muted'}`}>
              {value || i18n._('office.first.empty')}
            </dd>
            {value && <ToolIcon name="check" className="size-4 shrink-0 text-leaf" />}
          </div>
        ))}
      </dl>
    </section>
  );
}

function sentence(i18n: I18n, { goods, rules }: FirstSteps): string {
  if (goods === 0) return i18n._('office.first.see.soon', { text: i18n._('shop.none.soon') });
  return rules.length === 0 ? i18n._('office.first.seen.noRound') : i18n._('office.first.seen.open');
}

function factsOf(i18n: I18n, steps: FirstSteps): [name: string, value: string][] {
  const { shop, done } = steps;
  const set = (step: 'goods' | 'villages' | 'round'): string =>
    done.includes(step) ? stepText(i18n, step, steps) : '';
  return [
    [i18n._('office.common.name'), shop.name],
    [i18n._('office.first.phone'), shop.phone],
    [i18n._('office.first.where'), addressFor(shop, i18n.locale)],
    [i18n._('office.first.goods.title'), set('goods')],
    [i18n._('office.first.delivery'), set('villages')],
    [i18n._('office.first.time'), set('round')],
  ];
}
