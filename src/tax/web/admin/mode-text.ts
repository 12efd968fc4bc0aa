import { i18n } from '@lingui/core';
import type { TaxMode } from '#tax/tax.ts';

const MODES: Record<TaxMode, { title: string; about: string }> = {
  unregistered: {
    title: /*i18n*/ 'office.tax.unregistered',
    about: /*i18n*/ 'office.tax.unregistered.about',
  },
  composition: { title: /*i18n*/ 'office.tax.composition', about: /*i18n*/ 'office.tax.composition.about' },
  regular: { title: /*i18n*/ 'office.tax.regular', about: /*i18n*/ 'office.tax.regular.about' },
};

/** The name of a mode, and what it means in plain words. */
export const modeText = (mode: TaxMode): { title: string; about: string } => ({
  title: i18n._(MODES[mode].title),
  about: i18n._(MODES[mode].about),
});
