import { i18n } from '@lingui/core';
import { Beside, Figure, Line, Tap } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';

// The help of the list of complaints: three sentences, and the picture that they speak of.

export const complaints: Help = {
  title: /*i18n*/ 'office.complaints.title',
  says: [/*i18n*/ 'help.complaints.one', /*i18n*/ 'help.complaints.two', /*i18n*/ 'help.complaints.three'],
  Picture: () => (
    <Figure>
      <Line
        n={1}
        icon="chat"
        title={i18n._('office.complaints.numbered', { number: 12, name: i18n._('help.eg.person') })}
        under={i18n._('account.wrong.damaged')}
      />
      <Beside>
        <Tap n={2} say={i18n._('office.complaints.confirm')} />
        <Tap n={3} say={i18n._('office.complaints.answer')} />
      </Beside>
    </Figure>
  ),
};
