import { i18n } from '@lingui/core';
import { officeAddress } from '#base/office-addresses.ts';

/** The way back from a short page of the settings to their index, and the group of the menu that they belong to. */
export const toSettings = () => ({
  to: officeAddress('settings'),
  label: i18n._('office.settings.title'),
  group: i18n._('office.nav.group.shop'),
});
