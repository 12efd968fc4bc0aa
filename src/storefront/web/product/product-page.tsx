import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import {
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useRevalidator,
  type MetaDescriptor,
} from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { isLoose } from '#base/figures/amount.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { NavCartButton } from '#cart/web/public.ts';
import {
  type ListedProduct,
  type ProductExtras,
  type ProductWithWay,
  isSoldOut,
  type Product,
} from '#catalogue/catalogue.ts';
import { languageContext, platformContext } from '#platform/http/page-context.ts';
import { goToSearch, SEARCH_BOX } from '#search/web/public.ts';
import { type ProductShown, readProduct } from '#storefront/server/queries.ts';
import { LoadFailed, PartFailed } from '#storefront/web/load-failed.tsx';
import { GOODS_GRID, ProductCard } from '#storefront/web/product-card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useGoBack } from '#ui/page/go-back.ts';
import { headOf } from '#ui/page/page-head.ts';
import { partLater } from '#ui/page/part-later.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { ProductDetails } from './product-details.tsx';

// Few addresses name no product.
const NotFound = partLater(async () => (await import('#storefront/web/not-found.tsx')).NotFound, PartFailed);

/** Its head, and what adds it, stand at the ends of a phone's screen. */
export const handle = { isDocked: ({ isUnknown }: Loaded) => !isUnknown };

/** Without a product, there is none at this address, or, in the browser, no answer came. */
type Loaded = Partial<ProductShown> & { isUnknown?: boolean };

/** A product, the same for everybody; an unknown one is answered with 404. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = { platform: context.get(platformContext), language: context.get(languageContext) };
  const found = await readProduct(page, params['productId'] ?? '');
  return found ? data<Loaded>(found) : data<Loaded>({ isUnknown: true }, { status: 404 });
}

/** The same for a navigation in the browser. Without a connection the skeleton stays, with a way to try again. */
export async function clientLoader({ params }: { params: { productId?: string } }): Promise<Loaded> {
  try {
    const path = `/products/${params.productId}`;
    const [product, related, extras] = await Promise.all([
      callApi<ProductWithWay>(inPageLanguage(path)),
      callApi<ListedProduct[]>(inPageLanguage(`${path}/related?packs=one`)),
      callApi<ProductExtras>(inPageLanguage(`${path}/extras`)),
    ]);
    return { product, way: product.way, related, extras };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { isUnknown: error.status === 404 };
  }
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const product = loaderData?.product;
  if (!product) return headOf(matches, (i18n) => ({ title: i18n._('shop.notFound.title') }));
  const path = pageAddress('product', { productId: product._id });
  return [
    ...headOf(matches, {
      title: product.title,
      description: product.description.slice(0, 200),
      path,
      image: product.thumbnail,
    }),
    ...offerOf(matches, product),
  ];
};

/** The page of one product, or the page that says that there is none. */
export default function ProductPage() {
  const { i18n } = useLingui();
  const { product, extras, way = [], related = [], isUnknown } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  if (isUnknown) {
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    );
  }
  if (!product) {
    return (
      <div className="page">
        <ProductHead way={way} />
        <LoadFailed
          text={i18n._('shop.noAnswer')}
          retry={() => void revalidate()}
          busy={state === 'loading'}
        />
        <ProductSkeleton />
      </div>
    );
  }
  return (
    <div className="page lg:pt-2">
      <ProductHead way={way} />
      <nav
        aria-label={i18n._('shop.product.where')}
        className="flex flex-wrap text-sm text-muted max-lg:hidden"
      >
        <Link to={pageAddress('shop')} className="flex min-h-11 items-center hover:text-leaf">
          {i18n._('shop.nav.shop')}
        </Link>
        {way.map(({ value, title }) => (
          <span key={value} className="flex">
            <span aria-hidden="true" className="flex items-center px-2">
              /
            </span>
            <Link
              to={pageAddress('shop', { category: value })}
              className="flex min-h-11 items-center hover:text-leaf"
            >
              <OwnWords text={title} />
            </Link>
          </span>
        ))}
      </nav>
      <ProductDetails product={product} extras={extras} />
      {related.length > 0 && (
        <section aria-labelledby="related" className="pt-10">
          <h2 id="related" className="pb-3 text-xl font-bold">
            {i18n._('shop.product.related')}
          </h2>
          <ul className={GOODS_GRID} data-below="">
            {related.map((tile) => (
              <li key={tile._id}>
                <ProductCard tile={tile} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** On a phone in place of the shop's head: back, the product's shelf, search and cart. */
function ProductHead({ way }: Pick<ProductShown, 'way'>) {
  const { i18n } = useLingui();
  const { value, title = i18n._('shop.nav.shop') } = way.at(-1) ?? {};
  const shelf = pageAddress('shop', { category: value });
  const goBack = useGoBack();
  return (
    <nav aria-label={i18n._('shop.product.way')} className="own-head">
      <Link to={shelf} onClick={goBack} aria-label={i18n._('shop.product.back')} className={ROUND}>
        <Icon name="left" />
      </Link>
      <Link to={shelf} className="mr-auto flex min-h-11 min-w-0 items-center text-lg leading-tight font-bold">
        <span className="truncate">
          <OwnWords text={title} />
        </span>
      </Link>
      <a
        href={`#${SEARCH_BOX}`}
        onClick={goToSearch}
        aria-label={i18n._('shop.nav.search')}
        className={ROUND}
      >
        <Icon name="search" />
      </a>
      <NavCartButton />
    </nav>
  );
}

const ROUND = 'grid size-11 shrink-0 place-items-center';

/** The placeholder of a product's page. */
const ProductSkeleton = () => (
  <div aria-busy="true" className="grid gap-6 md:grid-cols-2 md:gap-10">
    <Skeleton className="product-picture md:aspect-square" />
    <div className="grid content-start gap-4">
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-8 w-1/3" />
      <Skeleton className="h-11" />
      <Skeleton className="h-24" />
    </div>
  </div>
);

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Product data for search engines and chats: its offer as JSON-LD of schema.org, its price as Open Graph. */
function offerOf(matches: Matches, product: Product): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { shop?: { origin: string; name: string } }
    | undefined;
  const origin = root?.shop?.origin ?? '';
  const url = origin + pageAddress('product', { productId: product._id });
  return [
    { property: 'og:type', content: 'product' },
    { property: 'product:price:amount', content: String(product.price) },
    { property: 'product:price:currency', content: 'INR' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.title,
        description: product.description,
        sku: product.sku,
        category: product.shelf,
        ...(product.thumbnail && { image: new URL(product.thumbnail, origin || undefined).href }),
        ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
        offers: {
          '@type': 'Offer',
          url,
          price: product.price,
          priceCurrency: 'INR',
          ...(isLoose(product.soldBy) && { priceSpecification: unitPriceOf(product) }),
          availability: `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
          ...(root?.shop && { seller: { '@type': 'Organization', name: root.shop.name } }),
        },
      },
    },
  ];
}

/** UN/CEFACT's codes of the units in which loose goods are priced. */
const UNIT_CODES: Partial<Record<Product['unit'], string>> = { kg: 'KGM', litres: 'LTR' };

/** Says that the price is for a kilo or litre, whatever amount is ordered. */
const unitPriceOf = ({ price, unit }: Product) => ({
  '@type': 'UnitPriceSpecification',
  price,
  priceCurrency: 'INR',
  referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[unit] },
});
