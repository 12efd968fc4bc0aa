import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { CATEGORY_LABELS } from '#catalogue/catalogue.ts';
import { notesContext, platformContext } from '#platform/http/page-context.ts';
import { addressOf, type Asked, askedIn } from '#storefront/listing.ts';
import { readStep } from '#storefront/server/queries/goods.ts';
import { headOf } from '#ui/page-head.ts';
import { fetchListing, Listing, type LoadedListing } from './listing.tsx';

/** The listing as anybody sees it at this address. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<LoadedListing> {
  const step = await readStep(context.get(platformContext), request.url, context.get(notesContext));
  return { step, at: 0 };
}

/** The same, within the page: shown at once with placeholders, goods as they come. */
export const clientLoader = ({ request }: { request: Request }): LoadedListing => fetchListing(request.url);

export const meta = ({ matches, location }: MetaArgs) => {
  const asked = askedIn(new URLSearchParams(location.search));
  return headOf(matches, {
    title: titleOf(asked),
    // A search's results are not a page of their own for search engines.
    path: asked.q ? undefined : pageAddress('shop') + addressOf({ ...asked, sort: '' }),
  });
};

export default function ShopPage() {
  const loaded = useLoaderData<typeof loader>();
  const asked = askedIn(new URLSearchParams(useLocation().search));
  return (
    <div className="page pt-4">
      <h1 className="pb-3 text-2xl font-bold">{titleOf(asked)}</h1>
      <h2 className="sr-only">Goods</h2>
      <Listing loaded={loaded} />
    </div>
  );
}

function titleOf({ q, active }: Asked): string {
  if (q) return `Results for “${q}”`;
  const [only] = active;
  return active.length === 1 && only && only !== 'All' ? CATEGORY_LABELS[only] : 'Shop';
}
