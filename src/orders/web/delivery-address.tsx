import { Fragment } from 'react';
import { addressLines, fullName, type PostalAddress } from '#base/postal-address.ts';

/** The delivery address that the order keeps, without empty fields; above it what is to be known first. */
export function DeliveryAddress({
  of: address,
  name = fullName(address),
  note,
}: {
  of: PostalAddress;
  name?: string;
  note?: string | false;
}) {
  return (
    <address className="break-words not-italic">
      {note && <p className="mb-1 w-fit rounded-control bg-marigold-soft px-2 font-semibold">{note}</p>}
      <strong>{name}</strong>
      {[...addressLines(address), address.phone].filter(Boolean).map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of an address have nothing else, and never move
        <Fragment key={at}>
          <br />
          {line}
        </Fragment>
      ))}
    </address>
  );
}
