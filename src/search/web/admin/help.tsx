import { i18n } from '@lingui/core';
import { Figure, Line, Tap } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';

// The help of these screens: three sentences each, and the picture that they speak of.

export const searches: Help = {
  title: /*i18n*/ 'help.searches.title',
  says: [/*i18n*/ 'help.searches.one', /*i18n*/ 'help.searches.two', /*i18n*/ 'help.searches.three'],
  Picture: () => (
    <Figure>
      <Line n={1} icon="search" title={i18n._('help.eg.typed')} end="× 9">
        <Tap n={2} say={i18n._('office.searches.teach')} />
      </Line>
      <Line n={3} icon="search" title={i18n._('help.eg.typed2')} end="× 5" />
    </Figure>
  ),
};
