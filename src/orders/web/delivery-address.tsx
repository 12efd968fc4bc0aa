import type { SelectedAddress } from '#orders/orders.ts';

/** The delivery address that the order keeps, without empty fields. */
export function DeliveryAddress({ of: address }: { of: SelectedAddress }) {
  const { firstName, lastName, phone, colony, landmark, district, state, pincode } = address;
  const place = [district, state, pincode].filter(Boolean).join(', ');
  return (
    <address className="break-words not-italic">
      <strong>
        {firstName} {lastName}
      </strong>
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
