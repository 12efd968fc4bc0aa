import { data, type MetaArgs, redirectDocument } from 'react-router';
import { NotFound } from '#storefront/web/not-found.tsx';
import { headOf } from '#ui/page/page-head.ts';

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('shop.notFound.title') }));

/** The page for every unknown address. */
export const loader = () => data(null, { status: 404 });

/**
 * The browser knows the shop's own addresses only: it asks the server for any other, which may be one of the back office.
 */
export const clientLoader = ({ request }: { request: Request }) => redirectDocument(request.url);

export default NotFound;
