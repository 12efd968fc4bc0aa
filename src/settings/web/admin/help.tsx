import { i18n } from '@lingui/core';
import { Figure, Line, Tap } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';

// The help of these screens: three sentences each, and the picture that they speak of.

export const settings: Help = {
  title: /*i18n*/ 'help.settings.title',
  says: [/*i18n*/ 'help.settings.one', /*i18n*/ 'help.settings.two', /*i18n*/ 'help.settings.three'],
  Picture: () => (
    <Figure>
      <Line n={1} icon="home" title={i18n._('office.settings.section.shop')} under={i18n._('help.eg.shop')} />
      <Tap n={2} look="primary" say={i18n._('office.common.save')} />
      <Line n={3} icon="eye" title={i18n._('office.first.shoppersRead')} under={i18n._('help.eg.shop')} />
    </Figure>
  ),
};
