import { i18n } from '@lingui/core';
import { Beside, Box, Figure, Line, Tap, Told } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';

// The help of these screens: three sentences each, and the picture that they speak of.

export const priceGrid: Help = {
  title: /*i18n*/ 'help.priceGrid.title',
  says: [/*i18n*/ 'help.priceGrid.one', /*i18n*/ 'help.priceGrid.two', /*i18n*/ 'help.priceGrid.three'],
  Picture: () => (
    <Figure>
      <Line icon="box" title={i18n._('help.eg.potato')} under={i18n._('help.eg.one')}>
        <Box n={1} say={i18n._('office.price')} value="26" />
        <Box say={i18n._('office.stock')} value="40" />
      </Line>
      <Beside>
        <Told n={2} say={i18n._('office.grid.saved')} />
        <Tap n={3} icon="percent" say={i18n._('office.grid.percent')} />
      </Beside>
    </Figure>
  ),
};
