import type { MetaArgs } from 'react-router';
import { Placeholders } from '#storefront/web/listing/listing.tsx';
import { headOf } from '#ui/page-head.ts';

export const meta = ({ matches }: MetaArgs) => headOf(matches, { title: 'Loading' });

/** The placeholder grid, as the listing shows it while goods are on their way. */
export default function SkeletonPage() {
  return (
    <div className="page pt-4">
      <h1 className="sr-only">Loading goods</h1>
      <Placeholders />
    </div>
  );
}
