import { i18n } from '@lingui/core';
import { Beside, Box, Figure, Line, Tap } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';

// The help of these screens: three sentences each, and the picture that they speak of.

export const cash: Help = {
  title: /*i18n*/ 'help.cash.title',
  says: [/*i18n*/ 'help.cash.one', /*i18n*/ 'help.cash.two', /*i18n*/ 'help.cash.three'],
  Picture: () => (
    <Figure>
      <Line
        n={1}
        icon="user"
        title={i18n._('help.eg.rider')}
        under={i18n._('office.cash.shouldBe')}
        end="₹1,240"
      />
      <Line n={2} icon="cash" title={i18n._('office.cash.counted')} end="₹1,240" />
      <Tap n={3} look="primary" say={i18n._('office.cash.sign')} />
    </Figure>
  ),
};

export const cashSheet: Help = {
  title: /*i18n*/ 'help.cashSheet.title',
  says: [/*i18n*/ 'help.cashSheet.one', /*i18n*/ 'help.cashSheet.two', /*i18n*/ 'help.cashSheet.three'],
  Picture: () => (
    <Figure>
      <Line n={1} icon="cash" title={i18n._('office.cash.shouldBe')} end="₹1,240" />
      <Beside>
        <Box n={2} say="₹500 ×" value="2" />
        <Box say="₹100 ×" value="2" />
        <Box say={i18n._('office.cash.coins')} value="40" />
      </Beside>
      <Tap n={3} look="primary" say={i18n._('office.cash.sign')} />
    </Figure>
  ),
};
