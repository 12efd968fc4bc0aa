import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { buttonClass } from '#ui/button.tsx';

/** The page for an address where there is nothing. */
export const NotFound = () => (
  <div className="page grid justify-items-center gap-3 py-20 text-center">
    <p className="text-xl font-bold text-leaf">OOPS!</p>
    <h1 className="text-3xl font-bold">Page not found</h1>
    <p className="text-muted">Sorry, we couldn’t find the page you’re looking for.</p>
    <p className="flex flex-wrap justify-center gap-3 pt-3">
      <Link to={pageAddress('home')} className={buttonClass('primary')}>
        Go back home
      </Link>
      <Link to={pageAddress('contact')} className={buttonClass('plain')}>
        Contact support
      </Link>
    </p>
  </div>
);
