import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { CallFailed } from '#browser/calls/api-client.ts';
import { gtinOf } from '#catalogue/products/barcode.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { findByBarcode } from '#catalogue/web/admin/scan/product-scan.tsx';
import { shownTitle } from '#catalogue/web/admin/shown-goods.tsx';
import { Field, type FieldState } from '#ui/form/field.tsx';
import { ScanButton } from '../scan/scan-button.tsx';
import { useTypedScans } from '../scan/use-typed-scans.ts';

/** Enter belongs to the scanner that types, and does not send the form. */
const keepFromSending = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/**
 * A note under the field moves the rest of the form. It waits until the tap that took the focus away has ended where it
 * began.
 */
const TAP_MS = 400;

type Note = { wrong: string } | { digits: string; holder: StaffProduct } | { read: string };

/**
 * The barcode of a product: typed, read by the camera, or by a scanner that types wherever the focus is. A code that
 * another product has is not taken; that product can be opened.
 */
export function BarcodeField({
  product,
  className,
  ...field
}: FieldState & {
  /** The product that is edited; none while one is added. */
  product?: string | undefined;
  className?: string;
}) {
  const { i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState<Note>();
  const control = (): HTMLInputElement => place.current!.querySelector('input')!;

  const take = async (scanned: string): Promise<void> => {
    const said = await noteOf(scanned, product);
    setNote(said);
    if (!('read' in said)) return;
    control().value = said.read;
    // As typing does, so that an error at the field is cleared.
    control().dispatchEvent(new Event('input', { bubbles: true }));
  };
  const check = async (): Promise<void> => {
    const typed = control().value.trim();
    setNote(typed === '' || typed === field.defaultValue ? undefined : await noteOf(typed, product));
  };
  const checkSoon = (): void => {
    setTimeout(() => place.current && void check(), TAP_MS);
  };
  useTypedScans((digits) => void take(digits));
  return (
    <div ref={place} className={className}>
      <Field
        {...field}
        label={i18n._('office.barcode')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        onKeyDown={keepFromSending}
        onBlur={checkSoon}
        after={<ScanButton onScan={(digits) => void take(digits)} />}
      />
      <output className="block text-sm">{!field.error && note && <Noted note={note} />}</output>
    </div>
  );
}

function Noted({ note }: { note: Note }) {
  const { i18n } = useLingui();
  if ('wrong' in note) return <span className="text-chilli">{note.wrong}</span>;
  if ('read' in note)
    return <span className="sr-only">{i18n._('office.barcode.read', { digits: note.read })}</span>;
  return (
    <span className="text-chilli">
      {i18n._('office.barcode.holder', { title: shownTitle(note.holder), digits: note.digits })}{' '}
      <Link
        to={officeAddress('adminProducts', { state: 'all', q: note.digits })}
        className="inline-block py-2 font-semibold underline"
      >
        {i18n._('office.barcode.open')}
      </Link>
    </span>
  );
}

/** Finds the note for a scanned code. Without an answer the code is taken: saving asks the shop again. */
async function noteOf(scanned: string, product: string | undefined): Promise<Note> {
  const digits = gtinOf(scanned);
  if (!digits) return { wrong: i18n._('office.barcode.wrong', { scanned }) };
  try {
    const holder = await findByBarcode(digits);
    return holder && holder._id !== product ? { digits, holder } : { read: digits };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { read: digits };
  }
}
