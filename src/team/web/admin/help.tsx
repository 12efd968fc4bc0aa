import { i18n } from '@lingui/core';
import { Beside, Box, Figure, Line, Tap, Ticked } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';
import { Spotted } from '#ui/admin/help/spot.tsx';
import { QrCode } from '#ui/qr-code.tsx';

// The help of these screens: three sentences each, and the picture that they speak of.

export const team: Help = {
  title: /*i18n*/ 'help.team.title',
  says: [/*i18n*/ 'help.team.one', /*i18n*/ 'help.team.two', /*i18n*/ 'help.team.three'],
  Picture: () => (
    <Figure>
      <Line n={1} icon="user" title={i18n._('help.eg.rider')} under={i18n._('office.job.rider')}>
        <Tap n={2} look="plain" icon="edit" say={i18n._('office.edit')} />
        <Tap n={3} look="plain" icon="key" say={i18n._('office.team.card.login')} />
      </Line>
    </Figure>
  ),
};

export const newStaff: Help = {
  title: /*i18n*/ 'help.newStaff.title',
  says: [/*i18n*/ 'help.newStaff.one', /*i18n*/ 'help.newStaff.two', /*i18n*/ 'help.newStaff.three'],
  Picture: () => (
    <Figure>
      <Beside>
        <Box n={1} say={i18n._('office.name')} value={i18n._('help.eg.rider')} />
        <Box say={i18n._('office.team.mobile')} value="98000 00000" />
      </Beside>
      <Ticked n={2} say={i18n._('office.job.packer')} />
      <Tap n={3} look="primary" say={i18n._('office.team.addAndCard')} />
    </Figure>
  ),
};

export const staffCard: Help = {
  title: /*i18n*/ 'help.staffCard.title',
  says: [/*i18n*/ 'help.staffCard.one', /*i18n*/ 'help.staffCard.two', /*i18n*/ 'help.staffCard.three'],
  Picture: () => (
    <Figure>
      <Beside>
        <Spotted n={1}>
          <QrCode text="Haat" label={i18n._('office.team.card.qr')} className="size-24" />
        </Spotted>
        <Spotted n={2}>
          <b className="px-3 text-xl tabular-nums">4827 1936</b>
        </Spotted>
      </Beside>
      <Tap n={3} look="plain" say={i18n._('office.team.card.revoke')} />
    </Figure>
  ),
};

export const rescueCodes: Help = {
  title: /*i18n*/ 'help.rescueCodes.title',
  says: [/*i18n*/ 'help.rescueCodes.one', /*i18n*/ 'help.rescueCodes.two', /*i18n*/ 'help.rescueCodes.three'],
  Picture: () => (
    <Figure>
      <Tap n={1} look="primary" icon="print" say={i18n._('office.codes.print')} />
      <Ticked n={2} say={i18n._('office.codes.onPaper')} />
      <Spotted n={3} className="flex flex-wrap gap-x-6 px-3 font-mono text-base font-semibold">
        <s>7K4M-92TX</s>
        <span>QF3H-6WJP</span>
      </Spotted>
    </Figure>
  ),
};
