import { i18n } from '@lingui/core';
import { Beside, Figure, Line, Tap } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';

// The help of these screens: three sentences each, and the picture that they speak of.

export const goodsFile: Help = {
  title: /*i18n*/ 'help.import.title',
  says: [/*i18n*/ 'help.import.one', /*i18n*/ 'help.import.two', /*i18n*/ 'help.import.three'],
  Picture: () => (
    <Figure>
      <Tap n={1} icon="upload" say={i18n._('office.import.choose')} />
      <Beside>
        <Line n={2} title={i18n._('office.import.new')} end="12" />
        <Line title={i18n._('office.import.left')} end="3" />
      </Beside>
      <Tap n={3} look="primary" say={i18n._('office.import.put', { count: 12 })} />
    </Figure>
  ),
};
