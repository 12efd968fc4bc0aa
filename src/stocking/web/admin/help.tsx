import { i18n } from '@lingui/core';
import { Beside, Box, Choices, Figure, Line, Tap } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';

// The help of these screens: three sentences each, and the picture that they speak of.

export const stocking: Help = {
  title: /*i18n*/ 'help.stocking.title',
  says: [/*i18n*/ 'help.stocking.one', /*i18n*/ 'help.stocking.two', /*i18n*/ 'help.stocking.three'],
  Picture: () => (
    <Figure>
      <Line n={1} icon="shelves" title={i18n._('help.eg.dal')} end="12" />
      <Line
        icon="box"
        title={i18n._('help.eg.dal')}
        under={i18n._('help.eg.one')}
        end={<Box n={2} value="₹158" />}
      />
      <Tap n={3} look="primary" say={i18n._('office.stocking.put', { priced: 3 })} />
    </Figure>
  ),
};

export const drafts: Help = {
  title: /*i18n*/ 'help.drafts.title',
  says: [/*i18n*/ 'help.drafts.one', /*i18n*/ 'help.drafts.two', /*i18n*/ 'help.drafts.three'],
  Picture: () => (
    <Figure>
      <Line n={1} icon="camera" title={i18n._('office.products.noName')} />
      <Beside>
        <Box n={2} say={i18n._('office.product.title')} value={i18n._('help.eg.potato')} />
        <Box say={i18n._('office.price')} value="24" />
      </Beside>
      <Tap n={3} look="primary" say={i18n._('office.drafts.putOne')} />
    </Figure>
  ),
};

export const missing: Help = {
  title: /*i18n*/ 'help.missing.title',
  says: [/*i18n*/ 'help.missing.one', /*i18n*/ 'help.missing.two', /*i18n*/ 'help.missing.three'],
  Picture: () => (
    <Figure>
      <Choices
        n={1}
        of={[i18n._('office.photo'), i18n._('office.missing.net'), i18n._('office.product.mark')]}
      />
      <Line icon="box" title={i18n._('help.eg.dal')}>
        <Tap n={2} look="plain" say={i18n._('office.missing.vegMark')} />
      </Line>
      <Line n={3} icon="eye" title={i18n._('help.eg.dal')} under={i18n._('office.product.veg')} />
    </Figure>
  ),
};
