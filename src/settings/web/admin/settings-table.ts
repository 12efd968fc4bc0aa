import type { I18n } from '@lingui/core';
import { type Language, LANGUAGE_CODES, LANGUAGES } from '#base/language/language.ts';
import { type Settings, TEXTS_IN } from '#settings/settings.ts';
import { RULES_TABLE } from './rules-table.ts';
import type { Setting } from './setting.ts';
import type { SectionId } from './settings-sections.ts';

type Translated = (typeof TEXTS_IN)[keyof typeof TEXTS_IN][keyof (typeof TEXTS_IN)['hi']];
/** The settings that the form names; the texts in other languages are named after the English ones. */
type SettingName = Exclude<keyof Settings, Translated>;

/** Each setting, in the order of the form. */
export const SETTINGS: Record<SettingName, Setting> = {
  name: {
    section: 'shop',
    kind: 'line',
    label: /*i18n*/ { id: 'office.common.name' },
    hint: /*i18n*/ { id: 'office.settings.name.hint' },
  },
  tagline: {
    section: 'shop',
    kind: 'text',
    rows: 2,
    label: /*i18n*/ { id: 'office.settings.tagline' },
    hint: /*i18n*/ { id: 'office.settings.tagline.hint' },
  },
  story: {
    section: 'about',
    kind: 'text',
    rows: 6,
    label: /*i18n*/ { id: 'office.settings.story' },
    hint: /*i18n*/ { id: 'office.settings.about.hint' },
  },
  mission: {
    section: 'about',
    kind: 'text',
    rows: 4,
    label: /*i18n*/ { id: 'office.settings.mission' },
    hint: /*i18n*/ { id: 'office.settings.about.hint' },
  },
  founded: {
    section: 'shop',
    kind: 'atMost',
    isHalf: true,
    label: /*i18n*/ { id: 'office.settings.founded' },
    hint: /*i18n*/ { id: 'office.settings.founded.hint' },
  },
  address: { section: 'contact', kind: 'text', rows: 2, label: /*i18n*/ { id: 'office.common.address' } },
  phones: {
    section: 'contact',
    kind: 'list',
    label: /*i18n*/ { id: 'office.settings.phones' },
    hint: /*i18n*/ { id: 'office.settings.phones.hint' },
    list: {
      line: /*i18n*/ { id: 'office.settings.phones.line' },
      add: /*i18n*/ { id: 'office.settings.phones.add' },
      type: 'tel',
    },
  },
  email: { section: 'contact', kind: 'email', label: /*i18n*/ { id: 'account.field.email' } },
  whatsapp: {
    section: 'contact',
    kind: 'phone',
    label: /*i18n*/ { id: 'office.settings.whatsapp' },
    hint: /*i18n*/ { id: 'office.settings.whatsapp.hint' },
  },
  whatsappText: {
    section: 'contact',
    kind: 'text',
    rows: 2,
    label: /*i18n*/ { id: 'office.settings.whatsappText' },
    hint: /*i18n*/ { id: 'office.settings.whatsappText.hint' },
  },
  ...RULES_TABLE,
  fssai: {
    section: 'bill',
    kind: 'line',
    label: /*i18n*/ { id: 'office.settings.fssai' },
    hint: /*i18n*/ { id: 'office.settings.fssai.hint' },
    input: { inputMode: 'numeric' },
  },
  upiId: {
    section: 'payments',
    kind: 'line',
    label: /*i18n*/ { id: 'office.settings.upiId' },
    hint: /*i18n*/ { id: 'office.settings.upiId.hint' },
    input: { spellCheck: false },
  },
  upiName: {
    section: 'payments',
    kind: 'line',
    label: /*i18n*/ { id: 'office.settings.upiName' },
    hint: /*i18n*/ { id: 'office.settings.upiName.hint' },
  },
  smsPerDay: {
    section: 'mail',
    kind: 'atMost',
    label: /*i18n*/ { id: 'office.settings.smsPerDay' },
    hint: /*i18n*/ { id: 'office.settings.smsPerDay.hint' },
  },
  printerAddress: {
    section: 'bill',
    kind: 'line',
    label: /*i18n*/ { id: 'office.settings.printer' },
    hint: /*i18n*/ { id: 'office.settings.printer.hint' },
    input: { inputMode: 'decimal', spellCheck: false },
  },
  shippingFee: {
    section: 'shipping',
    kind: 'rupees',
    isHalf: true,
    label: /*i18n*/ { id: 'office.settings.shippingFee' },
    name: /*i18n*/ { id: 'office.settings.shippingFee.name' },
  },
  freeShippingAbove: {
    section: 'shipping',
    kind: 'rupees',
    isHalf: true,
    label: /*i18n*/ { id: 'office.settings.freeAbove' },
    hint: /*i18n*/ { id: 'office.settings.freeAbove.hint' },
    name: /*i18n*/ { id: 'office.settings.freeAbove.name' },
  },
  deliversElsewhere: {
    section: 'shipping',
    kind: 'tick',
    label: /*i18n*/ { id: 'office.settings.deliversElsewhere' },
    name: /*i18n*/ { id: 'office.audit.field.deliversElsewhere' },
  },
  mayCollect: {
    section: 'shipping',
    kind: 'tick',
    label: /*i18n*/ { id: 'office.settings.mayCollect' },
    name: /*i18n*/ { id: 'office.audit.field.mayCollect' },
  },
  ordersWhileClosed: {
    section: 'hours',
    kind: 'tick',
    label: /*i18n*/ { id: 'office.settings.ordersWhileClosed' },
    name: /*i18n*/ { id: 'office.audit.field.ordersWhileClosed' },
  },
  doorCodeFrom: {
    section: 'shipping',
    kind: 'rupeesAtMost',
    label: /*i18n*/ { id: 'office.settings.doorCodeFrom' },
    hint: /*i18n*/ { id: 'office.settings.doorCodeFrom.hint' },
  },
  unpaidMost: {
    section: 'limits',
    kind: 'rupeesAtMost',
    isHalf: true,
    label: /*i18n*/ { id: 'office.settings.unpaidMost' },
    hint: /*i18n*/ { id: 'office.settings.unpaidMost.hint' },
  },
  newcomerValue: {
    section: 'limits',
    kind: 'rupeesAtMost',
    isHalf: true,
    label: /*i18n*/ { id: 'office.settings.newcomerValue' },
    hint: /*i18n*/ { id: 'office.settings.newcomerValue.hint' },
  },
  newcomerOrders: {
    section: 'limits',
    kind: 'atMost',
    isHalf: true,
    label: /*i18n*/ { id: 'office.settings.newcomerOrders' },
    hint: /*i18n*/ { id: 'office.settings.newcomerOrders.hint' },
  },
  newcomerOrdersADay: {
    section: 'limits',
    kind: 'atMost',
    isHalf: true,
    label: /*i18n*/ { id: 'office.settings.newcomerOrdersADay' },
    hint: /*i18n*/ { id: 'office.settings.newcomerOrdersADay.hint' },
  },
  newcomersOfANetwork: {
    section: 'limits',
    kind: 'atMost',
    isHalf: true,
    label: /*i18n*/ { id: 'office.settings.newcomersOfANetwork' },
    hint: /*i18n*/ { id: 'office.settings.newcomersOfANetwork.hint' },
  },
  banners: {
    section: 'banners',
    kind: 'list',
    label: /*i18n*/ { id: 'office.settings.banners' },
    list: {
      line: /*i18n*/ { id: 'office.settings.banners.line' },
      add: /*i18n*/ { id: 'office.settings.banners.add' },
    },
  },
  supportDayAndNight: {
    section: 'banners',
    kind: 'tick',
    label: /*i18n*/ { id: 'office.settings.support' },
    name: /*i18n*/ { id: 'office.audit.field.supportDayAndNight' },
  },
  isDemo: {
    section: 'banners',
    kind: 'tick',
    label: /*i18n*/ { id: 'office.settings.isDemo' },
    name: /*i18n*/ { id: 'office.audit.field.isDemo' },
  },
  lowStock: {
    section: 'stock',
    kind: 'number',
    label: /*i18n*/ { id: 'office.settings.lowStock' },
    hint: /*i18n*/ { id: 'office.settings.lowStock.hint' },
  },
  newsletterOpen: {
    section: 'newsletter',
    kind: 'tick',
    label: /*i18n*/ { id: 'office.settings.newsletterOpen' },
    name: /*i18n*/ { id: 'office.settings.section.newsletter' },
  },
};

