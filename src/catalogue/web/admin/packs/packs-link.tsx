import { useLingui } from '@lingui/react';
import { Link, useLocation } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';

/** A link from a product's form to its packs, except on the page of the packs. */
export function PacksLink({ product }: { product: StaffProduct }) {
  const { i18n } = useLingui();
  const address = officeAddress('packs', { productId: product._id });
  const { pathname } = useLocation();
  const [, screen] = pathname.split('/products/');
  if (product.draft || screen?.endsWith('/packs')) return null;
  return (
    <Link
      to={address}
      className="-mt-4 flex min-h-14 items-center gap-3 border-b border-line py-2 leading-snug text-ink no-underline"
    >
      <span className="flex-1">
        <span className="block font-semibold">{i18n._('office.packs.ofThis')}</span>
        <span className="block text-sm text-muted">
          {product.family ? i18n._('office.packs.family') : i18n._('office.packs.others')}
        </span>
      </span>
      <ToolIcon name="right" className="size-5 text-muted" />
    </Link>
  );
}
