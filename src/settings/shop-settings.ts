import * as v from 'valibot';
import { rupeesUpTo } from '#base/figures/rupees.ts';
import type { Language } from '#base/language/language.ts';
import { fullNumber } from '#base/phone-links.ts';
import { SHOP_NETWORK } from '#base/printer-address.ts';
import { ifWritten, line } from './own-text.ts';
import { NO_RULES, RULE_SETTING_NAMES, RULE_SETTINGS, RULE_WORDS_IN } from './rules/shop-rules.ts';

/** Default limit of a new customer's open orders together, in rupees. */
const NEWCOMER_VALUE = 100_000;
const rupees = rupeesUpTo(100_000, {
  missing: /*office*/ 'Write an amount',
  tooLow: /*office*/ 'At least ₹0',
  tooHigh: /*office*/ 'At most ₹1,00,000',
});

/** The limits for new customers, where the owner set nothing else: open at once, in a day, in a day from one network. */
const NEWCOMER_ORDERS = 5;
const NEWCOMER_ORDERS_A_DAY = 10;
const NEWCOMERS_OF_A_NETWORK = 60;
/** The highest number of orders in the settings. */
const ORDERS_AT_MOST = 1000;
const ordersAtMost = v.nullable(
  v.pipe(
    v.number(/*office*/ 'Write a number'),
    v.integer(/*office*/ 'Write a whole number'),
    v.minValue(1, /*office*/ 'At least one order'),
    v.maxValue(ORDERS_AT_MOST, /*office*/ `At most ${ORDERS_AT_MOST} orders`),
  ),
);

/** Everything about the shop that its owner can change, stored as one document. Money is rupees. */
export const Settings = v.strictObject({
  name: v.pipe(line(60), v.nonEmpty(/*office*/ 'Write the name of the shop')),
  tagline: line(160),
  story: line(4000),
  mission: line(4000),
  address: line(300),
  phones: v.array(line(20)),
  /** Empty, the shop shows none, and its mails come from an address without a reader. */
  email: v.union([v.literal(''), v.pipe(line(200), v.email(/*i18n*/ 'Invalid email address'))]),
  /** All digits with the country code; ten alone are an Indian number. Empty, the shop shows no link. */
  whatsapp: v.pipe(
    line(20),
    v.transform(fullNumber),
    v.regex(/^(\d{11,15})?$/, /*office*/ 'Write ten digits, or the country code and the number'),
  ),
  whatsappText: line(300),
  shippingFee: rupees,
  freeShippingAbove: rupees,
  /** In a shop with areas: whether it goes to places that are in none, by its own shipping rule. */
  deliversElsewhere: v.optional(v.boolean(), true),
  /** Shoppers may collect their orders at the shop. */
  mayCollect: v.optional(v.boolean(), false),
  /**
   * Until an account's first order was delivered or paid: how many orders it may have open, and for how many rupees
   * together; null sets no limit. Staff may go beyond.
   */
  newcomerOrders: v.optional(ordersAtMost, NEWCOMER_ORDERS),
  /**
   * Orders that it may place in a day, cancelled ones included; and those of all such accounts in one network together.
   */
  newcomerOrdersADay: v.optional(ordersAtMost, NEWCOMER_ORDERS_A_DAY),
  newcomersOfANetwork: v.optional(ordersAtMost, NEWCOMERS_OF_A_NETWORK),
  newcomerValue: v.optional(v.nullable(rupees), NEWCOMER_VALUE),
  /**
   * Order total, in rupees, from which shoppers need a code at the door; paid orders then have one, too. Null: no
   * codes.
   */
  doorCodeFrom: v.optional(v.nullable(rupees), null),
  /** Limit of the unpaid orders for one phone number, in rupees; null sets none. */
  unpaidMost: v.optional(v.nullable(rupees), null),
  /** Orders are taken while the shop is closed, too, for the next round. */
  ordersWhileClosed: v.optional(v.boolean(), true),
  /** Number of text messages that the shop pays for in a day; null leaves it to SMS_PER_DAY. */
  smsPerDay: v.optional(
    v.nullable(
      v.pipe(
        v.number(/*office*/ 'Write a number'),
        v.integer(/*office*/ 'Write a whole number'),
        v.minValue(0, /*office*/ 'At least 0'),
        v.maxValue(100_000, /*office*/ 'At most 1,00,000'),
      ),
    ),
    null,
  ),
  /** Additional banner messages. Those about shipping, delivery and phone are made from the settings. */
  banners: v.array(line(120)),
  newsletterOpen: v.boolean(),
  /** The home page says that the shop can be reached day and night; it does not without a number to call. */
  supportDayAndNight: v.optional(v.boolean(), false),
  /** The year in which the shop was founded; null, no page speaks of it. */
  founded: v.optional(
    v.nullable(
      v.pipe(
        v.number(/*office*/ 'Write a year'),
        v.integer(/*office*/ 'Write a year'),
        v.minValue(1700, /*office*/ 'Write a year'),
        v.maxValue(2100, /*office*/ 'Write a year'),
      ),
    ),
    null,
  ),
  /** The number of the shop's FSSAI licence or registration; empty where it has none. */
  fssai: v.optional(
    v.pipe(line(20), v.regex(/^(\d{14})?$/, /*office*/ 'Write the 14 digits of the licence')),
    '',
  ),
  /** The owner's UPI address and the name at the bank; empty, the shop shows no code to pay by UPI. */
  upiId: v.optional(
    v.pipe(
      line(100),
      v.regex(/^([\w.-]{2,64}@[a-z][a-z0-9.-]{1,63})?$/i, /*office*/ 'Write it like name@bank'),
    ),
    '',
  ),
  upiName: v.optional(line(60), ''),
  /** The receipt printer in the shop's own network; empty where it has none. */
  printerAddress: v.optional(
    v.union([
      v.literal(''),
      v.pipe(
        line(15),
        v.regex(SHOP_NETWORK, /*office*/ 'An address in the shop’s own network, like 192.168.1.50'),
      ),
    ]),
    '',
  ),
  /** A shop that only shows how it works: every page says so. */
  isDemo: v.optional(v.boolean(), false),
  ...RULE_SETTINGS,
  /** The same texts in the shop's other languages; empty, the English text is shown. */
  taglineHi: ifWritten(160),
  taglineBn: ifWritten(160),
  storyHi: ifWritten(4000),
  storyBn: ifWritten(4000),
  missionHi: ifWritten(4000),
  missionBn: ifWritten(4000),
  addressHi: ifWritten(300),
  addressBn: ifWritten(300),
  bannersHi: v.optional(v.array(line(120)), []),
  bannersBn: v.optional(v.array(line(120)), []),
  lowStock: v.pipe(
    v.number(/*office*/ 'Write a number'),
    v.integer(/*office*/ 'Write a whole number'),
    v.minValue(0, /*office*/ 'At least 0'),
    v.maxValue(100_000, /*office*/ 'At most 1,00,000'),
  ),
});
export type Settings = v.InferOutput<typeof Settings>;

