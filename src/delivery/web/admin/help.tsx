import { i18n } from '@lingui/core';
import { Beside, Box, Figure, Line, Tap } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';

// The help of these screens: three sentences each, and the picture that they speak of.

export const delivery: Help = {
  title: /*i18n*/ 'help.delivery.title',
  says: [/*i18n*/ 'help.delivery.one', /*i18n*/ 'help.delivery.two', /*i18n*/ 'help.delivery.three'],
  Picture: () => (
    <Figure>
      <Line
        n={1}
        icon="place"
        title={i18n._('help.eg.area')}
        under={[i18n._('help.eg.village'), i18n._('help.eg.village2')].join(', ')}
      />
      <Beside>
        <Box n={2} say={i18n._('office.delivery.fee')} value="20" />
        <Box say={i18n._('office.delivery.freeAbove')} value="500" />
      </Beside>
      <Box n={3} say={i18n._('office.delivery.paste')} value={i18n._('help.eg.village')} />
    </Figure>
  ),
};

export const rounds: Help = {
  title: /*i18n*/ 'help.rounds.title',
  says: [/*i18n*/ 'help.rounds.one', /*i18n*/ 'help.rounds.two', /*i18n*/ 'help.rounds.three'],
  Picture: () => (
    <Figure>
      <Line n={1} icon="clock" title={i18n._('help.eg.round')} under={i18n._('office.rounds.daily')} />
      <Beside>
        <Box n={2} say={i18n._('office.rounds.before')} value="14:00" />
        <Box say={i18n._('office.rounds.seats')} value="20" />
      </Beside>
      <Tap n={3} say={i18n._('office.rounds.late')} />
    </Figure>
  ),
};
