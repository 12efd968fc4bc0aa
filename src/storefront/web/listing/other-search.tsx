import { Link } from 'react-router';
import { addressOf, type Asked } from '#storefront/listing.ts';

/** A place in a list of searches near this one: the text of the link, and the words it searches for. */
export const OtherSearch = ({ asked, text, q }: { asked: Asked; text: string; q: string }) => (
  <li>
    <Link
      to={addressOf({ ...asked, q, page: 1 })}
      className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full bg-white px-4 text-ink ring-1 ring-inset ring-line hover:bg-leaf-soft"
    >
      {text}
    </Link>
  </li>
);