/** The settings of a new shop. Shoppers read nothing about it that its owner did not write, and see no number that does not ring. */
export const DEFAULT_SETTINGS: Settings = {
  name: 'Haat',
  tagline: 'Everyday goods, to your door, paid in cash when they arrive.',
  story: '',
  mission: '',
  address: '',
  phones: [],
  email: '',
  whatsapp: '',
  whatsappText: 'Namaste! I have a question about an order.',
  shippingFee: 20,
  freeShippingAbove: 500,
  deliversElsewhere: true,
  mayCollect: false,
  newcomerOrders: NEWCOMER_ORDERS,
  newcomerOrdersADay: NEWCOMER_ORDERS_A_DAY,
  newcomersOfANetwork: NEWCOMERS_OF_A_NETWORK,
  newcomerValue: NEWCOMER_VALUE,
  doorCodeFrom: null,
  unpaidMost: null,
  ordersWhileClosed: true,
  smsPerDay: null,
  banners: [],
  newsletterOpen: true,
  supportDayAndNight: false,
  founded: null,
  fssai: '',
  upiId: '',
  upiName: '',
  printerAddress: '',
  isDemo: false,
  ...NO_RULES,
  taglineHi: '',
  taglineBn: '',
  storyHi: '',
  storyBn: '',
  missionHi: '',
  missionBn: '',
  addressHi: '',
  addressBn: '',
  bannersHi: [],
  bannersBn: [],
  lowStock: 5,
};

/** The shop's address in a language, or else in another; empty where none was written. */
export const addressFor = (
  { address, addressHi, addressBn }: Pick<Settings, 'address' | 'addressHi' | 'addressBn'>,
  language: string,
): string => {
  const own = { hi: addressHi, bn: addressBn }[language] ?? address;
  return own || address || addressHi || addressBn;
};

/** The settings that hold a text of the shop in a language other than English. */
export const TEXTS_IN = {
  hi: {
    tagline: 'taglineHi',
    story: 'storyHi',
    mission: 'missionHi',
    address: 'addressHi',
    banners: 'bannersHi',
    ...RULE_WORDS_IN.hi,
  },
  bn: {
    tagline: 'taglineBn',
    story: 'storyBn',
    mission: 'missionBn',
    address: 'addressBn',
    banners: 'bannersBn',
    ...RULE_WORDS_IN.bn,
  },
} as const satisfies Record<Exclude<Language, 'en'>, Partial<Record<keyof Settings, keyof Settings>>>;

/** The settings that shoppers are not told of. */
const OWNERS_ALONE = [
  'newcomerOrders',
  'newcomerOrdersADay',
  'newcomersOfANetwork',
  'newcomerValue',
  'doorCodeFrom',
  'unpaidMost',
  'smsPerDay',
  'printerAddress',
  'ordersWhileClosed',
] as const;

/** The settings that every page of the shop may show, with their texts in one language. */
export const PublicSettings = v.omit(Settings, [
  'taglineHi',
  'taglineBn',
  'storyHi',
  'storyBn',
  'missionHi',
  'missionBn',
  'addressHi',
  'addressBn',
  'bannersHi',
  'bannersBn',
  ...RULE_SETTING_NAMES,
  ...OWNERS_ALONE,
]);
export type PublicSettings = v.InferOutput<typeof PublicSettings>;

/** The settings as the owner edits them. The revision is sent back, so that no other change is overwritten unseen. */
export const EditedSettings = v.object({ settings: Settings, revision: v.number() });
export type EditedSettings = v.InferOutput<typeof EditedSettings>;

/** A test mail, and what became of it: `kept` is a file in the outbox folder, where no mail server is set up. */
export const TestMail = v.object({
  id: v.string(),
  to: v.string(),
  state: v.picklist(['waiting', 'sent', 'kept', 'failed']),
  /** The mail server's reason for refusing the mail. */
  reason: v.string(),
});
export type TestMail = v.InferOutput<typeof TestMail>;
