import { i18n } from '@lingui/core';
import { Beside, Box, Choices, Figure, Line, Tap } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';

// The help of these screens: three sentences each, and the picture that they speak of.

export const debtors: Help = {
  title: /*i18n*/ 'help.debtors.title',
  says: [/*i18n*/ 'help.debtors.one', /*i18n*/ 'help.debtors.two', /*i18n*/ 'help.debtors.three'],
  Picture: () => (
    <Figure>
      <Choices n={1} of={[i18n._('office.khata.byOldest'), i18n._('office.khata.byOwed')]} />
      <Line n={2} icon="user" title={i18n._('help.eg.person')} end="₹640">
        <Tap n={3} icon="chat" look="plain" say={i18n._('office.khata.remind')} />
      </Line>
    </Figure>
  ),
};

export const khata: Help = {
  title: /*i18n*/ 'help.khata.title',
  says: [/*i18n*/ 'help.khata.one', /*i18n*/ 'help.khata.two', /*i18n*/ 'help.khata.three'],
  Picture: () => (
    <Figure>
      <Line
        n={1}
        icon="user"
        title={i18n._('office.khata.owes')}
        under={`${i18n._('office.khata.limit')}: ₹2,000`}
        end="₹640"
      />
      <Tap n={2} look="primary" icon="cash" say={i18n._('office.money.take')} />
      <Line n={3} title={i18n._('office.khata.onAccount')} under="#1047" end="₹473" />
    </Figure>
  ),
};

export const khataStatement: Help = {
  title: /*i18n*/ 'help.khataStatement.title',
  says: [
    /*i18n*/ 'help.khataStatement.one',
    /*i18n*/ 'help.khataStatement.two',
    /*i18n*/ 'help.khataStatement.three',
  ],
  Picture: () => (
    <Figure>
      <Beside>
        <Box n={1} say={i18n._('office.khata.from')} value="1.11." />
        <Box say={i18n._('office.khata.to')} value="30.11." />
      </Beside>
      <Line n={2} title={i18n._('office.khata.before')} end="₹167" />
      <Line title={i18n._('office.khata.after')} end="₹640" />
      <Tap n={3} icon="print" say={i18n._('office.print')} />
    </Figure>
  ),
};
