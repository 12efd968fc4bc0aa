import { i18n } from '@lingui/core';
import { Beside, Box, Choices, Figure, Line, Tap } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';

// The help of these screens: three sentences each, and the picture that they speak of.

export const newOrder: Help = {
  title: /*i18n*/ 'help.newOrder.title',
  says: [/*i18n*/ 'help.newOrder.one', /*i18n*/ 'help.newOrder.two', /*i18n*/ 'help.newOrder.three'],
  Picture: () => (
    <Figure>
      <Box n={1} say={i18n._('office.take.phone')} icon="phone" value="98000 00000" />
      <Beside>
        <Tap n={2} say={i18n._('office.take.paste')} />
      </Beside>
      <Line icon="box" title={i18n._('help.eg.potato')} under={i18n._('help.eg.two')} end="₹48" />
      <Choices n={3} of={[i18n._('office.queue.cash'), 'UPI', i18n._('office.cash.account')]} />
    </Figure>
  ),
};
