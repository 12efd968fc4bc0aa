import { i18n } from '@lingui/core';
import { Beside, Box, Choices, Figure, Line, Tap, Ticked } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';
import { Spotted } from '#ui/admin/help/spot.tsx';

// The help of these screens: three sentences each, and the picture that they speak of.

export const dashboard: Help = {
  title: /*i18n*/ 'help.dashboard.title',
  says: [/*i18n*/ 'help.dashboard.one', /*i18n*/ 'help.dashboard.two', /*i18n*/ 'help.dashboard.three'],
  Picture: () => (
    <Figure>
      <Line n={1} icon="orders" title={i18n._('office.home.toConfirm')} end="2" />
      <Line n={2} icon="cash" title={i18n._('office.home.inBags')} end="₹1,240" />
      <Choices n={3} of={[i18n._('office.dashboard.days7'), i18n._('office.dashboard.days30')]} />
    </Figure>
  ),
};

export const firstStep: Help = {
  title: /*i18n*/ 'help.firstStep.title',
  says: [/*i18n*/ 'help.firstStep.one', /*i18n*/ 'help.firstStep.two', /*i18n*/ 'help.firstStep.three'],
  Picture: () => (
    <Figure>
      <Line
        n={1}
        icon="home"
        title={i18n._('office.first.shop.title')}
        under={i18n._('office.first.shop.todo')}
      />
      <Line icon="box" title={i18n._('office.first.goods.title')}>
        <Tap look="primary" say={i18n._('office.first.begin')} />
        <Tap n={2} look="plain" say={i18n._('office.first.later')} />
      </Line>
      <Line n={3} icon="eye" title={i18n._('office.first.see')} under={i18n._('help.eg.shop')} />
    </Figure>
  ),
};

export const reorder: Help = {
  title: /*i18n*/ 'help.reorder.title',
  says: [/*i18n*/ 'help.reorder.one', /*i18n*/ 'help.reorder.two', /*i18n*/ 'help.reorder.three'],
  Picture: () => (
    <Figure>
      <Line n={1} icon="box" title={i18n._('help.eg.dal')} under={i18n._('office.reorder.soldOut')} />
      <Box n={2} say={i18n._('office.reorder.kg')} value="20" />
      <Beside>
        <Tap n={3} icon="chat" say="WhatsApp" />
        <Tap say={i18n._('office.reorder.copy')} />
      </Beside>
    </Figure>
  ),
};

export const salesFigures: Help = {
  title: /*i18n*/ 'help.salesFigures.title',
  says: [
    /*i18n*/ 'help.salesFigures.one',
    /*i18n*/ 'help.salesFigures.two',
    /*i18n*/ 'help.salesFigures.three',
  ],
  Picture: () => (
    <Figure>
      <Choices
        n={1}
        of={[i18n._('office.sales.month'), i18n._('office.sales.lastMonth'), i18n._('office.sales.days')]}
      />
      <Line n={2} title={i18n._('office.sales.sales')} end="₹24,800" />
      <Line title={i18n._('office.sales.received')} end="₹23,950" />
      <Tap n={3} icon="download" say={i18n._('office.export')} />
    </Figure>
  ),
};

export const hours: Help = {
  title: /*i18n*/ 'help.hours.title',
  says: [/*i18n*/ 'help.hours.one', /*i18n*/ 'help.hours.two', /*i18n*/ 'help.hours.three'],
  Picture: () => (
    <Figure>
      <Tap n={1} look="danger" say={i18n._('office.hours.closeToday')} />
      <Ticked n={2} say={i18n._('office.hours.keep')} />
      <Line n={3} icon="clock" title={i18n._('office.rounds.monday')} end="8:00 – 20:00" />
    </Figure>
  ),
};

export const tax: Help = {
  title: /*i18n*/ 'help.tax.title',
  says: [/*i18n*/ 'help.tax.one', /*i18n*/ 'help.tax.two', /*i18n*/ 'help.tax.three'],
  Picture: () => (
    <Figure>
      <Choices
        n={1}
        of={[
          i18n._('office.tax.unregistered'),
          i18n._('office.tax.composition'),
          i18n._('office.tax.regular'),
        ]}
      />
      <Tap n={2} look="primary" say={i18n._('office.common.save')} />
      <Line n={3} icon="clock" title={i18n._('office.tax.before')} />
    </Figure>
  ),
};

export const taxRates: Help = {
  title: /*i18n*/ 'help.taxRates.title',
  says: [/*i18n*/ 'help.taxRates.one', /*i18n*/ 'help.taxRates.two', /*i18n*/ 'help.taxRates.three'],
  Picture: () => (
    <Figure>
      <Line n={1} icon="search" title={i18n._('office.tax.findRate')} />
      <Line n={2} title={i18n._('help.eg.dal')} end="5 %" />
      <Tap n={3} look="plain" say={i18n._('office.tax.addRate')} />
    </Figure>
  ),
};

export const auditLog: Help = {
  title: /*i18n*/ 'help.auditLog.title',
  says: [/*i18n*/ 'help.auditLog.one', /*i18n*/ 'help.auditLog.two', /*i18n*/ 'help.auditLog.three'],
  Picture: () => (
    <Figure>
      <Choices n={3} of={[i18n._('office.audit.everything'), i18n._('office.nav.products')]} />
      <Line n={1} icon="clock" title={i18n._('help.eg.owner')} under={i18n._('help.eg.change')} />
      <Spotted n={2} className="px-3">
        <p>
          <b>{i18n._('office.price')}</b> <span className="text-muted">{i18n._('office.audit.before')}</span>{' '}
          ₹30 <span className="text-muted">{i18n._('office.audit.after')}</span> ₹32
        </p>
      </Spotted>
    </Figure>
  ),
};
