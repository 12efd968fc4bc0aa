import { data } from 'react-router';
import { NotFound } from '#storefront/web/not-found.tsx';

export const meta = () => [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }];

/** Whatever has no page of its own. */
export const loader = () => data(null, { status: 404 });

/** Within the page nothing is asked: there is nothing at this address. */
export const clientLoader = () => null;

export default NotFound;
