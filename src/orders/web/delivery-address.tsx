import { Fragment } from 'react';
import { fullName } from '#base/full-name.ts';
import type { SelectedAddress } from '#orders/orders.ts';

/** The delivery address that the order keeps, without empty fields; above it what is to be known first. */
export function DeliveryAddress({
  of: address,
  name = fullName(address),
  note,
}: {
  of: SelectedAddress;
  name?: string;
  note?: string | false;
}) {
  const { phone, colony, landmark, village, district, state, pincode } = address;
  const place = [village, district, state, pincode].filter(Boolean).join(', ');
  return (
    <address className="break-words not-italic">
      {note && <p className="mb-1 w-fit rounded-control bg-marigold-soft px-2 font-semibold">{note}</p>}
      <strong>{name}</strong>
      {[colony, landmark, address.address, place, phone].filter(Boolean).map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of an address have nothing else, and never move
        <Fragment key={at}>
          <br />
          {line}
        </Fragment>
      ))}
    </address>
  );
}
