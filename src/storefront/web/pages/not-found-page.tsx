import { data, type MetaArgs } from 'react-router';
import { NotFound } from '#storefront/web/not-found.tsx';
import { headOf } from '#ui/page/page-head.ts';

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('shop.notFound.title') }));

/** The page for every unknown address. */
export const loader = () => data(null, { status: 404 });

/** In the browser there is nothing to load. */
export const clientLoader = () => null;

export default NotFound;
