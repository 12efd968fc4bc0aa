import { useLingui } from '@lingui/react';

const ITEMS = [
  [/*i18n*/ { id: 'account.privacy.contact' }, /*i18n*/ { id: 'account.privacy.contactWhy' }],
  [/*i18n*/ { id: 'account.privacy.email' }, /*i18n*/ { id: 'account.privacy.emailWhy' }],
  [/*i18n*/ { id: 'account.privacy.addresses' }, /*i18n*/ { id: 'account.privacy.addressesWhy' }],
  [/*i18n*/ { id: 'account.privacy.orders' }, /*i18n*/ { id: 'account.privacy.ordersWhy' }],
  [/*i18n*/ { id: 'account.privacy.devices' }, /*i18n*/ { id: 'account.privacy.devicesWhy' }],
  [/*i18n*/ { id: 'account.privacy.letters' }, /*i18n*/ { id: 'account.privacy.lettersWhy' }],
] as const;

/** The data that the shop keeps of a person, each with its purpose, and the person's ways to read, correct, withdraw and complain. */
export function PrivacyItems() {
  const { i18n } = useLingui();
  return (
    <>
      <dl className="grid gap-2">
        {ITEMS.map(([what, why]) => (
          <div key={what.id}>
            <dt className="font-semibold">{i18n._(what.id)}</dt>
            <dd>{i18n._(why.id)}</dd>
          </div>
        ))}
      </dl>
      <p>{i18n._('account.privacy.rights')}</p>
      <p>{i18n._('account.privacy.kept')}</p>
      <p>{i18n._('account.privacy.board')}</p>
    </>
  );
}
