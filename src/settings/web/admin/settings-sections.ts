type Words = { id: string };

/** The sections of the form: their anchor, their heading, and a sentence about them. */
export const SECTIONS = [
  { id: 'shop', title: /*i18n*/ { id: 'office.settings.section.shop' } },
  {
    id: 'languages',
    title: /*i18n*/ { id: 'office.settings.section.languages' },
    about: /*i18n*/ { id: 'office.settings.languages.about' },
  },
  { id: 'contact', title: /*i18n*/ { id: 'office.settings.section.contact' } },
  { id: 'hours', title: /*i18n*/ { id: 'office.settings.section.hours' } },
  { id: 'shipping', title: /*i18n*/ { id: 'office.settings.section.shipping' } },
  {
    id: 'newcomers',
    title: /*i18n*/ { id: 'office.settings.section.newcomers' },
    about: /*i18n*/ { id: 'office.settings.newcomers.about' },
  },
  {
    id: 'banners',
    title: /*i18n*/ { id: 'office.settings.section.banners' },
    about: /*i18n*/ { id: 'office.settings.banners.about' },
  },
  { id: 'stock', title: /*i18n*/ { id: 'office.settings.section.stock' } },
  { id: 'newsletter', title: /*i18n*/ { id: 'office.settings.section.newsletter' } },
] as const satisfies readonly { id: string; title: Words; about?: Words }[];
/** The anchor of a section. */
export type SectionId = (typeof SECTIONS)[number]['id'];
