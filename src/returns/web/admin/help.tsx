import { i18n } from '@lingui/core';
import { Figure, Line, Tap } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';

// The help of this screen: three sentences, and the picture that they speak of.

export const returns: Help = {
  title: /*i18n*/ 'help.returns.title',
  says: [/*i18n*/ 'help.returns.one', /*i18n*/ 'help.returns.two', /*i18n*/ 'help.returns.three'],
  Picture: () => (
    <Figure>
      <Line
        n={1}
        icon="clock"
        title={i18n._('office.returns.month', { month: '10', year: '2026' })}
        under={i18n._('office.returns.period')}
      />
      <Tap n={2} look="primary" icon="download" say={i18n._('office.returns.file')} />
      <Line n={3} title={i18n._('office.returns.3.1a')} end="₹1,240" />
    </Figure>
  ),
};
