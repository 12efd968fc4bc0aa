import { i18n } from '@lingui/core';
import { Beside, Box, Figure, Line, Tap, Ticked } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';
import { Spotted } from '#ui/admin/help/spot.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';

// The help of these screens: three sentences each, and the picture that they speak of.

export const adminProducts: Help = {
  title: /*i18n*/ 'help.adminProducts.title',
  says: [
    /*i18n*/ 'help.adminProducts.one',
    /*i18n*/ 'help.adminProducts.two',
    /*i18n*/ 'help.adminProducts.three',
  ],
  Picture: () => (
    <Figure>
      <Box n={1} icon="search" value={i18n._('office.products.searchBy')} />
      <Line icon="box" title={i18n._('help.eg.potato')} end="₹24">
        <Tap n={2} look="plain" say={i18n._('office.receive')} />
        <Tap n={3} look="plain" say={i18n._('office.products.deactivate')} />
      </Line>
    </Figure>
  ),
};

export const addProduct: Help = {
  title: /*i18n*/ 'help.addProduct.title',
  says: [/*i18n*/ 'help.addProduct.one', /*i18n*/ 'help.addProduct.two', /*i18n*/ 'help.addProduct.three'],
  Picture: () => (
    <Figure>
      <Box n={1} say={i18n._('office.product.title')} icon="scan" value={i18n._('help.eg.potato')} />
      <Beside>
        <Box n={2} say={i18n._('office.category')} value={i18n._('help.eg.shelf')} />
        <Box say={i18n._('office.price')} value="24" />
      </Beside>
      <Tap n={3} look="primary" say={i18n._('office.products.add')} />
    </Figure>
  ),
};

export const packs: Help = {
  title: /*i18n*/ 'help.packs.title',
  says: [/*i18n*/ 'help.packs.one', /*i18n*/ 'help.packs.two', /*i18n*/ 'help.packs.three'],
  Picture: () => (
    <Figure>
      <Line
        n={1}
        icon="box"
        title={i18n._('help.eg.dal')}
        under={[i18n._('help.eg.half'), i18n._('help.eg.one')].join(' · ')}
      />
      <Beside>
        <Box say={i18n._('office.product.pack')} value={i18n._('help.eg.one')} />
        <Tap n={2} look="primary" say={i18n._('office.packs.add')} />
      </Beside>
      <Tap n={3} look="plain" say={i18n._('office.packs.takeOut')} />
    </Figure>
  ),
};

export const shelves: Help = {
  title: /*i18n*/ 'help.shelves.title',
  says: [/*i18n*/ 'help.shelves.one', /*i18n*/ 'help.shelves.two', /*i18n*/ 'help.shelves.three'],
  Picture: () => (
    <Figure>
      <Line
        n={1}
        icon="shelves"
        title={i18n._('help.eg.shelf')}
        end={
          <Spotted n={2} className="flex gap-2 pl-5 text-leaf">
            <ToolIcon name="up" />
            <ToolIcon name="down" />
          </Spotted>
        }
      />
      <Line icon="shelves" title={i18n._('help.eg.dal')} />
      <Ticked n={3} say={i18n._('office.shelves.hide')} />
    </Figure>
  ),
};
