import type { SelectedAddress } from '#orders/orders.ts';

/** Somebody with one name may have written a dash for the other; it is not shown. */
export const fullName = ({ firstName, lastName }: Pick<SelectedAddress, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter((name) => name !== '-').join(' ');

/** The delivery address that the order keeps, without empty fields. */
export function DeliveryAddress({ of: address }: { of: SelectedAddress }) {
  const { phone, colony, landmark, village, district, state, pincode } = address;
  const place = [village, district, state, pincode].filter(Boolean).join(', ');
  return (
    <address className="break-words not-italic">
      <strong>{fullName(address)}</strong>
      <br />
      {colony}
      <br />
      {landmark}
      {address.address && (
        <>
          <br />
          {address.address}
        </>
      )}
      {place && (
        <>
          <br />
          {place}
        </>
      )}
      <br />
      {phone}
    </address>
  );
}
