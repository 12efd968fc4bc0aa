import { i18n } from '@lingui/core';
import { Beside, Box, Figure, Tap } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';

// The help of these screens: three sentences each, and the picture that they speak of.

export const alarm: Help = {
  title: /*i18n*/ 'help.alarm.title',
  says: [/*i18n*/ 'help.alarm.one', /*i18n*/ 'help.alarm.two', /*i18n*/ 'help.alarm.three'],
  Picture: () => (
    <Figure>
      <Tap n={1} look="primary" icon="bell" say={i18n._('office.alarm.switchOn')} />
      <Tap n={2} icon="sound" say={i18n._('office.alarm.test')} />
      <Beside>
        <Box n={3} say={i18n._('office.alarm.quiet.from')} value="22:00" />
        <Box say={i18n._('office.alarm.quiet.to')} value="6:00" />
      </Beside>
    </Figure>
  ),
};
