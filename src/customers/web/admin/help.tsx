import { i18n } from '@lingui/core';
import { Box, Figure, Line, Tap } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';

// The help of these screens: three sentences each, and the picture that they speak of.

export const customers: Help = {
  title: /*i18n*/ 'help.customers.title',
  says: [/*i18n*/ 'help.customers.one', /*i18n*/ 'help.customers.two', /*i18n*/ 'help.customers.three'],
  readOn: /*i18n*/ 'help.customers.leak',
  Picture: () => (
    <Figure>
      <Box n={1} icon="search" value={i18n._('office.customers.search.hint')} />
      <Line
        n={2}
        icon="user"
        title={i18n._('help.eg.person')}
        under={i18n._('help.eg.village')}
        end="₹4,730"
      />
      <Tap n={3} look="primary" icon="plus" say={i18n._('office.customers.add')} />
    </Figure>
  ),
};

export const customerDetails: Help = {
  title: /*i18n*/ 'help.customerDetails.title',
  says: [
    /*i18n*/ 'help.customerDetails.one',
    /*i18n*/ 'help.customerDetails.two',
    /*i18n*/ 'help.customerDetails.three',
  ],
  Picture: () => (
    <Figure>
      <Line n={1} icon="user" title={i18n._('help.eg.person')} under="98000 00000" end="₹120" />
      <Tap n={2} icon="key" say={i18n._('office.login.help')} />
      <Line n={3} icon="orders" title="#1047" under={i18n._('office.status.delivered')} end="₹473" />
    </Figure>
  ),
};
