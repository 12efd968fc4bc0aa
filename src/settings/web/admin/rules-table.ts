import type { RuleWords } from '#settings/settings.ts';
import type { Setting } from './setting.ts';

type Fact = 'legalName' | 'officerName' | 'officerRole' | 'officerPhone' | 'officerEmail';

/** The settings of the page "Our rules": facts, then the owner's own words of each section. */
export const RULES_TABLE: Record<Fact | RuleWords, Setting> = {
  legalName: {
    section: 'rules',
    kind: 'line',
    label: /*i18n*/ { id: 'office.settings.legalName' },
    hint: /*i18n*/ { id: 'office.settings.legalName.hint' },
  },
  officerName: {
    section: 'rules',
    kind: 'line',
    isHalf: true,
    label: /*i18n*/ { id: 'office.settings.officerName' },
    hint: /*i18n*/ { id: 'office.settings.officerName.hint' },
  },
  officerRole: {
    section: 'rules',
    kind: 'line',
    isHalf: true,
    label: /*i18n*/ { id: 'office.settings.officerRole' },
    hint: /*i18n*/ { id: 'office.settings.officerRole.hint' },
  },
  officerPhone: {
    section: 'rules',
    kind: 'phone',
    isHalf: true,
    label: /*i18n*/ { id: 'office.settings.officerPhone' },
  },
  officerEmail: {
    section: 'rules',
    kind: 'email',
    isHalf: true,
    label: /*i18n*/ { id: 'office.settings.officerEmail' },
  },
  rulesWho: {
    section: 'rules',
    kind: 'text',
    rows: 4,
    label: /*i18n*/ { id: 'account.rules.who' },
    hint: /*i18n*/ { id: 'office.settings.rules.hint' },
  },
  rulesDelivery: {
    section: 'rules',
    kind: 'text',
    rows: 4,
    label: /*i18n*/ { id: 'account.rules.delivery' },
    hint: /*i18n*/ { id: 'office.settings.rules.hint' },
  },
  rulesReturns: {
    section: 'rules',
    kind: 'text',
    rows: 4,
    label: /*i18n*/ { id: 'account.rules.returns' },
    hint: /*i18n*/ { id: 'office.settings.rules.hint' },
  },
  rulesCancelling: {
    section: 'rules',
    kind: 'text',
    rows: 4,
    label: /*i18n*/ { id: 'account.rules.cancelling' },
    hint: /*i18n*/ { id: 'office.settings.rules.hint' },
  },
  rulesPayment: {
    section: 'rules',
    kind: 'text',
    rows: 4,
    label: /*i18n*/ { id: 'account.rules.payment' },
    hint: /*i18n*/ { id: 'office.settings.rules.hint' },
  },
  rulesPrivacy: {
    section: 'rules',
    kind: 'text',
    rows: 4,
    label: /*i18n*/ { id: 'account.rules.privacy' },
    hint: /*i18n*/ { id: 'office.settings.rules.hint' },
  },
  rulesOfficer: {
    section: 'rules',
    kind: 'text',
    rows: 4,
    label: /*i18n*/ { id: 'account.rules.officer' },
    hint: /*i18n*/ { id: 'office.settings.rules.hint' },
  },
};
