import type { OfficePage } from '#base/office-addresses.ts';

type Words = { id: string };
/** A short page of the settings. */
export type Section = {
  /** The last part of its address. */
  id: string;
  title: Words;
  about?: Words;
  /** The page that holds it instead of one of the settings' own. */
  page?: OfficePage;
};

/** Short pages of the settings, each by its noun, in the order of the index. */
export const SECTIONS = [
  { id: 'shop', title: /*i18n*/ { id: 'office.settings.section.shop' } },
  { id: 'contact', title: /*i18n*/ { id: 'office.settings.section.contact' } },
  { id: 'about', title: /*i18n*/ { id: 'office.settings.section.about' } },
  {
    id: 'rules',
    title: /*i18n*/ { id: 'office.settings.section.rules' },
    about: /*i18n*/ { id: 'office.settings.rules.about' },
  },
  { id: 'hours', title: /*i18n*/ { id: 'office.settings.section.hours' }, page: 'hours' },
  { id: 'payments', title: /*i18n*/ { id: 'office.settings.section.payments' } },
  { id: 'shipping', title: /*i18n*/ { id: 'office.settings.section.shipping' } },
  {
    id: 'limits',
    title: /*i18n*/ { id: 'office.settings.section.limits' },
    about: /*i18n*/ { id: 'office.settings.limits.about' },
  },
  { id: 'tax', title: /*i18n*/ { id: 'office.tax.title' }, page: 'tax' },
  { id: 'bill', title: /*i18n*/ { id: 'office.settings.section.bill' } },
  {
    id: 'banners',
    title: /*i18n*/ { id: 'office.settings.section.banners' },
    about: /*i18n*/ { id: 'office.settings.banners.about' },
  },
  { id: 'stock', title: /*i18n*/ { id: 'office.settings.section.stock' } },
  { id: 'mail', title: /*i18n*/ { id: 'office.settings.section.mail' } },
  { id: 'newsletter', title: /*i18n*/ { id: 'office.settings.section.newsletter' } },
  {
    id: 'alarm',
    title: /*i18n*/ { id: 'office.alarm.title' },
    about: /*i18n*/ { id: 'office.alarm.about' },
    page: 'alarm',
  },
  {
    id: 'rescue',
    title: /*i18n*/ { id: 'office.codes.title' },
    about: /*i18n*/ { id: 'office.codes.for' },
    page: 'rescueCodes',
  },
] as const satisfies readonly Section[];
/** The noun of a section. */
export type SectionId = (typeof SECTIONS)[number]['id'];

/** The section of a noun, if it is a page of the settings' own. */
export const sectionOf = (noun: string | undefined): (Section & { id: SectionId }) | undefined =>
  SECTIONS.find((section: Section) => section.id === noun && section.page === undefined);
