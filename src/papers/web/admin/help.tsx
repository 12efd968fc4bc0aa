import { i18n } from '@lingui/core';
import { Choices, Figure, Tap } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';

// The help of these screens: three sentences each, and the picture that they speak of.

export const printOrder: Help = {
  title: /*i18n*/ 'help.printOrder.title',
  says: [/*i18n*/ 'help.printOrder.one', /*i18n*/ 'help.printOrder.two', /*i18n*/ 'help.printOrder.three'],
  Picture: () => (
    <Figure>
      <Choices n={1} of={[i18n._('office.print.slip'), i18n._('office.print.bill')]} />
      <Choices n={2} of={[i18n._('office.print.a4'), i18n._('office.print.roll')]} />
      <Tap n={3} look="primary" icon="print" say={i18n._('office.print')} />
    </Figure>
  ),
};
