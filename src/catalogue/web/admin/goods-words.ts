import { type I18n, i18n } from '@lingui/core';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import type { Unit } from '#catalogue/selling/units.ts';

const NAMES: Record<Unit, string> = {
  kg: /*i18n*/ 'office.unit.kg',
  gram: /*i18n*/ 'office.unit.gram',
  litres: /*i18n*/ 'office.unit.litres',
  item: /*i18n*/ 'office.unit.item',
};

/** A unit as staff choose it; the data keeps its English word. */
export const unitText = (i18n: I18n, unit: Unit): string => i18n._(NAMES[unit]);

/** Title of a product in the back office; a photo that is a draft has no name yet. */
export const shownTitle = ({ title }: Pick<StaffProduct, 'title'>): string =>
  title || i18n._('office.products.noName');
