import * as v from 'valibot';
import { ifWritten, line } from '#settings/own-text.ts';

// What the settings hold for the page of the shop's rules: facts that law asks for, and the owner's own words of each section.

/** The sections of the shop's rules, in the order of their page. */
export const RULE_SECTIONS = [
  'who',
  'delivery',
  'returns',
  'cancelling',
  'payment',
  'privacy',
  'officer',
] as const;
export type RuleSection = (typeof RULE_SECTIONS)[number];

/** The setting that holds the owner's own words of a section. */
export const RULE_WORDS = {
  who: 'rulesWho',
  delivery: 'rulesDelivery',
  returns: 'rulesReturns',
  cancelling: 'rulesCancelling',
  payment: 'rulesPayment',
  privacy: 'rulesPrivacy',
  officer: 'rulesOfficer',
} as const satisfies Record<RuleSection, string>;
export type RuleWords = (typeof RULE_WORDS)[RuleSection];

/** The names of these settings in the other languages. */
export const RULE_WORDS_IN = {
  hi: {
    rulesWho: 'rulesWhoHi',
    rulesDelivery: 'rulesDeliveryHi',
    rulesReturns: 'rulesReturnsHi',
    rulesCancelling: 'rulesCancellingHi',
    rulesPayment: 'rulesPaymentHi',
    rulesPrivacy: 'rulesPrivacyHi',
    rulesOfficer: 'rulesOfficerHi',
  },
  bn: {
    rulesWho: 'rulesWhoBn',
    rulesDelivery: 'rulesDeliveryBn',
    rulesReturns: 'rulesReturnsBn',
    rulesCancelling: 'rulesCancellingBn',
    rulesPayment: 'rulesPaymentBn',
    rulesPrivacy: 'rulesPrivacyBn',
    rulesOfficer: 'rulesOfficerBn',
  },
} as const;

const OWN_WORDS = 4000;

/** The settings of the rules. The legal name is the one of the papers, where the shop is called otherwise. */
export const RULE_SETTINGS = {
  legalName: ifWritten(120),
  officerName: ifWritten(100),
  officerRole: ifWritten(100),
  officerPhone: ifWritten(20),
  officerEmail: v.optional(
    v.union([v.literal(''), v.pipe(line(200), v.email(/*i18n*/ 'Invalid email address'))]),
    '',
  ),
  rulesWho: ifWritten(OWN_WORDS),
  rulesDelivery: ifWritten(OWN_WORDS),
  rulesReturns: ifWritten(OWN_WORDS),
  rulesCancelling: ifWritten(OWN_WORDS),
  rulesPayment: ifWritten(OWN_WORDS),
  rulesPrivacy: ifWritten(OWN_WORDS),
  rulesOfficer: ifWritten(OWN_WORDS),
  rulesWhoHi: ifWritten(OWN_WORDS),
  rulesDeliveryHi: ifWritten(OWN_WORDS),
  rulesReturnsHi: ifWritten(OWN_WORDS),
  rulesCancellingHi: ifWritten(OWN_WORDS),
  rulesPaymentHi: ifWritten(OWN_WORDS),
  rulesPrivacyHi: ifWritten(OWN_WORDS),
  rulesOfficerHi: ifWritten(OWN_WORDS),
  rulesWhoBn: ifWritten(OWN_WORDS),
  rulesDeliveryBn: ifWritten(OWN_WORDS),
  rulesReturnsBn: ifWritten(OWN_WORDS),
  rulesCancellingBn: ifWritten(OWN_WORDS),
  rulesPaymentBn: ifWritten(OWN_WORDS),
  rulesPrivacyBn: ifWritten(OWN_WORDS),
  rulesOfficerBn: ifWritten(OWN_WORDS),
};

/** A new shop has written none of it. */
export const NO_RULES = {
  legalName: '',
  officerName: '',
  officerRole: '',
  officerPhone: '',
  officerEmail: '',
  rulesWho: '',
  rulesDelivery: '',
  rulesReturns: '',
  rulesCancelling: '',
  rulesPayment: '',
  rulesPrivacy: '',
  rulesOfficer: '',
  rulesWhoHi: '',
  rulesDeliveryHi: '',
  rulesReturnsHi: '',
  rulesCancellingHi: '',
  rulesPaymentHi: '',
  rulesPrivacyHi: '',
  rulesOfficerHi: '',
  rulesWhoBn: '',
  rulesDeliveryBn: '',
  rulesReturnsBn: '',
  rulesCancellingBn: '',
  rulesPaymentBn: '',
  rulesPrivacyBn: '',
  rulesOfficerBn: '',
} satisfies Record<keyof typeof RULE_SETTINGS, ''>;

/** The names of all settings of the rules. Only their page shows them. */
export const RULE_SETTING_NAMES = [
  'legalName',
  'officerName',
  'officerRole',
  'officerPhone',
  'officerEmail',
  'rulesWho',
  'rulesDelivery',
  'rulesReturns',
  'rulesCancelling',
  'rulesPayment',
  'rulesPrivacy',
  'rulesOfficer',
  'rulesWhoHi',
  'rulesDeliveryHi',
  'rulesReturnsHi',
  'rulesCancellingHi',
  'rulesPaymentHi',
  'rulesPrivacyHi',
  'rulesOfficerHi',
  'rulesWhoBn',
  'rulesDeliveryBn',
  'rulesReturnsBn',
  'rulesCancellingBn',
  'rulesPaymentBn',
  'rulesPrivacyBn',
  'rulesOfficerBn',
] as const satisfies readonly (keyof typeof RULE_SETTINGS)[];

/** The shop's rules in the owner's words, in one language; sections without words of hers are missing in `words`. */
export const OwnRules = v.object({
  legalName: v.string(),
  officer: v.object({ name: v.string(), role: v.string(), phone: v.string(), email: v.string() }),
  words: v.record(v.picklist(RULE_SECTIONS), v.optional(v.string())),
});
export type OwnRules = v.InferOutput<typeof OwnRules>;
