import { data } from 'react-router';
import { NotFound } from '#storefront/web/not-found.tsx';

export const meta = () => [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }];

/** The page for every unknown address. */
export const loader = () => data(null, { status: 404 });

/** In the browser there is nothing to load. */
export const clientLoader = () => null;

export default NotFound;