/** The texts in other languages, each with the setting that it translates. */
const TRANSLATIONS = (Object.keys(TEXTS_IN) as (keyof typeof TEXTS_IN)[]).flatMap((language) =>
  Object.entries(TEXTS_IN[language]).map(([of, name]) => ({ name, of, language })),
);

/** The setting that holds a text in a language; undefined where it is no text of several languages. */
export const nameIn = (setting: string, language: Language): keyof Settings | undefined => {
  if (!(setting in TEXTS_IN.hi)) return undefined;
  const text = setting as keyof (typeof TEXTS_IN)['hi'];
  return language === 'en' ? text : TEXTS_IN[language][text];
};

/** The settings of a section, in the order of its page, without those in other languages. */
export const settingsIn = (section: SectionId): SettingName[] =>
  (Object.keys(SETTINGS) as SettingName[]).filter((name) => SETTINGS[name].section === section);

/** The settings that the page of a section saves, those in other languages included. */
export const savedBy = (section: SectionId): (keyof Settings)[] =>
  settingsIn(section).flatMap((name) =>
    LANGUAGE_CODES.map((language) => nameIn(name, language) ?? name).filter(
      (one, at, all) => all.indexOf(one) === at,
    ),
  );

/** The description of a setting by its name in the contract; a text in another language has that of the English one. */
export const settingOf = (name: string): Setting | undefined =>
  SETTINGS[(TRANSLATIONS.find((one) => one.name === name)?.of ?? name) as SettingName];

/** The name of a setting among changes; a text in another language has the language's name behind it. */
export function settingName(i18n: I18n, setting: string): string | undefined {
  const known = settingOf(setting);
  if (!known) return undefined;
  const text = i18n._((known.name ?? known.label).id);
  const language = TRANSLATIONS.find(({ name }) => name === setting)?.language;
  return language ? `${text} (${LANGUAGES[language].name})` : text;
}

/** True if a setting is an amount of rupees. */
export const isAmount = (name: string): boolean => settingOf(name)?.kind.startsWith('rupees') ?? false;
