import { useLingui } from '@lingui/react';
import type { MetaArgs } from 'react-router';
import { Placeholders } from '#storefront/web/listing/listing.tsx';
import { headOf } from '#ui/page/page-head.ts';

export const meta = ({ matches }: MetaArgs) => headOf(matches, (i18n) => ({ title: i18n._('shop.loading') }));

/** The placeholder grid, as the listing shows it while goods are on their way. */
export default function SkeletonPage() {
  const { i18n } = useLingui();
  return (
    <div className="page pt-4">
      <h1 className="sr-only">{i18n._('shop.loadingGoods')}</h1>
      <Placeholders />
    </div>
  );
}
