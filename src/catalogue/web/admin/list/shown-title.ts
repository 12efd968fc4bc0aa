import { i18n } from '@lingui/core';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';

/** Title of a product in the back office; a photo that is a draft has no name yet. */
export const shownTitle = ({ title }: Pick<StaffProduct, 'title'>): string =>
  title || i18n._('office.products.noName');
